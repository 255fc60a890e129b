//! Numbers that nobody would choose, the same ones each time for the same seed.

/// A stream of numbers (xorshift64*).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Chance {
        // Zero would stay zero, and neighbouring seeds should not begin alike.
        Chance((seed ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9) | 1)
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let number = usize::try_from(self.next() >> 33).expect("31 bits fit");
        number % limit.max(1)
    }

    pub(crate) fn one_of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// How often something is to be done: as this environment variable says, else so often.
pub(crate) fn rounds(variable: &str, usual: u64) -> u64 {
    let given = std::env::var(variable).ok();
    given.and_then(|given| given.parse().ok()).unwrap_or(usual)
}
