//! The language that the program speaks: asked for, kept, or that of the locale.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::launch::Launch;
use crate::pty::keys;

/// The program with these arguments and variables, and these settings at home.
fn run(home: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabiya"))
        .args(arguments)
        .env_clear()
        .env("HOME", home)
        .env("XDG_CONFIG_HOME", home.join("config"))
        .envs(variables.iter().copied())
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn said(output: &Output) -> String {
    let bytes = [output.stdout.clone(), output.stderr.clone()].concat();
    String::from_utf8(bytes).unwrap()
}

#[test]
fn an_argument_goes_before_the_settings_and_these_before_the_locale() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("config/tabiya");
    fs::create_dir_all(&folder).unwrap();
    let read = ["read", "Nb5"];
    let locale = [("LANG", "zh_TW.UTF-8")];
    assert!(said(&run(home.path(), &read, &[])).contains("No knight reaches b5"));
    assert!(said(&run(home.path(), &read, &locale)).contains("馬"));
    fs::write(folder.join("settings.toml"), "language = \"zh-Hans\"\n").unwrap();
    assert!(said(&run(home.path(), &read, &[])).contains("马"));
    assert!(said(&run(home.path(), &read, &locale)).contains("马"));
    for asked in [
        &["--lang", "en", "read", "Nb5"],
        &["read", "--lang", "en", "Nb5"],
    ] {
        assert!(said(&run(home.path(), asked, &locale)).contains("knight"));
    }
    let asked = ["--lang=zh-HK", "read", "Nb5"];
    assert!(said(&run(home.path(), &asked, &[])).contains("馬"));
}

#[test]
fn a_locale_that_is_not_chinese_in_utf8_leaves_it_at_english() {
    let home = tempfile::tempdir().unwrap();
    for locale in ["C", "POSIX", "de_DE.UTF-8", "zh_CN.GB18030"] {
        let output = run(home.path(), &["clock", "pgn:?"], &[("LC_ALL", locale)]);
        assert!(said(&output).contains("is not known"), "{locale}");
    }
}

#[test]
fn codes_of_json_are_the_same_in_every_language() {
    let home = tempfile::tempdir().unwrap();
    let output = run(home.path(), &["--lang", "zh", "read", "--json", "Nd2"], &[]);
    let object: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(object["error"], "own-piece");
    assert_eq!(output.status.code(), Some(1));
    assert!(object["message"].as_str().unwrap().contains("己方的兵"));
}

#[test]
fn every_command_that_speaks_speaks_it() {
    let home = tempfile::tempdir().unwrap();
    for (arguments, sentence) in [
        (&["clock", "5+3"] as &[&str], "从第 1 步起每步加 3 秒"),
        (
            &["inspect", "--fen", "8/8/8/8/8/8/8/8 w - - 0 1"],
            "白方没有王",
        ),
        (&["openings", "giuoco", "piano"], "意大利布局：Giuoco Piano"),
        (&["openings"], "个变例"),
        (&["games"], "没有未完成的对局"),
        (&["laws", "--list"], "棋子的走法"),
        (&["practice", "--progress"], "技能"),
        (&["practice", "--sheet", "1", "--seed", "1"], "国际象棋记谱"),
        (&["settings", "--check"], "没有这个文件"),
        (&["settings", "--example"], "每行写的是不设置时的值"),
        (&["review", "nothing.pgn"], "无法读取"),
        (&["--theme", "gren"], "没有配色"),
        (&["--plain"], "白方走棋"),
    ] {
        let all = [&["--lang", "zh-Hans"], arguments].concat();
        let told = said(&run(home.path(), &all, &[]));
        assert!(told.contains(sentence), "{arguments:?}: {told}");
    }
}

#[test]
fn auto_asks_for_no_language_and_every_word_of_the_settings_is_one_of_the_command_line() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("config/tabiya");
    fs::create_dir_all(&folder).unwrap();
    let locale = [("LANG", "zh_TW.UTF-8")];
    let words = [
        "auto", "en", "zh-Hans", "zh-Hant", "zh_TW", "English", "中文",
    ];
    for word in words {
        let _ = fs::remove_file(folder.join("settings.toml"));
        let asked = said(&run(home.path(), &["--lang", word, "read", "Nb5"], &locale));
        fs::write(
            folder.join("settings.toml"),
            format!("language = \"{word}\"\n"),
        )
        .unwrap();
        let kept = said(&run(home.path(), &["read", "Nb5"], &locale));
        assert_eq!(asked, kept, "{word}");
    }
    // Not asked for is as the settings have it.
    fs::write(folder.join("settings.toml"), "language = \"zh-Hans\"\n").unwrap();
    let auto = ["--lang", "auto", "read", "Nb5"];
    assert!(said(&run(home.path(), &auto, &locale)).contains("马"));
}

#[test]
fn an_unknown_language_is_refused_with_those_there_are() {
    let home = tempfile::tempdir().unwrap();
    let output = run(home.path(), &["--lang", "tlh"], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output).contains("zh-Hans"));
}

#[test]
fn a_language_chosen_on_the_screen_speaks_at_once_and_is_kept() {
    let home = tempfile::tempdir().unwrap();
    let config = home.path().join("config");
    let mut session = Launch::tabiya()
        .variable("XDG_CONFIG_HOME", config.to_str().unwrap())
        .start();
    session.wait_for_text("White to move");
    session.key("\x1bOR");
    session.wait_for_text("Settings");
    // Below the language are the two settings about tenths of a second.
    session.key(keys::END);
    session.key(keys::UP);
    session.key(keys::UP);
    session.key(keys::RIGHT);
    session.key(keys::RIGHT);
    session.wait_for_text("设置");
    session.key("s");
    session.wait_for_text("已保存到");
    let kept = fs::read_to_string(config.join("tabiya/settings.toml")).unwrap();
    assert!(kept.contains("language = \"zh-Hans\""), "{kept}");
}
