//! Chinese words of the form for a new game.

use super::Chinese;
use crate::rules::Color;
use crate::wording::{Field, FieldValue, FormWords};

impl FormWords for Chinese {
    fn field(&self, field: Field) -> &'static str {
        self.text(match field {
            Field::White => "白方",
            Field::Black => "黑方",
            Field::Position => "局面",
            Field::Clock => "棋钟",
            Field::BlacksClock => "  黑方",
            Field::Profile => "规程",
            Field::View => "视角",
            Field::Event => "赛事",
            Field::Site => "地点",
            Field::Round => "轮次",
            Field::Begin => "",
        })
    }

    fn form_title(&self) -> &'static str {
        self.text("新对局")
    }

    fn form_keys(&self) -> &'static str {
        self.text("↑↓、←→、Enter；Esc 离开")
    }

    fn field_value(&self, value: FieldValue) -> &'static str {
        self.text(match value {
            FieldValue::Casual => "休闲：有提示，可协商悔棋",
            FieldValue::Tournament => "比赛：按裁判执行的规则",
            FieldValue::Side(Color::White) => "白方在下",
            FieldValue::Side(Color::Black) => "黑方在下",
            FieldValue::Mover => "走棋方在下",
            FieldValue::FaceToFace => "面对面",
            FieldValue::Begin => "开始对局",
        })
    }

    fn last_game_head(&self) -> &'static str {
        self.text("上一局的开始方式；Tabiya 用它填写下一局的表单。")
    }

    fn last_game_damaged(&self) -> String {
        say!(self, "上一局保存的内容无法读取。")
    }

    fn field_hint(&self, field: Field) -> &'static str {
        self.text(match field {
            Field::Position => "通常的初始局面",
            Field::Clock => "无",
            Field::BlacksClock => "相同",
            _ => "",
        })
    }

    fn form_refusal(&self) -> String {
        say!(self, "局面或棋钟无法读取；见表单下方。")
    }
}
