package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Paper.Cause;
import games.kontor.games.greement.Paper.Reason;
import java.util.List;

/** How the facts of the setup change the state. */
final class SetupFacts {
  private SetupFacts() {}

  static State apply(State state, Event.SetupFact fact) {
    return switch (fact) {
      case Event.TilesDealt e -> state.edit(draft -> draft.squares = boardOf(e.tiles()));
      case Event.DeckShuffled e -> state.edit(draft -> draft.deck = e.deck());
      case Event.StartsOpened e -> opened(state, new Phase.ChooseStart(), e.clock());
      case Event.StartChosen e -> state.edit(e.seat(), player -> player.startChoice = e.square());
      case Event.StartLocked e -> locked(state, e.seat(), e.square());
      case Event.StartLost e -> state.edit(e.seat(), player -> player.startChoice = null);
      case Event.MapRevealed _ -> state;
      case Event.ReplacementOpened e -> opened(state, new Phase.ReplaceStart(e.seat()), e.clock());
      case Event.StartReplaced e -> locked(state, e.seat(), e.square());
      case Event.LoaningOpened e -> opened(state, new Phase.Loaning(), e.clock());
      case Event.LoanWritten e -> state.edit(e.seat(), player -> player.firstLoan = e.amount());
      case Event.StartPaid e ->
          state
              .edit(e.seat(), player -> player.firstLoan = e.loan())
              .book(e.seat(), Cause.of(Reason.FIRST_LOAN), e.loan(), e.loan())
              .book(e.seat(), Cause.of(Reason.START_SQUARE, e.square()), -e.price(), 0)
              .change(List.of(e.square()), tile -> tile.goTo(e.seat()));
      case Event.FirstFixed e -> state.edit(draft -> draft.first = e.seat());
      case Event.AlarmSet e ->
          state.edit(draft -> draft.alarm = new State.Alarm(e.seconds(), e.atMillis()));
    };
  }

  static State opened(State state, Phase phase, Event.Clock clock) {
    return state.edit(
        draft -> {
          draft.phase = phase;
          draft.clock = clock;
        });
  }

  private static State locked(State state, Seat seat, Square square) {
    return state.edit(
        seat,
        player -> {
          player.lockedStart = square;
          player.startChoice = null;
        });
  }

  /** Tiles in reading order, nobody's. */
  static Board boardOf(List<Kind> tiles) {
    return Board.of(square -> Tile.unowned(tiles.get(square.index())));
  }
}
