//! Simplified and traditional characters.

use std::collections::BTreeSet;

use tabiya::wording::chinese::script::{CHARACTERS, PHRASES, converted};

use crate::source::literals;

/// Characters of the sentences that are written alike in both scripts. A character that is new
/// belongs here or into the table of `src/wording/chinese/script.rs`.
const SAME: &str = "\
菜    一七三上下不且中串主之乎九也了事二互五些交人什今介仍他代令以仲件任份休伯似但位低住佐何作你\
    使例供依便俄保信修倒值做停偶像允充先光克免入全八公六共兵其再冒凡出分切列初判利到制前剩剪副\
    力加劣助包化匹十千升半卒卡印即原去又叉及友反取受口古另只叫可史右吃各合同名后向否呀命和哪唯\
    商喊四回因困固在地均坐垂城堡堪堵塔填士外多大天太夫失奇套女好如妙妨姆始姑姓威子字存它守安完\
    定宣容封小模少尚就尼尾局屏左巧己已巴布帕常幕干平年序底度廓廖延建弄弈弊式引弱形影往待很律得御\
    循德心必快怎怕思性恢恩息恰悔情想意慢懂成我或所手才打扣扶找技把投抽拉拍拒拖拙招括拴拿指按挽\
    掉掌排接控掩描提插握摸撤操支收改攻放故效救教整文料斜斯新方施旁旗既日早明易是晚普景更曾替最\
    月有朋期未末本杜束板析林果某查核格框案棋楚欠次欣止正此步歧死段母每比永求沙河沿法波注泰洋洲\
    流消深清源漏炮然照版牙物特犯率王玩班理甚生用田由申界留略疑白百的皇盒目盲直相省看眠知短碰磁\
    示禁科秒移程稍究空突立站竟端笑符笨第等答策算粘系缺置翻翼老考者而背能腿自至致舍色若英茨荷菲\
    萄落著葡蒂藏行表被裁西要角解言象走起超越足跟路跳蹩身近返迫述退送逃逐通速造逼遇道遮遵避那部\
    都配采重量防阿附降限除隔零需露非面首高黑鼠乘";

/// Marks and other signs, which are the same in both.
const SIGNS: &str = "·½×éü–…←↑→↓▁▂▃▄▅▆▇█♘、。（），：；？";

/// Simplified characters that stand for several traditional ones, all of which may occur among
/// words about chess. Where one occurs a phrase has to decide, or the words around it stand
/// here, in which it is as the table has it or as it was.
const AMBIGUOUS: &[(char, &[&str])] = &[
    ('后', &["\"后\"", "后可以", "Q 后", "Q 是后"]),
    ('里', &["Tabiya 里"]),
    ('复', &[]),
    ('制', &["限制", "任意制"]),
    ('准', &[]),
    ('发', &[]),
    ('干', &[]),
    ('系', &[]),
    ('签', &[]),
    ('表', &[]),
    ('台', &[]),
    ('冲', &[]),
    ('卷', &[]),
    ('云', &[]),
    ('周', &[]),
    ('占', &[]),
    ('谷', &[]),
    ('征', &[]),
    ('松', &[]),
];

fn table() -> Vec<(char, char)> {
    let pair = |pair: &str| {
        let letters: Vec<char> = pair.chars().collect();
        let [simplified, traditional] = letters[..] else {
            panic!("{pair} is no pair");
        };
        (simplified, traditional)
    };
    CHARACTERS.split_whitespace().map(pair).collect()
}

#[test]
fn every_character_of_the_sentences_is_decided() {
    let changed: BTreeSet<char> = table()
        .into_iter()
        .map(|(simplified, _)| simplified)
        .collect();
    let mut open = BTreeSet::new();
    for literal in literals() {
        for letter in literal.text.chars().filter(|letter| !letter.is_ascii()) {
            let decided = changed.contains(&letter)
                || SAME.contains(letter)
                || SIGNS.contains(letter)
                || AMBIGUOUS.iter().any(|(ambiguous, _)| *ambiguous == letter);
            if !decided {
                open.insert((letter, literal.file.clone()));
            }
        }
    }
    assert!(
        open.is_empty(),
        "neither in the table nor in SAME: {open:?}"
    );
}

/// Squares, moves, names and numbers stand apart from the characters around them, in the Laws as
/// in every other sentence; what is inserted later has its blanks beside the holes.
#[test]
fn a_blank_stands_between_chinese_and_other_letters() {
    let is_chinese = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    let mut close = BTreeSet::new();
    for literal in literals() {
        // This one is a word.
        let text = literal.text.replace("国际象棋960", "国际象棋");
        let letters: Vec<char> = text.chars().collect();
        let meets = |pair: &[char]| {
            is_chinese(pair[0]) && pair[1].is_ascii_alphanumeric()
                || pair[0].is_ascii_alphanumeric() && is_chinese(pair[1])
        };
        if letters.windows(2).any(meets) {
            close.insert(literal.text);
        }
    }
    assert!(close.is_empty(), "{close:#?}");
}

#[test]
fn the_tables_do_not_contradict_themselves() {
    let table = table();
    for (index, (simplified, traditional)) in table.iter().enumerate() {
        assert_ne!(simplified, traditional);
        assert!(!SAME.contains(*simplified), "{simplified} is in both");
        let twice = table[..index].iter().any(|(other, _)| other == simplified);
        assert!(!twice, "{simplified} stands twice");
    }
    for (index, (phrase, _)) in PHRASES.iter().enumerate() {
        let twice = PHRASES[..index].iter().any(|(other, _)| other == phrase);
        assert!(!twice, "{phrase} stands twice");
    }
}

/// Where a phrase decides about the letters of a text, found as the program finds it.
fn decided_by_phrases(text: &str) -> Vec<bool> {
    let mut decided = vec![false; text.len()];
    let mut at = 0;
    while at < text.len() {
        let phrase = PHRASES
            .iter()
            .filter(|(phrase, _)| text[at..].starts_with(phrase))
            .map(|(phrase, _)| phrase.len())
            .max();
        let length = phrase.unwrap_or_else(|| text[at..].chars().next().map_or(1, char::len_utf8));
        decided[at..at + length].fill(phrase.is_some());
        at += length;
    }
    decided
}

#[test]
fn a_character_that_stands_for_several_is_decided_by_the_words_around_it() {
    let mut open = BTreeSet::new();
    for literal in literals() {
        // With its quotation marks, so that a word that stands alone can be confirmed.
        let text = format!("\"{}\"", literal.text);
        let decided = decided_by_phrases(&text);
        for (letter, confirmed) in AMBIGUOUS {
            for (at, _) in text.match_indices(*letter) {
                let is_confirmed = confirmed.iter().any(|words| {
                    let within = |from: usize| from <= at && at < from + words.len();
                    text.match_indices(words).any(|(from, _)| within(from))
                });
                if !decided[at] && !is_confirmed {
                    open.insert(literal.text.clone());
                }
            }
        }
    }
    assert!(open.is_empty(), "no phrase decides in {open:#?}");
}

#[test]
fn phrases_go_before_characters_and_the_longest_first() {
    for (simplified, traditional) in [
        ("白方的后", "白方的后"),
        ("然后按 Enter。", "然後按 Enter。"),
        ("王后车象马兵", "王后車象馬兵"),
        ("后翼弃兵", "后翼棄兵"),
        ("写入文件", "寫入檔案"),
        ("文件夹", "資料夾"),
        ("复制局面", "複製局面"),
        ("重复局面", "重複局面"),
        ("复盘", "覆盤"),
        ("牵制", "牽制"),
        ("只有一个", "只有一個"),
        ("这里", "這裡"),
        ("西西里防御", "西西里防御"),
        ("棋钟", "棋鐘"),
        ("着法", "著法"),
        ("准备好", "準備好"),
        ("“是”", "「是」"),
        ("Nf3 O-O e8=Q", "Nf3 O-O e8=Q"),
    ] {
        assert_eq!(converted(simplified), traditional);
    }
}

/// What is inserted into a sentence belongs to somebody else.
#[test]
fn names_moves_and_files_are_never_converted() {
    use tabiya::wording::Language;
    let words = Language::Traditional.words();
    let path = "/家/后来/文件.pgn";
    assert_eq!(words.saved(path), format!("已儲存到 {path}。"));
    assert_eq!(
        words.unknown_word("后发制人"),
        "沒有命令「后发制人」；:help 列出全部。"
    );
    let fault = tabiya::wording::FileFault {
        deed: tabiya::wording::FileDeed::Read,
        path: path.to_owned(),
        cause: tabiya::wording::FileCause::Other("设备忙".to_owned()),
    };
    assert_eq!(
        words.file_fault(&fault),
        format!("無法讀取 {path}：设备忙。")
    );
}
