package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Paper.Cause;
import games.kontor.games.greement.Paper.Reason;
import java.util.List;

/** How the facts of rounds and turns change the state. */
final class TurnFacts {
  private TurnFacts() {}

  static State apply(State state, Event.TurnFact fact) {
    return switch (fact) {
      case Event.RoundBegan e -> roundBegan(state, e);
      case Event.TurnBegan e -> turnBegan(state, e);
      case Event.ProfitCollected e -> state.book(e.seat(), Cause.of(Reason.PROFIT), e.amount(), 0);
      case Event.Borrowed e ->
          state
              .book(e.seat(), Cause.of(Reason.LOAN), e.amount(), e.amount())
              .edit(e.seat(), player -> player.borrowedThisTurn += e.amount());
      case Event.Repaid e ->
          state.book(e.seat(), Cause.of(Reason.REPAYMENT), -e.amount(), -e.amount());
      case Event.Bought e ->
          state
              .book(e.seat(), Cause.of(Reason.PURCHASE, e.square()), -e.price() - e.tax(), 0)
              .change(List.of(e.square()), tile -> tile.goTo(e.seat()));
      case Event.Seeded e ->
          state
              .book(e.seat(), Cause.of(Reason.SEED, e.square()), -e.price(), 0)
              .change(List.of(e.square()), tile -> tile.become(Kind.CROP));
      case Event.CattleBought e ->
          state
              .book(e.seat(), Cause.of(Reason.CATTLE, e.square()), -e.price(), 0)
              .change(List.of(e.square()), tile -> tile.become(Kind.CATTLE));
      case Event.TurnEnded e ->
          multiplied(state, e.seat(), e.debt())
              .edit(
                  e.seat(),
                  player -> {
                    player.away = !player.attended;
                    player.borrowedThisTurn = 0;
                  });
      case Event.TurnPassed e ->
          multiplied(
                  state.book(e.seat(), Cause.of(Reason.PROFIT), e.profit(), 0), e.seat(), e.debt())
              .edit(draft -> draft.turns++);
    };
  }

  private static State roundBegan(State state, Event.RoundBegan fact) {
    return state.edit(
        draft -> {
          draft.round = fact.round();
          draft.archive = draft.archive.with(new State.Round(fact.round(), fact.standings()));
        });
  }

  private static State turnBegan(State state, Event.TurnBegan fact) {
    return SetupFacts.opened(state, new Phase.Turn(fact.seat()), fact.clock())
        .edit(draft -> draft.turns++)
        .edit(
            fact.seat(),
            player -> {
              player.attended = player.connected;
              player.borrowedThisTurn = 0;
            });
  }

  private static State multiplied(State state, Seat seat, long debt) {
    long more = debt - state.player(seat).debt();
    return state.book(seat, Cause.of(Reason.DEBT_MULTIPLIED), 0, more);
  }
}
