//! Looking for topics by words.

use crate::laws::Topic;
use crate::order::InOrder;
use crate::wording::Words;

/// The topics that have to do with all words of a text, the nearest first: where the words
/// stand in the title before those where they stand only in the text. All topics for no words.
///
/// A name or a title finds its topic alone.
pub fn find(words: &dyn Words, text: &str) -> Vec<Topic> {
    let text = text.trim().to_lowercase();
    let exact =
        |topic: &&Topic| topic.name() == text || words.law(**topic).title.to_lowercase() == text;
    if let Some(&topic) = Topic::ALL.iter().find(exact) {
        return vec![topic];
    }
    let sought: Vec<&str> = text.split_whitespace().collect();
    let mut found: Vec<(Nearness, Topic)> = Topic::ALL
        .iter()
        .filter_map(|&topic| Some((nearness(words, topic, &sought)?, topic)))
        .collect();
    // Topics that are as near as each other stay in the order in which they are read.
    found.put_in_order_by(|&(nearness, _)| nearness);
    found.into_iter().map(|(_, topic)| topic).collect()
}

/// Where the words were found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Nearness {
    /// Words of the title begin so.
    Title,
    /// In the name, the title, or the words by which it is looked for.
    Also,
    /// In the text.
    Text,
}

fn nearness(words: &dyn Words, topic: Topic, sought: &[&str]) -> Option<Nearness> {
    let law = words.law(topic);
    let has_all = |text: &str| sought.iter().all(|word| text.contains(word));
    let title = law.title.to_lowercase();
    let begins = |sought: &&str| {
        title
            .split_whitespace()
            .any(|word| word.starts_with(sought))
    };
    if !sought.is_empty() && sought.iter().all(begins) {
        return Some(Nearness::Title);
    }
    let head = format!("{} {title} {}", topic.name(), law.also.to_lowercase());
    if has_all(&head) {
        return Some(Nearness::Also);
    }
    let body = [law.text, law.boards].concat().join(" ").to_lowercase();
    has_all(&format!("{head} {body}")).then_some(Nearness::Text)
}
