//! The Chinese sentences.

#[expect(dead_code, reason = "the other sentences are not written yet")]
mod laws;
