//! The six pieces as drawings, for squares large enough for curves.
//!
//! A body is the silhouette, all its parts painted as one. Cuts are what makes
//! a piece itself even when small: the bishop's slit, the knight's eye. Lines
//! are ornament, for large squares only.

use crate::rules::Role;
use crate::ui::picture::Shape::{self, Disc, Mirrored, Solid, Stroke};
use crate::ui::picture::Stems;
use crate::ui::picture::Step::{By, To};

/// A piece as shapes, in units of a hundredth of the square.
pub(super) struct Drawing {
    /// The silhouette.
    pub(super) body: &'static [Shape],
    /// Inner lines shown at every size.
    pub(super) cuts: &'static [Shape],
    /// Inner lines shown where there is room.
    pub(super) lines: &'static [Shape],
    /// The edges to be kept sharp.
    pub(super) stems: Stems,
}

/// The drawing of a kind of man.
pub(super) const fn drawing(role: Role) -> &'static Drawing {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

static PAWN: Drawing = Drawing {
    body: &[
        Disc(50.0, 33.0, 15.5),
        Mirrored(&[
            To(50.0, 42.0),
            To(42.0, 44.0),
            To(33.0, 48.0),
            By(30.0, 51.0, 33.0, 55.0),
            To(42.0, 56.0),
            By(40.0, 68.0, 29.0, 76.0),
            By(23.0, 81.0, 23.0, 92.0),
            To(50.0, 92.0),
        ]),
    ],
    cuts: &[],
    lines: &[Stroke(&[To(27.0, 83.0), To(73.0, 83.0)], 3.0)],
    stems: Stems {
        columns: &[23.0],
        rows: &[17.5, 48.0, 56.0, 92.0],
        lines: &[83.0],
    },
};

static ROOK: Drawing = Drawing {
    body: &[Mirrored(&[
        To(50.0, 15.0),
        To(43.0, 15.0),
        To(43.0, 23.0),
        To(35.0, 23.0),
        To(35.0, 15.0),
        To(21.0, 15.0),
        To(21.0, 33.0),
        To(32.0, 41.0),
        To(30.0, 70.0),
        To(19.0, 79.0),
        To(19.0, 92.0),
        To(50.0, 92.0),
    ])],
    cuts: &[],
    lines: &[
        Stroke(&[To(34.0, 40.0), To(66.0, 40.0)], 3.0),
        Stroke(&[To(32.0, 71.0), To(68.0, 71.0)], 3.0),
        Stroke(&[To(22.0, 82.0), To(78.0, 82.0)], 3.0),
    ],
    stems: Stems {
        columns: &[20.0, 31.0, 35.0, 43.0],
        rows: &[15.0, 23.0, 33.0, 79.0, 92.0],
        lines: &[40.0, 71.0, 82.0],
    },
};

static BISHOP: Drawing = Drawing {
    body: &[
        Disc(50.0, 13.0, 6.5),
        Mirrored(&[
            To(50.0, 16.0),
            By(40.0, 22.0, 33.0, 34.0),
            By(24.0, 50.0, 36.0, 60.0),
            To(32.0, 66.0),
            To(38.0, 70.0),
            By(36.0, 76.0, 25.0, 78.0),
            By(18.0, 80.0, 18.0, 92.0),
            To(50.0, 92.0),
        ]),
    ],
    cuts: &[Stroke(&[To(50.0, 43.0), To(60.0, 28.0)], 4.0)],
    lines: &[
        Stroke(&[To(35.0, 63.0), To(65.0, 63.0)], 3.0),
        Stroke(&[To(36.0, 73.0), To(64.0, 73.0)], 3.0),
    ],
    stems: Stems {
        columns: &[18.0, 43.5],
        rows: &[60.0, 70.0, 92.0],
        lines: &[63.0, 73.0],
    },
};

static QUEEN: Drawing = Drawing {
    body: &[
        Disc(10.0, 29.0, 6.5),
        Disc(29.5, 18.0, 6.5),
        Disc(50.0, 13.5, 6.5),
        Disc(70.5, 18.0, 6.5),
        Disc(90.0, 29.0, 6.5),
        Mirrored(&[
            To(50.0, 12.0),
            To(42.0, 46.0),
            To(29.5, 18.0),
            To(28.0, 50.0),
            To(10.0, 29.0),
            To(21.0, 64.0),
            By(27.0, 70.0, 25.0, 76.0),
            By(20.0, 80.0, 20.0, 92.0),
            To(50.0, 92.0),
        ]),
    ],
    cuts: &[],
    lines: &[
        Stroke(&[To(25.0, 66.0), By(50.0, 60.0, 75.0, 66.0)], 3.0),
        Stroke(&[To(26.0, 79.0), By(50.0, 73.0, 74.0, 79.0)], 3.0),
    ],
    stems: Stems {
        columns: &[20.0],
        rows: &[64.0, 92.0],
        lines: &[],
    },
};

static KING: Drawing = Drawing {
    body: &[
        Mirrored(&[
            To(50.0, 4.0),
            To(45.0, 4.0),
            To(45.0, 11.0),
            To(37.0, 11.0),
            To(37.0, 19.0),
            To(45.0, 19.0),
            To(45.0, 34.0),
            To(50.0, 34.0),
        ]),
        Mirrored(&[
            To(50.0, 26.0),
            By(43.0, 30.0, 42.0, 37.0),
            By(34.0, 30.0, 24.0, 33.0),
            By(11.0, 37.0, 12.0, 50.0),
            By(13.0, 58.0, 26.0, 68.0),
            By(27.0, 73.0, 25.0, 77.0),
            By(20.0, 80.0, 20.0, 92.0),
            To(50.0, 92.0),
        ]),
    ],
    cuts: &[
        Stroke(&[To(50.0, 64.0), By(50.0, 48.0, 42.0, 38.0)], 3.0),
        Stroke(&[To(50.0, 64.0), By(50.0, 48.0, 58.0, 38.0)], 3.0),
    ],
    lines: &[
        Stroke(&[To(28.0, 68.0), By(50.0, 61.0, 72.0, 68.0)], 3.0),
        Stroke(&[To(26.0, 80.0), By(50.0, 74.0, 74.0, 80.0)], 3.0),
    ],
    stems: Stems {
        columns: &[12.0, 20.0, 37.0, 45.0],
        rows: &[4.0, 11.0, 19.0, 92.0],
        lines: &[],
    },
};

static KNIGHT: Drawing = Drawing {
    body: &[Solid(&[
        To(41.0, 8.0),
        By(46.0, 12.0, 50.0, 16.0),
        By(80.0, 22.0, 82.0, 92.0),
        To(24.0, 92.0),
        By(24.0, 76.0, 36.0, 66.0),
        By(47.0, 58.0, 46.0, 48.0),
        By(40.0, 56.0, 32.0, 57.0),
        By(28.0, 60.0, 24.0, 66.0),
        By(17.0, 68.0, 12.0, 60.0),
        By(10.0, 55.0, 14.0, 50.0),
        By(24.0, 38.0, 27.0, 29.0),
        By(30.0, 20.0, 37.0, 18.0),
    ])],
    cuts: &[Disc(36.0, 32.0, 4.0)],
    lines: &[
        Disc(18.0, 57.0, 2.5),
        Stroke(&[To(54.0, 22.0), By(74.0, 36.0, 74.0, 84.0)], 3.0),
    ],
    stems: Stems {
        columns: &[24.0],
        rows: &[8.0, 92.0],
        lines: &[],
    },
};
