//! Chinese sentences of the set-up editor.

use super::Chinese;
use crate::rules::{Color, Doubt, IllegalSetup, Piece, Square};
use crate::wording::{EditorWords, PositionWords, SetupFault};

/// What can be typed while a position is set up.
const HELP: &[&str] = &[
    "Ke1 Qd1 pa7      放子：大写字母是白子，小写是黑子",
    "xe4              取走棋子",
    "e2e4             移动棋子，不受规则限制",
    "white, black     轮到哪方走棋（也可用 w、b）",
    "castling KQkq    易位权；- 表示没有，国际象棋960用车所在的直线（HAha）",
    "ep e3            兵刚越过的格；ep - 表示没有",
    "halfmoves 12     上次吃子或走兵以来的半回合数",
    "move 30          回合数",
    "empty, start     空棋盘；通常的初始局面",
    "chess960 [N]     该编号的初始局面，不写则抽签",
    "mirror           让黑方的棋子与白方对称",
    "undo             撤销上一次改动",
    "输入或粘贴一条 FEN 则替换全部。",
];

/// What keys and mouse do then.
const KEYS: &[&str] = &[
    "用方向键选格：K Q R B N P 和 k q r b n p 放子，",
    "Del 取走，Enter 拿起和放下。Esc 回到输入。",
    "用鼠标：在棋盘旁选子后点击各格，或拖动棋子；",
    "拖出棋盘的棋子即被取走。",
    "",
    "空行上按 Enter 接着填姓名和棋钟，:fen 复制 FEN，:stop 离开。",
];

impl EditorWords for Chinese {
    fn setup_title(&self) -> &'static str {
        self.text("摆放局面")
    }

    fn setup_state(&self, turn: Color, legal: Result<&[Doubt], &IllegalSetup>) -> String {
        match legal {
            Ok(doubts) => {
                let doubts: String = doubts.iter().map(|doubt| self.doubt(doubt)).collect();
                say!(self, "局面合法。轮到{}走棋。{}", self.color(turn), doubts)
            }
            Err(illegal) => {
                let faults = illegal.faults.iter().map(|fault| self.fault(fault));
                say!(self, "局面尚不合法。{}", faults.collect::<String>())
            }
        }
    }

    fn setup_hint(&self, cursor: Option<Square>, is_legal: bool) -> String {
        match (cursor, is_legal) {
            (Some(square), _) => say!(
                self,
                "{}：K Q R B N P 放白子，k q r b n p 放黑子，Del 取走，Enter 拿起和放下。Esc：改为输入。",
                square
            ),
            (None, true) => {
                say!(
                    self,
                    "输入 Ke1、kg8、xe4、FEN …，或用方向键。Enter：开局。F1：全部说明。"
                )
            }
            (None, false) => {
                say!(
                    self,
                    "输入 Ke1、kg8、xe4、FEN …，或用方向键。F1：全部说明。"
                )
            }
        }
    }

    fn plain_setup_hint(&self, is_legal: bool) -> String {
        if is_legal {
            say!(
                self,
                "输入 Ke1、kg8、xe4 或 FEN；help 说明其余。play 开始对局。"
            )
        } else {
            say!(self, "输入 Ke1、kg8、xe4 或 FEN；help 说明其余。")
        }
    }

    fn setup_help(&self) -> &'static [&'static str] {
        self.lines(HELP)
    }

    fn setup_keys(&self) -> &'static [&'static str] {
        self.lines(KEYS)
    }

    fn setup_fault(&self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::Unknown(text) => say!(
                self,
                "{}没有放任何棋子。Ke1 在 e1 放白王，ke1 放黑王；help 说明其余。",
                self.quoted(text)
            ),
            SetupFault::WhichMan(square) => say!(
                self,
                "{} 放什么子？P{} 放白兵，p{} 放黑兵，x{} 取走棋子。",
                square,
                square,
                square,
                square
            ),
            SetupFault::NothingThere(square) => say!(self, "{} 上没有棋子。", square),
            SetupFault::Incomplete(word) => {
                let example = self.text(match *word {
                    "castling" => "castling KQkq，没有则 castling -",
                    "ep" => "ep e3，没有则 ep -",
                    "halfmoves" => "halfmoves 12",
                    _ => "move 30",
                });
                say!(self, "{}后面还要写内容：{}。", self.quoted(word), example)
            }
            SetupFault::NoSuchStart(text) => say!(
                self,
                "{}不是国际象棋960的初始局面；编号从 0 到 959。",
                self.quoted(text)
            ),
            SetupFault::Fen(mistakes) => mistakes.iter().map(|it| self.mistake(it)).collect(),
        }
    }

    fn in_hand(&self, held: Option<Piece>) -> String {
        match held {
            Some(piece) => {
                let side = self.text(match piece.color {
                    Color::White => "白",
                    Color::Black => "黑",
                });
                say!(self, "点击一格放下{}{}。", side, self.role(piece.role))
            }
            None => say!(self, "点击取走棋子。"),
        }
    }

    fn take_off(&self) -> &'static str {
        self.text("取走")
    }

    fn setup_turn(&self, turn: Color) -> String {
        say!(self, "{}走棋", self.color(turn))
    }

    fn setup_castling(&self) -> &'static str {
        self.text("易位权")
    }

    fn setup_en_passant(&self, square: Option<Square>) -> String {
        let square = square.map_or("-".to_owned(), |square| square.to_string());
        say!(self, "吃过路兵 {}", square)
    }

    fn setup_counters(&self, fullmoves: u32, halfmoves: u32) -> String {
        say!(self, "第 {} 回合，未变 {} 着", fullmoves, halfmoves)
    }

    fn setup_play(&self) -> &'static str {
        self.text("从此开始")
    }

    fn nothing_to_undo(&self) -> String {
        say!(self, "没有可撤销的改动。")
    }

    fn not_in_setup(&self) -> String {
        say!(self, "摆放局面时不能这样做。:stop 离开。")
    }

    fn ask_leave_setup(&self) -> String {
        say!(self, "离开这个局面返回？")
    }
}
