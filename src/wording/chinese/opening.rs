//! Chinese about openings.

use super::Chinese;
use crate::openings::{Class, Opening};
use crate::wording::OpeningWords;

/// The families that have a usual Chinese name. The longer name stands before the one that it
/// begins with.
const FAMILIES: &[(&str, &str)] = &[
    ("Italian Game: Two Knights Defense", "双马防御"),
    ("Italian Game", "意大利布局"),
    ("Ruy Lopez", "西班牙布局"),
    ("Sicilian Defense", "西西里防御"),
    ("French Defense", "法兰西防御"),
    ("Pirc Defense", "乌菲姆采夫防御"),
    ("Modern Defense", "现代防御"),
    ("Alekhine Defense", "阿廖欣防御"),
    ("Caro-Kann Defense", "卡罗-卡恩防御"),
    ("Queen's Gambit Accepted", "接受后翼弃兵"),
    ("Queen's Gambit Declined", "拒后翼弃兵"),
    ("Queen's Gambit", "后翼弃兵"),
    ("Queen's Pawn Game", "后兵布局"),
    ("Queen's Indian Defense", "新印度防御"),
    ("King's Indian Defense", "古印度防御"),
    ("Nimzo-Indian Defense", "尼姆佐维奇防御"),
    ("Grünfeld Defense", "格林菲尔达防御"),
    ("English Opening", "英格兰开局"),
    ("Scotch Game", "苏格兰布局"),
    ("Four Knights Game", "四马布局"),
    ("Vienna Game", "维也纳布局"),
    ("King's Gambit Accepted", "接受王翼弃兵"),
    ("King's Gambit Declined", "拒王翼弃兵"),
    ("King's Gambit", "王翼弃兵"),
    ("Philidor Defense", "菲利多尔防御"),
    ("Petrov's Defense", "俄罗斯防御"),
    ("Scandinavian Defense", "斯堪的纳维亚防御"),
    ("Slav Defense", "斯拉夫防御"),
    ("Semi-Slav Defense", "半斯拉夫防御"),
    ("Dutch Defense", "荷兰防御"),
    ("Benoni Defense", "别诺尼防御"),
    ("Benko Gambit", "别恩科弃兵"),
    ("Catalan Opening", "卡塔龙布局"),
    ("Réti Opening", "列蒂开局"),
    ("Bird Opening", "别尔德开局"),
];

impl OpeningWords for Chinese {
    fn opening(&self, opening: &Opening) -> String {
        format!("{} {}", opening.eco, name(*self, opening.name))
    }

    fn opening_line(&self, opening: &Opening) -> String {
        let class = self.text(opening.class().map_or("开放或半开放", class));
        let (eco, moves) = (opening.eco, opening.score());
        say!(
            self,
            "{}  {}（{}）  {}",
            eco,
            name(*self, opening.name),
            class,
            moves
        )
    }

    fn opening_class(&self, class: Class) -> &'static str {
        self.text(match class {
            Class::Open => "开放性开局：1. e4 e5",
            Class::SemiOpen => "半开放性开局：1. e4，黑方用其他应着",
            Class::Closed => "封闭性开局：其他各种第一着",
        })
    }

    fn opening_family(&self, family: &str, lines: usize) -> String {
        let chinese = FAMILIES.iter().find(|(english, _)| *english == family);
        match chinese {
            Some((_, chinese)) => say!(
                self,
                "{}（{}）  {} 个变例",
                self.text(chinese),
                family,
                lines
            ),
            None => say!(self, "{}  {} 个变例", family, lines),
        }
    }

    fn openings_title(&self, shown: usize, found: usize) -> String {
        if shown < found && found > 1 {
            say!(
                self,
                "{} 个开局中的前 {} 个；多写一些可缩小范围",
                found,
                shown
            )
        } else {
            say!(self, "{} 个开局", found)
        }
    }

    fn no_such_opening(&self, text: &str) -> String {
        say!(
            self,
            "没有叫{}的开局，也没有以这些着法开始的开局。",
            self.quoted(text)
        )
    }

    fn no_opening_yet(&self) -> String {
        say!(
            self,
            "这个局面没有名称。:openings 加名称、代号或着法可以查找。"
        )
    }
}

/// The name of an opening: its family in Chinese where it has a Chinese name, and the rest in
/// English, as it stands in books and files.
pub(super) fn name(zh: Chinese, english: &str) -> String {
    let family = FAMILIES.iter().find_map(|(family, chinese)| {
        let rest = english.strip_prefix(family)?;
        let rest = match rest.strip_prefix([':', ',']) {
            Some(rest) => rest.trim_start(),
            None if rest.is_empty() => rest,
            None => return None,
        };
        Some((*chinese, rest))
    });
    match family {
        None => english.to_owned(),
        Some((chinese, "")) => zh.text(chinese).to_owned(),
        Some((chinese, rest)) => say!(zh, "{}：{}", zh.text(chinese), rest),
    }
}

const fn class(class: Class) -> &'static str {
    match class {
        Class::Open => "开放",
        Class::SemiOpen => "半开放",
        Class::Closed => "封闭",
    }
}
