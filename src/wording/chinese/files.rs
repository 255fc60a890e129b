//! Chinese sentences about files.

use super::Chinese;
use crate::wording::{FileCause, FileDeed, FileFault, FileWords};

impl FileWords for Chinese {
    fn file_fault(&self, fault: &FileFault) -> String {
        let FileFault { deed, path, cause } = fault;
        let why = why(*self, cause);
        match deed {
            FileDeed::Find => say!(self, "没有地方可以保存：{}。", why),
            FileDeed::Read => say!(self, "无法读取 {}：{}。", path, why),
            FileDeed::Write => say!(self, "无法写入 {}：{}。", path, why),
        }
    }
}

/// Why something with a file failed, in a few words.
pub(super) fn why(zh: Chinese, cause: &FileCause) -> &str {
    zh.text(match cause {
        FileCause::NoHome => "HOME 没有指向文件夹",
        FileCause::Missing => "它不存在",
        FileCause::Forbidden => "没有权限",
        FileCause::Full => "磁盘已满",
        FileCause::ReadOnly => "磁盘不可写",
        FileCause::IsFolder => "它是文件夹",
        FileCause::NoFolder => "路径中有一段不是文件夹",
        FileCause::NoFile => "它不是普通文件",
        FileCause::TooLarge => "它太大",
        FileCause::NotText => "它不是 UTF-8 文本",
        FileCause::Other(words) => return words,
    })
}
