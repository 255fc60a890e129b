//! Chinese sentences of the playing screen.

use super::Chinese;
use super::table::who;
use crate::game::{Game, Table};
use crate::rules::{Color, Move, Position, Role, Square};
use crate::wording::{Action, NotationWords, PlayWords, Written};

impl PlayWords for Chinese {
    fn in_a_row(&self, sentences: &[String]) -> String {
        let mut row = String::new();
        for sentence in sentences {
            // What ends a Chinese sentence has its blank in itself.
            if !(row.is_empty() || row.ends_with(['。', '？', '！', '：'])) {
                row.push(' ');
            }
            row.push_str(sentence);
        }
        row
    }

    fn ended(&self, statement: &str) -> String {
        say!(self, "{}。", statement)
    }

    fn comma(&self) -> &'static str {
        self.text("，")
    }

    fn side(&self, color: Color) -> &'static str {
        self.color(color)
    }

    fn man(&self, role: Role) -> &'static str {
        self.role(role)
    }

    fn to_move(&self, position: &Position, say_check: bool) -> String {
        let (number, dots) = (position.fullmoves(), dots(position));
        let side = self.color(position.turn());
        if say_check && position.is_check() {
            say!(self, "{}{} {}走棋，被将军", number, dots, side)
        } else {
            say!(self, "{}{} {}走棋", number, dots, side)
        }
    }

    fn viewing(&self, game: &Game, plies: usize, mv: &str) -> String {
        let (shown, last) = (
            move_number(*self, game, plies),
            move_number(*self, game, game.len()),
        );
        if plies == 0 {
            say!(self, "正在看开头（共 {}）", last)
        } else {
            say!(self, "正在看 {} {} 之后（共 {}）", shown, mv, last)
        }
    }

    fn viewing_hint(&self) -> &'static str {
        self.text("正在看以前的局面。Esc：返回对局。PgUp、PgDn：一着。")
    }

    fn man_chosen(&self, role: Role, square: Square) -> String {
        say!(self, "已选 {} 上的{}。", square, self.role(role))
    }

    fn move_made(&self, before: &Position, mv: Move) -> String {
        say!(self, "{}。", told(*self, before, mv))
    }

    fn no_move_yet(&self) -> String {
        say!(self, "还没有走过棋。")
    }

    fn unknown_word(&self, word: &str) -> String {
        say!(self, "没有命令{}；:help 列出全部。", self.quoted(word))
    }

    fn stands_alone(&self, word: &str) -> String {
        say!(self, ":{} 单独使用，后面不接内容。", word)
    }

    fn mouse(&self, on: bool) -> String {
        if on {
            say!(self, "鼠标可以走棋；:mouse 把它还给终端。")
        } else {
            say!(self, "鼠标归终端，用来选择文字；:mouse 收回。")
        }
    }

    fn copied(&self) -> String {
        say!(self, "已送到终端的剪贴板。")
    }

    fn legal_moves(&self, count: usize) -> String {
        say!(self, "{} 个合法着法", count)
    }

    fn line_hint(&self, turn: Color, is_new: bool) -> String {
        if is_new {
            say!(
                self,
                "输入{}的着法，或用方向键。F1 帮助，F7 菜单",
                self.color(turn)
            )
        } else {
            say!(self, "F1 帮助，F7 菜单")
        }
    }

    fn sheet_title(&self) -> &'static str {
        self.text("记录纸")
    }

    fn signed(&self, name: &str) -> String {
        say!(self, "{}已确认。", name)
    }

    fn over_hint(&self) -> String {
        say!(self, "Enter：保存、再战、新对局。PgUp 或 :review 回看。")
    }

    fn ask_promotion(&self) -> String {
        say!(self, "兵升变为")
    }

    fn ask_paste(&self, count: usize, beginning: &str) -> String {
        say!(self, "走出粘贴的 {} 着（{}）？", count, beginning)
    }

    fn ask_quit(&self) -> String {
        say!(self, "对局还在进行。离开吗？对局会保存，可以继续。")
    }

    fn ask_new(&self) -> String {
        say!(self, "对局还在进行。另开一局？这一局会保存。")
    }

    fn typed_only(&self) -> String {
        say!(self, "本局的着法须输入。")
    }

    fn choice_made(&self, name: &str, choice: &str) -> String {
        say!(self, "{}现在是：{}。", name, choice)
    }

    fn choices(&self, choices: &[&str]) -> String {
        say!(self, "可选：{}。", choices.join("、"))
    }

    fn grade(&self, color: Color, grade: Written<'_>) -> String {
        let Written {
            first_try,
            moves,
            mistakes,
        } = grade;
        let side = self.color(color);
        if mistakes.is_empty() {
            return say!(self, "{}：{} 着中一次写对 {} 着。", side, moves, first_try);
        }
        let each = mistakes
            .iter()
            .map(|(code, count)| format!("{code} {count}"));
        let each = each.collect::<Vec<_>>().join("、");
        say!(
            self,
            "{}：{} 着中一次写对 {} 着（{}）。",
            side,
            moves,
            first_try,
            each
        )
    }

    fn notation_rules(&self) -> &'static [&'static str] {
        self.lines(&[
            "K 王  Q 后  R 车  B 象  N 马",
            "兵没有字母：e4",
            "先棋子字母，后格：Nf3",
            "吃子写 x：Bxc6；兵写直线：exd5",
            "两子都能到：加直线，否则加横线：Nbd2、R1a4",
            "易位：O-O 短，O-O-O 长",
            "升变：e8=Q",
            "吃过路兵：写兵到达的格：exd6",
            "将军 +，将死 #",
        ])
    }

    fn ask_swap(&self) -> String {
        say!(self, "执棋颜色弄反了？交换后重新开始？")
    }

    fn not_in_tournament(&self) -> String {
        say!(self, "比赛对局中不可以。")
    }

    fn no_help(&self) -> String {
        say!(self, "这盘棋不用这种帮助。")
    }

    fn ask_resign(&self, color: Color, table: &Table) -> String {
        say!(self, "{}认输？", who(*self, table, color))
    }

    fn ask_take_back(&self) -> String {
        say!(self, "协商悔棋？")
    }

    fn take_back(&self, color: Color, san: &str, plies: usize, table: &Table) -> String {
        let (asker, other) = (who(*self, table, color), who(*self, table, !color));
        if plies > 1 {
            say!(self, "{}的 {} 及应着，{}同意", asker, san, other)
        } else {
            say!(self, "{}的 {}，{}同意", asker, san, other)
        }
    }

    fn ask_menu(&self) -> String {
        say!(self, "想做什么？")
    }

    fn menu_entry(&self, action: Option<Action>) -> &'static str {
        self.text(match action {
            Some(Action::New) => "新对局：姓名、棋钟、规则",
            Some(Action::Practice) => "记谱练习",
            Some(Action::SetUp) => "摆局面",
            Some(Action::Review) => "复盘",
            Some(Action::Openings) => "开局",
            Some(Action::Laws) => "国际象棋规则",
            Some(Action::Settings) => "设置：外观、记谱、语言",
            Some(Action::Help) => "全部按键和命令",
            Some(Action::Quit) => "退出",
            _ => "回到棋盘",
        })
    }

    fn ask_what_next(&self) -> String {
        say!(self, "对局结束。接下来？")
    }

    fn what_next(&self, action: Option<Action>, table: &Table) -> String {
        match action {
            Some(Action::Save) => say!(self, "保存"),
            Some(Action::Rematch) => {
                say!(self, "再战，{}执白", who(*self, table, Color::Black))
            }
            Some(Action::New) => say!(self, "新对局"),
            Some(Action::Sheet) => say!(self, "记录纸"),
            Some(Action::Review) => say!(self, "复盘"),
            _ => say!(self, "看棋盘"),
        }
    }

    fn yes_or_no(&self, yes: bool) -> String {
        self.text(if yes { "是" } else { "否" }).to_owned()
    }

    fn help_title(&self) -> &'static str {
        self.text("帮助")
    }

    fn typing_help(&self) -> &'static [&'static str] {
        self.lines(&[
            "输入着法后按 Enter：e4  Nf3  exd5  O-O  e8=Q",
            "命令以冒号开头；Tab 补全着法和命令。",
            "字母：K 王  Q 后  R 车  B 象  N 马；兵没有字母。",
        ])
    }

    fn action_help(&self, action: Action) -> &'static str {
        self.text(action_help(action))
    }

    fn page_foot(&self, long: bool) -> &'static str {
        self.text(if long {
            "↑↓：滚动 · 其他键：关闭"
        } else {
            "按任意键关闭"
        })
    }

    fn too_small(&self, columns: u16, rows: u16) -> String {
        say!(self, "需要 {}x{}", columns, rows)
    }
}

/// What an action does, as it is written here.
const fn action_help(action: Action) -> &'static str {
    match action {
        Action::Submit => "走出输入的着法；在光标处拿起和放下棋子（也可用 Space）",
        Action::Complete => "补全输入的着法或命令",
        Action::Arrows => "移动光标；在文字中移动插入点；上下键选择",
        Action::LetGo => "放开棋子、文字或过去的局面",
        Action::Help => "本页",
        Action::Menu => "可做的事，供选择",
        Action::Back => "后退一着（也可用鼠标滚轮）",
        Action::Forward => "前进一着",
        Action::ToStart => "到对局开头",
        Action::ToEnd => "回到当前局面",
        Action::Settings => "设置，立即生效，可以保存",
        Action::Flip => "翻转棋盘",
        Action::View => "固定一方在下、走棋方在下，或面对面坐",
        Action::Notation => "着法写法 san fide long figurine uci iccf，或 de fr es …",
        Action::NotationPage => "在棋盘旁显示记谱规则",
        Action::Pieces => "棋子的显示方式",
        Action::Theme => "配色；不写名称则换下一种",
        Action::Language => "语言：en、zh-Hans、zh-Hant；auto 与系统相同",
        Action::Coordinates => "坐标的位置",
        Action::Blindfold => "隐藏棋子或整个棋盘",
        Action::New => "新对局，给出 FEN 则从该局面开始",
        Action::Fen => "以 FEN 显示并复制局面",
        Action::Pgn => "以 PGN 显示并复制对局",
        Action::Save => "把对局（或局面：.svg、.fen、.txt）写入文件",
        Action::TakeBack => "双方同意时悔棋",
        Action::Draw => "提和（随着法：Nf3 (=)）",
        Action::Sign => "确认结果，如同在记录纸上签名",
        Action::Accept => "同意和棋",
        Action::Decline => "拒绝和棋",
        Action::Claim => "要求判和，可附上只写下而不走出的着法",
        Action::Flag => "指出旗落",
        Action::Press => "须手动时按钟",
        Action::Mate => "超时等判负之后：看当时还能怎样将死",
        Action::Openings => "本局的开局及其后续，或按名称、代号、着法查开局",
        Action::Resign => "认输",
        Action::Adjust => "摆正棋子：下一个选中的棋子只是摆正",
        Action::Pause => "停钟",
        Action::Resume => "暂停后继续，或继续未完成的对局",
        Action::Swap => "执棋颜色弄反了：重新开始",
        Action::Arbiter => "裁判的操作：暂停、棋钟、退一步、结果",
        Action::Time => "两钟都停时调整棋钟：12:30、+2:00、-0:30",
        Action::Rematch => "交换颜色再下一局",
        Action::Moves => "列出合法着法，全部或某格的",
        Action::Board => "用字母显示棋盘",
        Action::Men => "棋子的位置，全部或部分：men white、men black rooks",
        Action::What => "某格、某条直线或横线上有什么",
        Action::Last => "用文字说最后的着法，两着或指定的着数",
        Action::Clocks => "双方棋钟的时间",
        Action::Sheet => "像纸上那样的记录纸",
        Action::Practice => "练习记谱：一种练习、若干技能，或到期的内容",
        Action::SetUp => "摆放局面并从此下棋",
        Action::Stop => "结束本轮练习，或离开摆放或复盘",
        Action::Laws => "国际象棋规则：一个主题、要查的词，或目录",
        Action::Why => "拒绝所依据的规则",
        Action::Review => "复盘本局，或 PGN 文件中的对局",
        Action::Variation => "复盘：进入变着（上下键选择）",
        Action::Leave => "复盘：退出变着（也可用 Esc）",
        Action::Autoplay => "复盘：自动走（也可用 Space）",
        Action::List => "复盘：文件中的对局",
        Action::Game => "复盘：换一局，按编号、next 或 back",
        Action::Find => "复盘：按棋手、开局、结果、局面查找对局",
        Action::PlayOn => "复盘：从显示的局面开始新对局",
        Action::Say => "用文字说最后一着",
        Action::Mouse => "把鼠标还给终端，或收回",
        Action::Quit => "离开（按两次 Ctrl-C：立即）",
        Action::Redraw => "重画屏幕",
    }
}

/// A move in words, without a full stop.
pub(super) fn told(zh: Chinese, before: &Position, mv: Move) -> String {
    let after = before.play(mv);
    let ending = zh.text(match (after.is_check(), after.legal_move_count()) {
        (true, 0) => "，将死",
        (true, _) => "，将军",
        (false, 0) => "，逼和",
        _ => "",
    });
    say!(
        zh,
        "{}：{}{}",
        zh.color(before.turn()),
        zh.deed(before, mv),
        ending
    )
}

/// The number of the move that was the so many-th ply: "12." for White's, "12…" for Black's.
fn move_number(zh: Chinese, game: &Game, plies: usize) -> String {
    match plies.checked_sub(1) {
        None => say!(zh, "开头"),
        Some(before) => {
            let position = game.position_after(before);
            format!("{}{}", position.fullmoves(), dots(position))
        }
    }
}

const fn dots(position: &Position) -> &'static str {
    if position.turn().is_white() {
        "."
    } else {
        "…"
    }
}
