package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/**
 * What the bank pays in one go, gathered so that it is told at once. No income depends on another,
 * so whatever comes between is told behind them.
 */
final class Incomes {
  private final List<Step> gathered = new ArrayList<>();
  private final List<Event> behind = new ArrayList<>();

  /** All open copies of a blue or green card pay, then the closed ones open again (4.1). */
  void activate(Turn<State, Event> turn, Step.Kind kind, Seat seat, Card card, int tuna) {
    Copies there = turn.state().player(seat).copies(card);
    pays(turn.state(), kind, seat, card, there.open(), tuna);
    if (there.closed() > 0) {
      behind.add(new Event.Reopened(seat, card, there.closed()));
    }
  }

  /** So many open copies pay; those of a Winery close then. */
  void pays(State state, Step.Kind kind, Seat seat, Card card, int copies, int tuna) {
    int amount = copies * Income.fromBank(state, state.player(seat), card, tuna);
    if (amount > 0) {
      gathered.add(new Step(kind, card, copies, null, seat, amount, 0));
    }
    if (card == Card.WINERY && copies > 0) {
      behind.add(new Event.Closed(seat, card, copies));
    }
  }

  /** Tells all that was gathered. */
  void tell(Turn<State, Event> turn) {
    if (!gathered.isEmpty()) {
      turn.emit(new Event.Collected(gathered));
    }
    behind.forEach(turn::emit);
    gathered.clear();
    behind.clear();
  }
}
