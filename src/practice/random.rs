//! Chance that can be repeated: the same seed gives the same numbers on every
//! machine and in every version.

/// A source of random numbers: `SplitMix64`, a counter with an odd step whose
/// every value is mixed by two multiplications (Steele, Lea and Flood, 2014).
///
/// Small, quick and even enough for drawing items; not for secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Random(u64);

impl Random {
    /// A source that depends on nothing but the seed.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Any number of 64 bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `end`; 0 if `end` is 0.
    ///
    /// # Panics
    ///
    /// Never: what is below a `usize` is one.
    pub fn below(&mut self, end: usize) -> usize {
        // The high half of a product: even to one part in 2^64 / end.
        let product = u128::from(self.bits()) * end as u128;
        usize::try_from(product >> 64).expect("what is below a usize is one")
    }

    /// True in so many cases of a hundred.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the values, if there are any.
    pub fn pick<T: Clone>(&mut self, values: &[T]) -> Option<T> {
        values.get(self.below(values.len())).cloned()
    }

    /// Puts the values into a random order.
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for last in (1..values.len()).rev() {
            values.swap(last, self.below(last + 1));
        }
    }

    /// The index of one of the weights, each as often as it is heavy; nothing
    /// if they are all 0.
    pub fn weighted(&mut self, weights: &[u32]) -> Option<usize> {
        let total: usize = weights.iter().map(|&weight| weight as usize).sum();
        let mut rest = self.below(total);
        weights.iter().position(|&weight| {
            let hit = rest < weight as usize;
            rest = rest.saturating_sub(weight as usize);
            hit
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn the_numbers_are_those_of_splitmix64() {
        // Reference values of the published algorithm for the seed 1234567.
        let mut random = Random::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| random.bits()).collect();
        assert_eq!(
            first,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423
            ]
        );
    }

    #[test]
    fn weights_are_kept_and_nothing_weighs_nothing() {
        let mut random = Random::new(1);
        let mut drawn = [0_u32; 4];
        for _ in 0..10_000 {
            let index = random.weighted(&[1, 0, 3, 6]).expect("some weight");
            drawn[index] += 1;
        }
        assert_eq!(drawn[1], 0);
        assert!((900..1100).contains(&drawn[0]) && (5800..6200).contains(&drawn[3]));
        assert_eq!(random.weighted(&[0, 0]), None);
        assert_eq!(random.weighted(&[]), None);
    }
}
