//! Every diagram of the Laws, played at a table: what it shows as allowed is allowed, what it
//! shows as forbidden is refused for the reason it gives.

use tabiya::laws::{self, Topic};

#[test]
fn every_example_says_what_the_rules_say() {
    let mut flaws = Vec::new();
    for &topic in Topic::ALL {
        let examples = laws::examples(topic);
        assert!(!examples.is_empty(), "{topic:?} shows something");
        for (index, example) in examples.iter().enumerate() {
            if let Err(flaw) = laws::replay(example) {
                flaws.push(format!("{topic:?} {}: {flaw:?}", index + 1));
            }
        }
    }
    assert!(flaws.is_empty(), "{flaws:#?}");
}
