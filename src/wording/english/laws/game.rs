//! Aim, board, men, turns.

use crate::wording::LawText;

pub(super) const AIM: LawText = LawText {
    title: "The aim of the game",
    also: "goal object win winning purpose",
    text: &[
        "Two players move in turn. Each tries to attack the other's king so that nothing can save it. That is checkmate, and it wins the game.",
        "The king itself is never captured. The game ends one move earlier, when its capture can no longer be avoided.",
        "Where neither player can ever mate the other, the game is drawn.",
    ],
    boards: &["The quickest mate there is: two careless pawn moves let Black's queen in."],
};

pub(super) const BOARD: LawText = LawText {
    title: "The board",
    also: "square squares column row corner colour color",
    text: &[
        "The board has 64 squares, light and dark in turn. It lies so that both players have a light square at the corner near their right hand.",
        "The eight columns are called files. They are lettered a to h, from White's left hand to White's right.",
        "The eight rows are called ranks. They are numbered 1 to 8, from White's side to Black's.",
        "A straight line of squares that touch at their corners is a diagonal. All squares of a diagonal have one colour.",
        "So each bishop stays on squares of one colour. One speaks of the light-squared bishop and of the dark-squared bishop.",
    ],
    boards: &["White's right-hand corner h1 and Black's right-hand corner a8 are light."],
};

pub(super) const MEN: LawText = LawText {
    title: "The men and their places",
    also: "pieces setup start starting position letters legend set up",
    text: &[
        "Each side has one king, one queen, two rooks, two bishops, two knights and eight pawns.",
        "On the rank nearest to each player stand, from the a-file to the h-file: rook, knight, bishop, queen, king, bishop, knight, rook. The pawns stand in front of them.",
        "The queens stand on their own colour: White's on the light square d1, Black's on the dark square d8.",
        "On a real board the king is the tallest and bears a cross. The queen is nearly as tall, with a round top. The rook is a tower.",
        "The bishop has a slit in its head, the knight is the head of a horse, and the pawn is the smallest.",
        "Their letters are K for the king, Q for the queen, R for the rook, B for the bishop and N for the knight. In diagrams P is a pawn, and small letters are Black's men.",
    ],
    boards: &["The start of every game."],
};

pub(super) const TURNS: LawText = LawText {
    title: "Taking turns",
    also: "pass passing first begin begins move twice null white black",
    text: &[
        "White makes the first move. Then the players move in turn, one move each.",
        "Nobody may pass, and nobody may move twice running.",
        "A player has the move as soon as the other player's move is made.",
        "A position that was set up may begin with Black.",
    ],
    boards: &[
        "After White's move it is Black's turn: White may not go on, and Black may not pass.",
    ],
};
