//! Eight directions in wide registers of x86 processors.
//!
//! The one place with unsafe code, and why it is sound:
//!
//! * Instructions that a processor lacks must not run. The values [`Avx2`] and
//!   [`Avx512`] can be made by `detect` only, which asks the processor; [`Pair`] and [`Whole`] are made by their methods only. So
//!   whoever holds any of these runs on a processor that has the instructions.
//! * Two calls reinterpret registers as numbers of the same size, all of whose
//!   bit patterns are valid.
#![expect(
    unsafe_code,
    reason = "only the processor's own instructions work on whole registers"
)]
#![expect(
    clippy::many_single_char_names,
    reason = "the four or eight parts of a register have no better names"
)]

use std::arch::x86_64::{
    __m256i, __m512i, __mmask8, _mm_add_epi64, _mm_cvtsi128_si32, _mm_cvtsi128_si64, _mm_or_si128,
    _mm_unpackhi_epi64, _mm256_add_epi8, _mm256_add_epi64, _mm256_and_si256, _mm256_andnot_si256,
    _mm256_blend_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_or_si256,
    _mm256_sad_epu8, _mm256_set1_epi8, _mm256_set1_epi64x, _mm256_setr_epi8, _mm256_setr_epi64x,
    _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sllv_epi64, _mm256_srli_epi16,
    _mm256_srlv_epi64, _mm256_testz_si256, _mm512_add_epi64, _mm512_and_si512, _mm512_andnot_si512,
    _mm512_castsi512_si256, _mm512_extracti64x4_epi64, _mm512_mask_blend_epi64, _mm512_or_si512,
    _mm512_popcnt_epi64, _mm512_rolv_epi64, _mm512_set1_epi64, _mm512_setr_epi64,
    _mm512_setzero_si512, _mm512_shuffle_i64x2, _mm512_test_epi64_mask,
};
use std::ops::{BitAnd, BitOr};

use super::{Processor, Question};
use crate::rules::board::Board;
use crate::rules::rays::{LEAP, LEAP_ENDS, Rays, Tally, eight};

/// The proof that this processor has AVX2 and the usual bit instructions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx2(());

/// The proof that this processor has AVX-512, and counts the bits of eight
/// numbers at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Avx512(());

macro_rules! processor_has {
    ($($feature:tt),*) => { true $(&& is_x86_feature_detected!($feature))* };
}

impl Avx2 {
    pub(super) fn detect() -> Option<Avx2> {
        processor_has!("avx2", "bmi1", "bmi2", "lzcnt", "popcnt").then_some(Avx2(()))
    }
}

impl Avx512 {
    pub(super) fn detect() -> Option<Avx512> {
        let is_wide = processor_has!("avx512f", "avx512vl", "avx512dq", "avx512vpopcntdq");
        (is_wide && Avx2::detect().is_some()).then_some(Avx512(()))
    }
}

// The four planes of the board are passed one by one, so that they stay in registers.

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx2<Q: Question>(p: Avx2, a: u64, b: u64, c: u64, d: u64, question: Q) -> Q::Answer {
    question.answer(p, Board::of_planes([a, b, c, d]))
}

#[target_feature(enable = "avx512f,avx512vl,avx512dq,avx512vpopcntdq,avx2,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx512<Q: Question>(p: Avx512, a: u64, b: u64, c: u64, d: u64, question: Q) -> Q::Answer {
    question.answer(p, Board::of_planes([a, b, c, d]))
}

/// Two registers of four sets: the directions to higher square numbers, and
/// their opposites.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    up: __m256i,
    down: __m256i,
}

#[inline(always)]
fn four(sets: [u64; 4]) -> __m256i {
    let [a, b, c, d] = sets;
    // Sound: called with a proof of AVX2 at hand, as is everything about `Pair` below.
    unsafe {
        _mm256_setr_epi64x(
            a.cast_signed(),
            b.cast_signed(),
            c.cast_signed(),
            d.cast_signed(),
        )
    }
}

impl Processor for Avx2 {
    type Rays = Pair;

    #[inline(always)]
    fn rays(self, [a, b, c, d, e, f, g, h]: [u64; 8]) -> Pair {
        Pair {
            up: four([a, b, c, d]),
            down: four([e, f, g, h]),
        }
    }

    #[inline(always)]
    fn each(self, set: u64) -> Pair {
        let all = unsafe { _mm256_set1_epi64x(set.cast_signed()) };
        Pair { up: all, down: all }
    }

    #[inline(always)]
    fn sliders(self, straight: u64, diagonal: u64) -> Pair {
        let (straight, diagonal) = (self.each(straight).up, self.each(diagonal).up);
        let half = unsafe { _mm256_blend_epi32::<0b1111_0000>(straight, diagonal) };
        Pair {
            up: half,
            down: half,
        }
    }

    #[inline(always)]
    fn ask<Q: Question>(self, board: Board, question: Q) -> Q::Answer {
        let [a, b, c, d] = board.planes();
        // Sound: `self` proves AVX2 and the others.
        unsafe { with_avx2(self, a, b, c, d, question) }
    }
}

impl Pair {
    #[inline(always)]
    fn with(self, other: Pair, f: impl Fn(__m256i, __m256i) -> __m256i) -> Pair {
        Pair {
            up: f(self.up, other.up),
            down: f(self.down, other.down),
        }
    }
}

impl BitAnd for Pair {
    type Output = Pair;

    #[inline(always)]
    fn bitand(self, other: Pair) -> Pair {
        self.with(other, |a, b| unsafe { _mm256_and_si256(a, b) })
    }
}

impl BitOr for Pair {
    type Output = Pair;

    #[inline(always)]
    fn bitor(self, other: Pair) -> Pair {
        self.with(other, |a, b| unsafe { _mm256_or_si256(a, b) })
    }
}

impl Rays for Pair {
    type Tally = Sum;

    #[inline(always)]
    fn sets(self) -> [u64; 8] {
        let numbers = |half: __m256i| unsafe { std::mem::transmute::<__m256i, [u64; 4]>(half) };
        let ([a, b, c, d], [e, f, g, h]) = (numbers(self.up), numbers(self.down));
        [a, b, c, d, e, f, g, h]
    }

    #[inline(always)]
    fn without(self, other: Pair) -> Pair {
        self.with(other, |a, b| unsafe { _mm256_andnot_si256(b, a) })
    }

    #[inline(always)]
    fn moved(self, by: [i8; 8]) -> Pair {
        let [a, b, c, d, e, f, g, h] = eight!(|direction| u64::from(by[direction].unsigned_abs()));
        unsafe {
            Pair {
                up: _mm256_sllv_epi64(self.up, four([a, b, c, d])),
                down: _mm256_srlv_epi64(self.down, four([e, f, g, h])),
            }
        }
    }

    #[inline(always)]
    fn opposite(self) -> Pair {
        Pair {
            up: self.down,
            down: self.up,
        }
    }

    #[inline(always)]
    fn union(self) -> u64 {
        unsafe {
            let four = _mm256_or_si256(self.up, self.down);
            let two = _mm_or_si128(
                _mm256_castsi256_si128(four),
                _mm256_extracti128_si256::<1>(four),
            );
            let one = _mm_or_si128(two, _mm_unpackhi_epi64(two, two));
            _mm_cvtsi128_si64(one).cast_unsigned()
        }
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        unsafe {
            let four = _mm256_or_si256(self.up, self.down);
            _mm256_testz_si256(four, four) != 0
        }
    }

    #[inline(always)]
    fn tally(self) -> Sum {
        let bits_of_bytes = |sets: __m256i| unsafe {
            // How many bits the numbers 0 to 15 have, for both halves of the register.
            let of_nibble = _mm256_setr_epi8(
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, //
                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
            );
            let nibble = _mm256_set1_epi8(15);
            let low = _mm256_and_si256(sets, nibble);
            let high = _mm256_and_si256(_mm256_srli_epi16::<4>(sets), nibble);
            _mm256_add_epi8(
                _mm256_shuffle_epi8(of_nibble, low),
                _mm256_shuffle_epi8(of_nibble, high),
            )
        };
        Sum {
            bytes: unsafe { _mm256_add_epi8(bits_of_bytes(self.up), bits_of_bytes(self.down)) },
            rest: 0,
        }
    }
}

/// The sum of four small numbers.
#[inline(always)]
fn sum(four: __m256i) -> u32 {
    unsafe {
        let two = _mm_add_epi64(
            _mm256_castsi256_si128(four),
            _mm256_extracti128_si256::<1>(four),
        );
        let one = _mm_add_epi64(two, _mm_unpackhi_epi64(two, two));
        _mm_cvtsi128_si32(one).cast_unsigned()
    }
}

/// Thirty-two small numbers and a big one, whose sum is meant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    bytes: __m256i,
    rest: u32,
}

impl Tally for Sum {
    #[inline(always)]
    fn of(count: u32) -> Sum {
        let bytes = unsafe { _mm256_setzero_si256() };
        Sum { bytes, rest: count }
    }

    #[inline(always)]
    fn plus(self, other: Sum) -> Sum {
        Sum {
            bytes: unsafe { _mm256_add_epi8(self.bytes, other.bytes) },
            rest: self.rest + other.rest,
        }
    }

    #[inline(always)]
    fn total(self) -> u32 {
        unsafe {
            let four = _mm256_sad_epu8(self.bytes, _mm256_setzero_si256());
            self.rest + sum(four)
        }
    }
}

/// One register of eight sets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Whole(__m512i);

#[inline(always)]
fn whole(sets: [u64; 8]) -> __m512i {
    let [a, b, c, d, e, f, g, h] = eight!(|direction| sets[direction].cast_signed());
    // Sound: called with a proof of AVX-512 at hand, as is everything about `Whole` below.
    unsafe { _mm512_setr_epi64(a, b, c, d, e, f, g, h) }
}

impl Processor for Avx512 {
    type Rays = Whole;

    #[inline(always)]
    fn rays(self, sets: [u64; 8]) -> Whole {
        Whole(whole(sets))
    }

    #[inline(always)]
    fn each(self, set: u64) -> Whole {
        unsafe { Whole(_mm512_set1_epi64(set.cast_signed())) }
    }

    #[inline(always)]
    fn sliders(self, straight: u64, diagonal: u64) -> Whole {
        const DIAGONALS: __mmask8 = 0b1100_1100;
        let (straight, diagonal) = (self.each(straight).0, self.each(diagonal).0);
        unsafe { Whole(_mm512_mask_blend_epi64(DIAGONALS, straight, diagonal)) }
    }

    #[inline(always)]
    fn ask<Q: Question>(self, board: Board, question: Q) -> Q::Answer {
        let [a, b, c, d] = board.planes();
        // Sound: `self` proves AVX-512 and the others.
        unsafe { with_avx512(self, a, b, c, d, question) }
    }

    // Eight leaps at once are quicker here than a look into a table for each knight.

    #[inline(always)]
    fn attacked(self, rays: Whole, knights: u64) -> u64 {
        let leaps = self.each(knights).moved(LEAP) & self.rays(LEAP_ENDS);
        (rays | leaps).union()
    }

    #[inline(always)]
    fn knight_moves(self, knights: u64, targets: u64) -> Eight {
        let leaps = self.each(knights).moved(LEAP) & self.rays(LEAP_ENDS);
        (leaps & self.each(targets)).tally()
    }
}

impl BitAnd for Whole {
    type Output = Whole;

    #[inline(always)]
    fn bitand(self, other: Whole) -> Whole {
        unsafe { Whole(_mm512_and_si512(self.0, other.0)) }
    }
}

impl BitOr for Whole {
    type Output = Whole;

    #[inline(always)]
    fn bitor(self, other: Whole) -> Whole {
        unsafe { Whole(_mm512_or_si512(self.0, other.0)) }
    }
}

impl Rays for Whole {
    type Tally = Eight;

    #[inline(always)]
    fn sets(self) -> [u64; 8] {
        unsafe { std::mem::transmute::<__m512i, [u64; 8]>(self.0) }
    }

    #[inline(always)]
    fn without(self, other: Whole) -> Whole {
        unsafe { Whole(_mm512_andnot_si512(other.0, self.0)) }
    }

    #[inline(always)]
    fn moved(self, by: [i8; 8]) -> Whole {
        // To rotate by 64 less some squares is to rotate back by them.
        let by = eight!(|direction| i64::from(by[direction]).rem_euclid(64).cast_unsigned());
        unsafe { Whole(_mm512_rolv_epi64(self.0, whole(by))) }
    }

    #[inline(always)]
    fn opposite(self) -> Whole {
        unsafe { Whole(_mm512_shuffle_i64x2::<0b01_00_11_10>(self.0, self.0)) }
    }

    #[inline(always)]
    fn union(self) -> u64 {
        unsafe {
            Pair {
                up: _mm512_castsi512_si256(self.0),
                down: _mm512_extracti64x4_epi64::<1>(self.0),
            }
            .union()
        }
    }

    #[inline(always)]
    fn is_empty(self) -> bool {
        unsafe { _mm512_test_epi64_mask(self.0, self.0) == 0 }
    }

    #[inline(always)]
    fn tally(self) -> Eight {
        let numbers = unsafe { _mm512_popcnt_epi64(self.0) };
        Eight { numbers, rest: 0 }
    }
}

/// Eight numbers and another one, whose sum is meant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eight {
    numbers: __m512i,
    rest: u32,
}

impl Tally for Eight {
    #[inline(always)]
    fn of(count: u32) -> Eight {
        let numbers = unsafe { _mm512_setzero_si512() };
        Eight {
            numbers,
            rest: count,
        }
    }

    #[inline(always)]
    fn plus(self, other: Eight) -> Eight {
        Eight {
            numbers: unsafe { _mm512_add_epi64(self.numbers, other.numbers) },
            rest: self.rest + other.rest,
        }
    }

    #[inline(always)]
    fn total(self) -> u32 {
        unsafe {
            let four = _mm256_add_epi64(
                _mm512_castsi512_si256(self.numbers),
                _mm512_extracti64x4_epi64::<1>(self.numbers),
            );
            self.rest + sum(four)
        }
    }
}
