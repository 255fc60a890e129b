//! Chinese sentences about settings.

use super::Chinese;
use crate::wording::{
    ClockWords, LowContrast, Setting, SettingsFault, SettingsWords, ThemeColor, Trouble, Wanted,
};

impl SettingsWords for Chinese {
    fn settings_title(&self) -> &'static str {
        self.text("设置")
    }

    fn setting_name(&self, setting: Setting) -> &'static str {
        self.text(match setting {
            Setting::Theme => "配色",
            Setting::Pieces => "棋子",
            Setting::View => "视角",
            Setting::Coordinates => "坐标",
            Setting::Blindfold => "盲棋",
            Setting::Notation => "记谱",
            Setting::Letters => "字母",
            Setting::Strict => "严格",
            Setting::Input => "输入",
            Setting::ConfirmMoves => "确认",
            Setting::Mouse => "鼠标",
            Setting::Bell => "铃声",
            Setting::Color => "颜色",
            Setting::TextForm => "文字兵",
            Setting::Ambiguous => "字宽",
            Setting::Language => "语言",
            Setting::Tenths => "十分秒",
            Setting::ClkTenths => "保存十分秒",
            Setting::White => "白方",
            Setting::Black => "黑方",
            Setting::Clock => "棋钟",
            Setting::Profile => "规程",
        })
    }

    fn setting_help(&self, setting: Setting) -> &'static str {
        self.text(match setting {
            Setting::Theme => "棋盘和面板的配色。",
            Setting::Pieces => "棋子画成图形、棋子符号或字母。",
            Setting::View => "谁在下方：一方、走棋方，或面对面。",
            Setting::Coordinates => "格的字母和数字的位置。",
            Setting::Blindfold => "隐藏什么：不隐藏、棋子或棋盘。",
            Setting::Notation => "着法的写法。",
            Setting::Letters => "读写棋子字母所用的语言。",
            Setting::Strict => "着法符合此标准的写法才算。",
            Setting::Input => "用任何方式走棋，或只能输入。",
            Setting::ConfirmMoves => "再按一次 Enter 才走出着法。",
            Setting::Mouse => "鼠标走棋；关闭则选择文字。",
            Setting::Bell => "时间不多时响铃。",
            Setting::Color => "使用多少种颜色。",
            Setting::TextForm => "不让兵变成表情；显示方框则关闭。",
            Setting::Ambiguous => "终端把宽度不定的字符画多宽。",
            Setting::Language => "程序的语言；auto：与系统相同。",
            Setting::Tenths => "剩余多少秒时显示十分之一秒。",
            Setting::ClkTenths => "保存的对局中用时记到十分之一秒。",
            Setting::White => "新对局中执白的棋手。",
            Setting::Black => "新对局中执黑的棋手。",
            Setting::Clock => "新对局的时限，如 5+3。",
            Setting::Profile => "新对局的规程。",
        })
    }

    fn theme_color(&self, color: ThemeColor) -> &'static str {
        self.text(match color {
            ThemeColor::Light => "浅色格",
            ThemeColor::Dark => "深色格",
            ThemeColor::White => "白子",
            ThemeColor::WhiteInk => "白子的线条",
            ThemeColor::Black => "黑子",
            ThemeColor::BlackInk => "黑子的线条",
            ThemeColor::LastMove => "最后一着",
            ThemeColor::Selected => "选中的格",
            ThemeColor::Target => "可以走到的格",
            ThemeColor::Check => "被将军的王",
            ThemeColor::Cursor => "光标",
            ThemeColor::Candidate => "未输完的着法可能指的格",
            ThemeColor::Panel => "文字的背景",
            ThemeColor::Text => "普通文字",
            ThemeColor::Dim => "次要的文字",
            ThemeColor::Accent => "突出的文字",
            ThemeColor::Warning => "拒绝和时间不多",
        })
    }

    fn trouble(&self, trouble: &Trouble) -> String {
        say!(
            self,
            "第 {} 行：{}",
            trouble.line,
            fault(*self, &trouble.fault)
        )
    }

    fn troubles_title(&self, path: &str) -> String {
        say!(self, "{} 中有些设置看不懂；其余照用。", path)
    }

    fn settings_head(&self) -> &'static str {
        self.text("Tabiya 的设置；“tabiya settings --example”说明全部。")
    }

    fn example_head(&self) -> &'static [&'static str] {
        self.lines(&[
            "Tabiya 的设置。“tabiya settings --path”说明本文件放在哪里。",
            "每行写的是不设置时的值。去掉 # 并改成所要的值。",
            "命令行的选项优先于这里的设置，只用于那一次运行。",
        ])
    }

    fn example_targets(&self) -> &'static [&'static str] {
        self.lines(&[
            "练习的一项技能要算学会，每次回答最多可用的秒数。",
            "`tabiya practice --skill help` 列出各项技能。",
        ])
    }

    fn example_themes(&self) -> &'static [&'static str] {
        self.lines(&[
            "自己的配色，名称任取：把颜色叠加在一种自带的配色上。",
            "棋子与格的对比度应有 3 比 1。白子与浅色格分不清时，",
            "会用 white-ink 的颜色画成轮廓。",
            "浅底深字的终端用的配色写 paper = true。",
        ])
    }

    fn one_of(&self, values: &[&str]) -> String {
        say!(self, "可选：{}。", values.join(" "))
    }

    fn this_run(&self) -> &'static str {
        self.text("只用于这次运行；Space 标记以保存。")
    }

    fn settings_keys(&self) -> &'static str {
        self.text("←→ 更改；* 会保存")
    }

    fn settings_buttons(&self) -> [&'static str; 2] {
        [self.text("s 保存"), self.text("Esc 离开")]
    }

    fn settings_saved(&self, path: &str) -> String {
        say!(self, "已保存到 {}。", path)
    }

    fn nothing_to_save(&self) -> &'static str {
        self.text("没有可保存的：请更改一项，或用 Space 标记。")
    }

    fn not_saved(&self, path: &str, trouble: &Trouble) -> String {
        say!(
            self,
            "没有保存，因为 {} 无法读取。{}",
            path,
            self.trouble(trouble)
        )
    }

    fn no_troubles(&self, path: &str) -> String {
        say!(self, "{}：所有设置都看得懂。", path)
    }

    fn no_settings_file(&self, path: &str) -> String {
        say!(self, "{}：没有这个文件，所以没有任何设置。", path)
    }

    fn no_theme(&self, name: &str, themes: &[&str]) -> String {
        say!(
            self,
            "没有配色{}。{}",
            self.quoted(name),
            self.one_of(themes)
        )
    }
}

fn fault(zh: Chinese, fault: &SettingsFault) -> String {
    match fault {
        SettingsFault::Syntax(words) => say!(zh, "不是 TOML：{}。", words),
        SettingsFault::UnknownKey { key, near } => {
            let near = near.map_or_else(String::new, |near| say!(zh, "是不是 {}？", near));
            say!(zh, "没有设置{}。{}", zh.quoted(key), near)
        }
        SettingsFault::WrongKind { key, wanted } => {
            say!(zh, "{}必须是{}。", zh.quoted(key), kind(zh, *wanted))
        }
        SettingsFault::UnknownValue {
            key,
            value,
            choices,
        } => say!(
            zh,
            "{}不能是{}。可选 {}。",
            zh.quoted(key),
            zh.quoted(value),
            zh.list(choices.iter().cloned())
        ),
        SettingsFault::Clock { spec, error } => say!(
            zh,
            "{}不是时限。{}",
            zh.quoted(spec),
            zh.spec_error(*error, spec)
        ),
        SettingsFault::ThemeName(name) => {
            say!(zh, "配色不能叫{}；请换一个名称。", zh.quoted(name))
        }
        SettingsFault::LowContrast(LowContrast {
            theme,
            front,
            back,
            ratio,
        }) => say!(
            zh,
            "配色{}中{}与{}很难分清（{} 比 1；3 即可）。",
            zh.quoted(theme),
            zh.theme_color(*front),
            zh.theme_color(*back),
            format!("{ratio:.1}")
        ),
    }
}

fn kind(zh: Chinese, wanted: Wanted) -> &'static str {
    zh.text(match wanted {
        Wanted::Text => "引号中的文字",
        Wanted::Switch => " true 或 false",
        Wanted::Color => "颜色，如 \"#80573a\"",
        Wanted::Seconds => "秒数，大于 0 且至多 60，如 2.5",
        Wanted::Table => "单独的表，如 [themes.sea]",
    })
}
