//! Traditional characters from simplified ones, for the sentences of this program alone.
//!
//! Most characters have one counterpart. Where one simplified character stands for several, or
//! where readers of traditional characters have another word for a thing, the phrase decides, and
//! the longest phrase first. `tests/wording` sees to it that every character of the Chinese
//! sentences is decided here or known to be the same in both scripts.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The characters in which Chinese is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    /// As in mainland China and Singapore.
    Simplified,
    /// As in Taiwan, Hong Kong and Macau.
    Traditional,
}

/// Phrases, and how they are written in traditional characters. Some are there only to say that
/// a character which often changes does not change in them.
pub const PHRASES: &[(&str, &str)] = &[
    ("文件夹", "資料夾"),
    ("文件", "檔案"),
    ("设置", "設定"),
    ("全屏", "全螢幕"),
    ("屏幕", "螢幕"),
    ("程序", "程式"),
    ("光标", "游標"),
    ("保存", "儲存"),
    ("打开", "開啟"),
    ("终端", "終端機"),
    ("鼠标", "滑鼠"),
    ("菜单", "選單"),
    ("先后", "先後"),
    ("字符", "字元"),
    ("粘贴", "貼上"),
    ("剪贴板", "剪貼簿"),
    ("查找", "尋找"),
    ("滚动", "捲動"),
    ("文本", "文字"),
    ("磁盘", "磁碟"),
    ("进程", "行程"),
    ("命令行", "命令列"),
    ("运行", "執行"),
    ("撤销", "復原"),
    ("通信棋", "通訊棋"),
    ("意大利", "義大利"),
    ("复制", "複製"),
    ("复盘", "覆盤"),
    ("重复", "重複"),
    ("恢复", "恢復"),
    ("强制", "強制"),
    ("控制", "控制"),
    ("限制", "限制"),
    ("牵制", "牽制"),
    ("准确", "準確"),
    ("标准", "標準"),
    ("准备", "準備"),
    ("为准", "為準"),
    ("出发", "出發"),
    ("发明", "發明"),
    ("干扰", "干擾"),
    ("若干", "若干"),
    ("包干", "包乾"),
    ("系统", "系統"),
    ("关系", "關係"),
    ("标签", "標籤"),
    ("抽签", "抽籤"),
    ("签名", "簽名"),
    ("签字", "簽字"),
    ("签了", "簽了"),
    ("评注", "評註"),
    ("附注", "附註"),
    ("注意", "注意"),
    ("停表", "停錶"),
    ("表示", "表示"),
    ("表情", "表情"),
    ("表单", "表單"),
    ("的表", "的表"),
    ("最后", "最後"),
    ("之后", "之後"),
    ("然后", "然後"),
    ("以后", "以後"),
    ("后面", "後面"),
    ("后续", "後續"),
    ("后退", "後退"),
    ("其后", "其後"),
    ("交换后", "交換後"),
    ("冒号后", "冒號後"),
    ("数后", "數後"),
    ("格后", "格後"),
    ("好后", "好後"),
    ("改正后", "改正後"),
    ("选子后", "選子後"),
    ("暂停后", "暫停後"),
    ("着法后", "著法後"),
    ("易位后", "易位後"),
    ("{} 后", "{} 後"),
    ("皇后", "皇后"),
    ("王后", "王后"),
    ("后翼", "后翼"),
    ("后兵", "后兵"),
    ("升后", "升后"),
    ("变后", "變后"),
    ("双后", "雙后"),
    ("白后", "白后"),
    ("黑后", "黑后"),
    ("新后", "新后"),
    ("一后", "一后"),
    ("两个后", "兩個后"),
    ("三个后", "三個后"),
    ("天后", "天后"),
    ("有后", "有后"),
    ("为后", "為后"),
    ("的后", "的后"),
    ("是后", "是后"),
    ("后可以", "后可以"),
    ("后不能", "后不能"),
    ("后走", "后走"),
    ("后站", "后站"),
    ("后是", "后是"),
    ("后值", "后值"),
    ("后几乎", "后幾乎"),
    ("、后、", "、后、"),
    ("母，后", "母，后"),
    ("这里", "這裡"),
    ("那里", "那裡"),
    ("哪里", "哪裡"),
    ("手里", "手裡"),
    ("格里", "格裡"),
    ("棋里", "棋裡"),
    ("书里", "書裡"),
    ("}里", "}裡"),
    ("西西里", "西西里"),
    ("任意制", "任意制"),
];

/// Simplified characters, each with the traditional one behind it. One that often stays as it
/// is, such as the queen, is not among them: what changes it is a phrase.
pub const CHARACTERS: &str = "\
    “「 ”」 万萬 与與 专專 丢丟 两兩 严嚴 个個 为為 么麼 义義 乌烏 习習 书書 \
    于於 亚亞 仅僅 从從 们們 价價 优優 会會 传傳 体體 余餘 侧側 兑兌 兰蘭 关關 \
    兹茲 内內 写寫 军軍 决決 况況 净淨 准準 减減 几幾 击擊 则則 刚剛 删刪 别別 \
    办辦 动動 势勢 区區 协協 单單 却卻 历歷 参參 双雙 发發 变變 叠疊 号號 吗嗎 \
    听聽 启啟 员員 响響 围圍 国國 图圖 圆圓 坏壞 垒壘 垫墊 墙牆 声聲 处處 备備 \
    复復 够夠 头頭 夹夾 学學 实實 宫宮 宽寬 对對 将將 尔爾 尽盡 层層 属屬 帅帥 \
    师師 带帶 帮幫 并並 应應 开開 异異 弃棄 强強 归歸 当當 录錄 径徑 总總 战戰 \
    执執 扰擾 护護 择擇 挂掛 挡擋 损損 换換 据據 摆擺 数數 斗鬥 断斷 无無 旧舊 \
    时時 显顯 暂暫 术術 机機 杀殺 权權 杠槓 条條 来來 极極 构構 标標 栏欄 样樣 \
    检檢 横橫 欧歐 毙斃 没沒 浅淺 滚滾 满滿 点點 爱愛 牵牽 独獨 环環 现現 电電 \
    画畫 盘盤 着著 确確 碍礙 离離 种種 积積 称稱 稳穩 竖豎 笔筆 签籤 简簡 类類 \
    紧緊 纠糾 约約 级級 纪紀 纳納 纵縱 纸紙 线線 练練 终終 绊絆 经經 结結 给給 \
    绝絕 统統 继繼 绩績 续續 维維 编編 缩縮 网網 罗羅 罚罰 联聯 胁脅 胜勝 脑腦 \
    脸臉 观觀 苏蘇 范範 补補 见見 规規 视視 触觸 计計 认認 让讓 议議 记記 讲講 询詢 许許 \
    论論 设設 证證 评評 识識 词詞 试試 话話 该該 语語 误誤 说說 请請 诺諾 读讀 \
    谁誰 调調 谊誼 谱譜 负負 败敗 贴貼 费費 资資 赛賽 赢贏 车車 转轉 轮輪 输輸 \
    边邊 达達 过過 运運 还還 这這 进進 远遠 违違 连連 迟遲 迹跡 选選 邻鄰 里裡 \
    钉釘 钟鐘 铃鈴 链鏈 销銷 错錯 键鍵 长長 门門 闪閃 闭閉 闲閒 间間 闷悶 阅閱 \
    阵陣 阶階 际際 随隨 隐隱 难難 页頁 顶頂 项項 顺順 须須 预預 题題 颜顏 马馬 \
    骑騎 龙龍 汉漢 问問";

/// The characters one by one.
static COUNTERPARTS: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let pairs = CHARACTERS.split_whitespace();
    pairs
        .filter_map(|pair| {
            let mut letters = pair.chars();
            Some((letters.next()?, letters.next()?))
        })
        .collect()
});

/// A text in traditional characters.
pub fn converted(text: &str) -> String {
    let mut done = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if letter.is_ascii_alphanumeric() || letter == ' ' {
            done.push(letter);
            rest = &rest[1..];
            continue;
        }
        let phrase = PHRASES
            .iter()
            .filter(|(simplified, _)| rest.starts_with(simplified))
            .max_by_key(|(simplified, _)| simplified.len());
        if let Some((simplified, traditional)) = phrase {
            done.push_str(traditional);
            rest = &rest[simplified.len()..];
        } else {
            done.push(COUNTERPARTS.get(&letter).copied().unwrap_or(letter));
            rest = &rest[letter.len_utf8()..];
        }
    }
    done
}

/// What was made of the literals of the program, each of them once.
///
/// The sentences are asked for whenever the screen is drawn, and many of them have to live as long as
/// the program. So what is made of a literal is never given back. There are only as many
/// literals as stand in the sources, so that this cannot grow without end.
type Made<K, V> = LazyLock<Mutex<HashMap<K, V>>>;

static TEXTS: Made<&str, &str> = LazyLock::new(Mutex::default);
static LINES: Made<&[&str], &[&str]> = LazyLock::new(Mutex::default);

/// A literal in traditional characters.
pub(super) fn traditional(literal: &'static str) -> &'static str {
    once(&TEXTS, literal, || {
        Box::leak(converted(literal).into_boxed_str())
    })
}

/// Literals in traditional characters.
pub(super) fn traditional_lines(literals: &'static [&'static str]) -> &'static [&'static str] {
    once(&LINES, literals, || {
        let lines: Vec<&'static str> = literals.iter().map(|line| traditional(line)).collect();
        Box::leak(lines.into_boxed_slice())
    })
}

fn once<K: Copy + Eq + Hash, V: Copy>(made: &Made<K, V>, key: K, make: impl FnOnce() -> V) -> V {
    // Whoever panicked while holding the lock has left a whole map behind.
    let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
    *made.entry(key).or_insert_with(make)
}
