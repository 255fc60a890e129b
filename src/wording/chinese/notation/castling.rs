//! Why castling is barred.

use super::{all_at, at};
use crate::notation::history::RightLost;
use crate::notation::refusal::CastlingBar;
use crate::rules::CastlingSide;
use crate::wording::chinese::Chinese;

/// The condition that is not met.
pub(super) fn barred(zh: Chinese, side: CastlingSide, bar: &CastlingBar) -> String {
    let castling = zh.text(match side {
        CastlingSide::Short => "短易位",
        CastlingSide::Long => "长易位",
    });
    match bar {
        CastlingBar::NoRight(RightLost::NeverHad) => {
            say!(zh, "这个局面没有{}的权利。", castling)
        }
        CastlingBar::NoRight(RightLost::KingMoved) => {
            say!(zh, "已失去易位的权利：王走过。")
        }
        CastlingBar::NoRight(RightLost::RookMoved(rook)) => {
            say!(zh, "已失去{}的权利：{} 的车走过。", castling, rook)
        }
        CastlingBar::NoRight(RightLost::RookTaken(rook)) => {
            say!(zh, "已失去{}的权利：{} 的车已被吃掉。", castling, rook)
        }
        CastlingBar::Between(men) => {
            say!(
                zh,
                "不能{}：{}隔在中间。",
                castling,
                all_at(zh, men).trim_start()
            )
        }
        CastlingBar::InCheck(checkers) => {
            say!(
                zh,
                "被将军时不能易位；王正受到{}的攻击。",
                all_at(zh, checkers)
            )
        }
        CastlingBar::Through(square, by) => {
            say!(
                zh,
                "不能{}：王会经过 {}，该格受到{}的攻击。",
                castling,
                square,
                at(zh, *by)
            )
        }
        CastlingBar::Into(square, by) => {
            say!(
                zh,
                "不能{}：王会到达 {}，该格受到{}的攻击。",
                castling,
                square,
                at(zh, *by)
            )
        }
        CastlingBar::Uncovers { lands, rook, by } => {
            say!(
                zh,
                "不能{}：车离开 {} 后，{} 上的王会受到{}的攻击。",
                castling,
                rook,
                lands,
                at(zh, *by)
            )
        }
    }
}
