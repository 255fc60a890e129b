//! The themes that come with the program.
//!
//! Where sides are told by colour the squares must be neither light nor dark:
//! only a relative luminance between 0.10 and 0.30 leaves both white and black
//! a contrast of 3. Where they are told by shape, squares may be as light as a
//! printed board's.

use std::borrow::Cow;

use super::{Colors, Indexed, Rgb, Scheme};

/// The themes that come with the program; the first is the default.
pub static BUILT_IN: [Scheme; 7] = [WALNUT, GREEN, SLATE, CONTRAST, SAFE, PAPER, MONO];

/// A colour written as in a style sheet.
const fn hex(number: u32) -> Rgb {
    let [_, red, green, blue] = number.to_be_bytes();
    Rgb(red, green, blue)
}

const WALNUT: Scheme = Scheme {
    name: Cow::Borrowed("walnut"),
    paper: false,
    colors: Colors {
        light: hex(0xb5_8863),
        dark: hex(0x80_573a),
        white: hex(0xff_fdf8),
        white_ink: hex(0x3a_2618),
        black: hex(0x04_0302),
        black_ink: hex(0xd8_c4a8),
        last_move: hex(0xf2_d04a),
        selected: hex(0x7f_d13b),
        target: hex(0x14_2410),
        check: hex(0xd8_2418),
        cursor: hex(0x9c_f0ff),
        candidate: hex(0xff_b03a),
        panel: hex(0x1d_1916),
        text: hex(0xe9_e1d6),
        dim: hex(0xa5_998b),
        accent: hex(0xf0_c070),
        warning: hex(0xff_8f70),
    },
    indexed: Some(Indexed {
        plain: [137, 59],
        last_move: [136, 94],
        selected: [64, 28],
        check: [167, 160],
    }),
    sixteen: [15, 7],
};

const GREEN: Scheme = Scheme {
    name: Cow::Borrowed("green"),
    paper: false,
    colors: Colors {
        light: hex(0x80_9a66),
        dark: hex(0x4c_6a42),
        white: hex(0xff_fff8),
        white_ink: hex(0x22_301c),
        black: hex(0x02_0402),
        black_ink: hex(0xc4_d4b8),
        last_move: hex(0xf6_e05a),
        selected: hex(0x5a_d8e0),
        target: hex(0x0c_1a0a),
        check: hex(0xd8_2418),
        cursor: hex(0xb8_f2ff),
        candidate: hex(0xff_b84a),
        panel: hex(0x15_1a14),
        text: hex(0xe2_e8dc),
        dim: hex(0x97_a48e),
        accent: hex(0xc8_dc7a),
        warning: hex(0xff_9478),
    },
    indexed: Some(Indexed {
        plain: [151, 65],
        last_move: [185, 100],
        selected: [116, 31],
        check: [210, 167],
    }),
    sixteen: [7, 2],
};

const SLATE: Scheme = Scheme {
    name: Cow::Borrowed("slate"),
    paper: false,
    colors: Colors {
        light: hex(0x80_94ad),
        dark: hex(0x52_6582),
        white: hex(0xff_ffff),
        white_ink: hex(0x1c_2636),
        black: hex(0x02_0306),
        black_ink: hex(0xb8_c8dc),
        last_move: hex(0x5c_e0d0),
        selected: hex(0xf6_d860),
        target: hex(0x0c_1424),
        check: hex(0xe0_3030),
        cursor: hex(0xa8_f4ff),
        candidate: hex(0xff_b060),
        panel: hex(0x14_181f),
        text: hex(0xe0_e6ee),
        dim: hex(0x92_9eae),
        accent: hex(0x8c_c8ff),
        warning: hex(0xff_9080),
    },
    indexed: Some(Indexed {
        plain: [246, 60],
        last_move: [66, 30],
        selected: [136, 94],
        check: [167, 160],
    }),
    sixteen: [7, 6],
};

/// As much contrast as a screen has: black ink on white and on grey.
const CONTRAST: Scheme = Scheme {
    name: Cow::Borrowed("contrast"),
    paper: false,
    colors: Colors {
        light: hex(0xff_ffff),
        dark: hex(0x9a_9a9a),
        white: hex(0xff_ffff),
        white_ink: hex(0x00_0000),
        black: hex(0x00_0000),
        black_ink: hex(0xff_ffff),
        last_move: hex(0x00_48a8),
        selected: hex(0x8a_0070),
        target: hex(0x00_5040),
        check: hex(0xb0_0000),
        cursor: hex(0x00_0000),
        candidate: hex(0x5a_2c00),
        panel: hex(0x00_0000),
        text: hex(0xff_ffff),
        dim: hex(0xd0_d0d0),
        accent: hex(0xff_ff00),
        warning: hex(0xff_a080),
    },
    indexed: Some(Indexed {
        plain: [231, 247],
        last_move: [153, 68],
        selected: [219, 176],
        check: [217, 174],
    }),
    sixteen: [15, 7],
};

/// Marks from the set of Okabe and Ito, which stay apart for colour-blind eyes, on neutral squares.
const SAFE: Scheme = Scheme {
    name: Cow::Borrowed("safe"),
    paper: false,
    colors: Colors {
        light: hex(0x91_9190),
        dark: hex(0x62_6264),
        white: hex(0xff_ffff),
        white_ink: hex(0x20_2020),
        black: hex(0x03_0303),
        black_ink: hex(0xd0_d0d0),
        last_move: hex(0xf0_e442),
        selected: hex(0x56_b4e9),
        target: hex(0x00_1c30),
        check: hex(0xd5_5e00),
        cursor: hex(0xff_ffff),
        candidate: hex(0xe6_9f00),
        panel: hex(0x18_1818),
        text: hex(0xe8_e8e8),
        dim: hex(0xa0_a0a0),
        accent: hex(0x56_b4e9),
        warning: hex(0xe6_9f00),
    },
    indexed: Some(Indexed {
        plain: [246, 241],
        last_move: [136, 58],
        selected: [67, 25],
        check: [166, 130],
    }),
    sixteen: [15, 7],
};

/// A printed diagram, for terminals with a light ground.
const PAPER: Scheme = Scheme {
    name: Cow::Borrowed("paper"),
    paper: true,
    colors: Colors {
        light: hex(0xf6_efdf),
        dark: hex(0xbc_a982),
        white: hex(0xff_ffff),
        white_ink: hex(0x24_1e18),
        black: hex(0x24_1e18),
        black_ink: hex(0xf0_e8d8),
        last_move: hex(0x8c_5a00),
        selected: hex(0x00_6a8c),
        target: hex(0x2c_5c1c),
        check: hex(0xb0_1c10),
        cursor: hex(0x10_2c70),
        candidate: hex(0x8a_3a00),
        panel: hex(0xfb_f8f0),
        text: hex(0x24_201a),
        dim: hex(0x6b_6252),
        accent: hex(0x7a_4a00),
        warning: hex(0xa8_2010),
    },
    indexed: Some(Indexed {
        plain: [230, 180],
        last_move: [222, 214],
        selected: [117, 74],
        check: [217, 174],
    }),
    sixteen: [15, 7],
};

/// Greys alone.
const MONO: Scheme = Scheme {
    name: Cow::Borrowed("mono"),
    paper: false,
    colors: Colors {
        light: hex(0x92_9292),
        dark: hex(0x62_6262),
        white: hex(0xff_ffff),
        white_ink: hex(0x20_2020),
        black: hex(0x03_0303),
        black_ink: hex(0xd0_d0d0),
        last_move: hex(0xf0_f0f0),
        selected: hex(0xff_ffff),
        target: hex(0x10_1010),
        check: hex(0x00_0000),
        cursor: hex(0xff_ffff),
        candidate: hex(0xf0_f0f0),
        panel: hex(0x14_1414),
        text: hex(0xe4_e4e4),
        dim: hex(0x9c_9c9c),
        accent: hex(0xff_ffff),
        warning: hex(0xff_ffff),
    },
    indexed: Some(Indexed {
        plain: [246, 241],
        last_move: [245, 242],
        selected: [244, 243],
        check: [246, 241],
    }),
    sixteen: [15, 7],
};
