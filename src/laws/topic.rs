//! The topics of the Laws, in the order in which they are read.

/// A part of the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// Aim, board, men, turns.
    Game,
    /// How each man moves and captures.
    Moves,
    /// Check, pins, castling.
    King,
    /// How a game ends.
    Endings,
    /// What holds between two players.
    Table,
    /// Time.
    Clock,
    /// Squares and moves as text.
    Writing,
    /// Beside the Laws.
    Further,
}

/// Declares the topics, so that the list, the names and the chapters cannot differ.
macro_rules! topics {
    ($($chapter:ident { $($(#[$doc:meta])* $topic:ident $name:literal,)* })*) => {
        /// What one page of the Laws is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Topic {
            $($($(#[$doc])* $topic,)*)*
        }

        impl Topic {
            /// All topics, in the order in which they are read.
            pub const ALL: &[Topic] = &[$($(Topic::$topic,)*)*];

            /// The stable name, as it is typed.
            pub const fn name(self) -> &'static str {
                match self {
                    $($(Topic::$topic => $name,)*)*
                }
            }

            /// The part of the Laws to which it belongs.
            pub const fn chapter(self) -> Chapter {
                match self {
                    $($(Topic::$topic)|* => Chapter::$chapter,)*
                }
            }
        }
    };
}

topics! {
    Game {
        /// What both players try to do.
        Aim "aim",
        /// Light and dark squares, files, ranks, diagonals.
        Board "board",
        /// The men and where they stand at the start.
        Men "men",
        /// One move each, in turn.
        Turns "turns",
    }
    Moves {
        /// Taking a man of the other side.
        Capturing "capturing",
        /// What it means that a square is attacked.
        Attack "attack",
        /// The rook.
        Rook "rook",
        /// The bishop.
        Bishop "bishop",
        /// The queen.
        Queen "queen",
        /// The knight.
        Knight "knight",
        /// The king.
        King "king",
        /// The pawn's way forward.
        Pawn "pawn",
        /// How pawns capture.
        PawnCapture "pawn-capture",
        /// Capturing in passing.
        EnPassant "en-passant",
        /// When capturing in passing is forbidden, and when it is the only move.
        EnPassantLimits "en-passant-limits",
        /// What a pawn becomes.
        Promotion "promotion",
        /// Becoming less than a queen.
        Underpromotion "underpromotion",
    }
    King {
        /// An attack on the king and the answers to it.
        Check "check",
        /// A man that shields its king.
        Pin "pin",
        /// King and rook in one move.
        Castling "castling",
        /// When the right to castle is gone.
        CastlingLost "castling-lost",
        /// When castling has to wait.
        CastlingBarred "castling-barred",
        /// Three things that do not forbid it.
        CastlingAllowed "castling-allowed",
        /// Along the first rank only.
        CastlingUpright "castling-upright",
    }
    Endings {
        /// The end that both play for.
        Checkmate "checkmate",
        /// No move, and no check.
        Stalemate "stalemate",
        /// Nobody can mate any more.
        DeadPosition "dead-position",
        /// The same position three times.
        Repetition "repetition",
        /// When two positions are the same.
        SamePosition "same-position",
        /// Fifty moves without capture or pawn move.
        FiftyMoves "fifty-moves",
        /// Five times, and seventy-five moves.
        AutomaticDraws "automatic-draws",
        /// Check after check without end.
        PerpetualCheck "perpetual-check",
        /// Giving up.
        Resigning "resigning",
        /// Points, and that a result stands.
        Result "result",
    }
    Table {
        /// A touched man moves.
        TouchMove "touch-move",
        /// Putting men straight.
        Adjusting "adjusting",
        /// Touching king and rook.
        TouchCastling "touch-castling",
        /// When a move is made and stands.
        Released "released",
        /// What follows an illegal move.
        IllegalMove "illegal-move",
        /// A game that began wrongly.
        FalseStart "false-start",
        /// Agreeing on a draw.
        DrawOffer "draw-offer",
        /// Claiming a draw.
        Claim "claim",
        /// How players behave.
        Conduct "conduct",
        /// What an arbiter does.
        Arbiter "arbiter",
    }
    Clock {
        /// Starting and pressing the clock.
        Clock "clock",
        /// How time is given.
        TimeControls "time-controls",
        /// When time is up.
        FlagFall "flag-fall",
        /// Stopping the clocks.
        Pause "pause",
    }
    Writing {
        /// The names of the squares.
        SquareNames "square-names",
        /// Moves as text.
        Notation "notation",
        /// Which of two men is meant.
        TwoOfAKind "two-of-a-kind",
        /// Keeping score.
        ScoreSheet "score-sheet",
    }
    Further {
        /// Other starting positions.
        Chess960 "chess960",
        /// For those who know Chinese chess.
        Xiangqi "xiangqi",
        /// What older books say.
        Changes "changes",
        /// Advice for learners.
        Learning "learning",
        /// Where the game comes from.
        Origin "origin",
    }
}

impl Topic {
    /// The topic of this name.
    pub fn from_name(name: &str) -> Option<Topic> {
        let mut all = Topic::ALL.iter().copied();
        all.find(|topic| topic.name() == name)
    }

    /// The topics to read next to this one.
    pub const fn related(self) -> &'static [Topic] {
        use Topic as T;
        match self {
            T::Aim => &[T::Checkmate, T::Result],
            T::Board => &[T::SquareNames, T::Men],
            T::Men => &[T::Board, T::Chess960],
            T::Turns => &[T::Clock, T::Stalemate],
            T::Capturing => &[T::PawnCapture, T::EnPassant],
            T::Attack => &[T::Check, T::Pin, T::CastlingBarred],
            T::Rook => &[T::Castling],
            T::Bishop => &[T::Queen, T::DeadPosition],
            T::Queen => &[T::Rook, T::Bishop],
            T::Knight => &[T::Xiangqi],
            T::King => &[T::Attack, T::Check, T::Castling],
            T::Pawn => &[T::PawnCapture, T::EnPassant, T::Promotion],
            T::PawnCapture => &[T::EnPassant, T::Notation],
            T::EnPassant => &[T::EnPassantLimits, T::SamePosition],
            T::EnPassantLimits => &[T::Pin, T::Stalemate],
            T::Promotion => &[T::Underpromotion, T::Released],
            T::Underpromotion => &[T::Stalemate, T::Promotion],
            T::Check => &[T::Checkmate, T::Pin, T::PerpetualCheck],
            T::Pin => &[T::Attack, T::Check],
            T::Castling => &[T::CastlingLost, T::CastlingBarred, T::CastlingAllowed],
            T::CastlingLost => &[T::CastlingBarred, T::Chess960],
            T::CastlingBarred => &[T::CastlingAllowed, T::CastlingLost],
            T::CastlingAllowed => &[T::CastlingBarred, T::TouchCastling],
            T::CastlingUpright => &[T::Castling, T::Promotion],
            T::Checkmate => &[T::Check, T::Stalemate],
            T::Stalemate => &[T::Checkmate, T::Xiangqi],
            T::DeadPosition => &[T::FlagFall, T::Resigning],
            T::Repetition => &[T::SamePosition, T::Claim, T::AutomaticDraws],
            T::SamePosition => &[T::Repetition],
            T::FiftyMoves => &[T::Claim, T::AutomaticDraws],
            T::AutomaticDraws => &[T::Repetition, T::FiftyMoves],
            T::PerpetualCheck => &[T::Repetition, T::Xiangqi],
            T::Resigning => &[T::DeadPosition, T::Result],
            T::Result => &[T::Checkmate, T::Arbiter],
            T::TouchMove => &[T::Adjusting, T::TouchCastling, T::Released],
            T::Adjusting => &[T::TouchMove],
            T::TouchCastling => &[T::Castling, T::TouchMove],
            T::Released => &[T::TouchMove, T::Promotion],
            T::IllegalMove => &[T::Check, T::Claim, T::Arbiter],
            T::FalseStart => &[T::Board, T::Men],
            T::DrawOffer => &[T::Claim, T::Conduct],
            T::Claim => &[T::Repetition, T::FiftyMoves, T::DrawOffer],
            T::Conduct => &[T::Arbiter, T::DrawOffer],
            T::Arbiter => &[T::IllegalMove, T::Pause],
            T::Clock => &[T::TimeControls, T::FlagFall, T::Pause],
            T::TimeControls => &[T::Clock, T::IllegalMove],
            T::FlagFall => &[T::DeadPosition, T::Clock],
            T::Pause => &[T::Clock, T::Arbiter],
            T::SquareNames => &[T::Board, T::Notation],
            T::Notation => &[T::TwoOfAKind, T::ScoreSheet],
            T::TwoOfAKind => &[T::Notation, T::Pin],
            T::ScoreSheet => &[T::Notation, T::DrawOffer],
            T::Chess960 => &[T::Castling, T::Men],
            T::Xiangqi => &[T::Knight, T::Stalemate, T::PerpetualCheck],
            T::Changes => &[T::IllegalMove, T::AutomaticDraws, T::Resigning],
            T::Learning => &[T::Castling, T::Queen, T::Notation],
            T::Origin => &[T::Men, T::Changes],
        }
    }
}
