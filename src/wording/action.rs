//! The names of everything a player can ask for; keys and words for them belong to the app.

/// Something a player can ask for on the playing screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays what is typed, or picks up and drops with the cursor.
    Submit,
    /// Completes what is typed.
    Complete,
    /// Lets go: the picked man, the text, the message, the past.
    LetGo,
    /// Moves the cursor, the caret or the choice.
    Arrows,
    /// Shows the keys and words.
    Help,
    /// Shows what can be done, to choose from.
    Menu,
    /// Steps one move back through the game.
    Back,
    /// Steps one move forward through the game.
    Forward,
    /// Shows the start of the game.
    ToStart,
    /// Returns to the present position.
    ToEnd,
    /// Opens the settings.
    Settings,
    /// Turns the board round.
    Flip,
    /// Chooses from where the board is seen.
    View,
    /// Chooses how moves are written and read.
    Notation,
    /// Shows the rules of notation beside the board.
    NotationPage,
    /// Chooses how the men are shown.
    Pieces,
    /// Chooses the colours.
    Theme,
    /// Chooses the language of the program.
    Language,
    /// Chooses where the coordinates stand.
    Coordinates,
    /// Hides the men, or the board.
    Blindfold,
    /// Starts another game.
    New,
    /// Shows and copies the position as a FEN.
    Fen,
    /// Shows and copies the game as PGN.
    Pgn,
    /// Writes the game into a file.
    Save,
    /// Asks for a move back.
    TakeBack,
    /// Offers a draw.
    Draw,
    /// Confirms the result.
    Sign,
    /// Accepts the offer of a draw.
    Accept,
    /// Declines the offer of a draw.
    Decline,
    /// Claims a draw.
    Claim,
    /// Claims that a flag has fallen.
    Flag,
    /// Presses the clock.
    Press,
    /// Show how the winner could still have mated.
    Mate,
    /// Tell the opening, or look openings up.
    Openings,
    /// Gives up the game.
    Resign,
    /// Announces that a man is only adjusted.
    Adjust,
    /// Stops the clocks.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Begins again with the sides changed.
    Swap,
    /// Does what only an arbiter does.
    Arbiter,
    /// Sets a clock, as the arbiter.
    Time,
    /// Plays again with the sides changed.
    Rematch,
    /// Lists the legal moves.
    Moves,
    /// Shows the board as letters.
    Board,
    /// Says where the men stand.
    Men,
    /// Says what stands on a square, a file or a rank.
    What,
    /// Says the last moves in words.
    Last,
    /// Says the time on both clocks.
    Clocks,
    /// Shows the score sheet as paper has it.
    Sheet,
    /// Says the last move in words.
    Say,
    /// Switches the mouse on or off.
    Mouse,
    /// Opens the Laws, at a topic if one is named.
    Laws,
    /// Opens the rule behind what was refused.
    Why,
    /// Practises notation.
    Practice,
    /// Sets up a position.
    SetUp,
    /// Ends the round of practice, or leaves the set-up.
    Stop,
    /// Reviews a game: the one at the table, or those of a file.
    Review,
    /// Enters a variation.
    Variation,
    /// Leaves a variation.
    Leave,
    /// Lets the moves go on by themselves.
    Autoplay,
    /// Lists the games of the file.
    List,
    /// Opens a game of the file.
    Game,
    /// Looks for games in the file.
    Find,
    /// Begins a game from the position under review.
    PlayOn,
    /// Leaves the program.
    Quit,
    /// Draws the screen afresh.
    Redraw,
}
