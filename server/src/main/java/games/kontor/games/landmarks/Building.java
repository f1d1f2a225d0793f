package games.kontor.games.landmarks;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Optional;

/** City Hall, what is bought, the Airport, the investment (R6, Build, R7). */
final class Building {
  private static final int CITY_HALL_PAYS = 1;

  private Building() {}

  /** After the resolution the roller may build. */
  static void open(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.rules().cityHall() && state.onTurn().coins() == 0) {
      Payments.fromBank(
          turn, Step.Kind.CITY_HALL, Card.CITY_HALL, 1, state.roller(), CITY_HALL_PAYS);
    }
    Asking.ask(turn, new Phase.Build());
  }

  /** Why the roller cannot buy this, in the order of section 5; empty if he can. */
  static Optional<Refusal> refusal(State state, Card card) {
    Player roller = state.onTurn();
    if (!state.rules().inPlay(card)) {
      return Optional.of(Refusal.of("not-in-play", "card", card.toString()));
    }
    if (owns(roller, card)) {
      return Optional.of(Refusal.of("already-owned", "card", card.toString()));
    }
    if (!card.isLandmark() && state.onOffer(card) == 0) {
      return Optional.of(Refusal.of("not-on-offer", "card", card.toString()));
    }
    return card.cost() > roller.coins()
        ? Optional.of(
            Refusal.of("insufficient-funds", "cost", card.cost(), "coins", roller.coins()))
        : Optional.empty();
  }

  /** A Landmark that stands, or the one copy of a purple card. */
  static boolean owns(Player player, Card card) {
    return player.built(card) || (card.isPurple() && player.has(card));
  }

  /** True if the go is over, and nothing can be invested. */
  static boolean buy(Turn<State, Event> turn, Card card) {
    Seat roller = turn.state().roller();
    turn.emit(new Event.Bought(roller, card, card.cost()));
    if (card == Card.LOAN_OFFICE) {
      Payments.fromBank(turn, Step.Kind.LOAN, card, 1, roller, Rules.LOAN);
    }
    if (!card.isLandmark()) {
      Market.refill(turn);
    }
    Player now = turn.state().onTurn();
    if (!now.completed() && now.landmarks().containsAll(turn.state().rules().landmarks())) {
      turn.emit(new Event.Completed(roller));
    }
    return cannotInvest(turn);
  }

  /** R7; likewise. */
  static boolean nothing(Turn<State, Event> turn) {
    Player roller = turn.state().onTurn();
    turn.emit(new Event.BuiltNothing(roller.seat()));
    if (roller.built(Card.AIRPORT)) {
      Payments.fromBank(
          turn, Step.Kind.AIRPORT, Card.AIRPORT, 1, roller.seat(), Rules.AIRPORT_PAYS);
    }
    return cannotInvest(turn);
  }

  private static boolean cannotInvest(Turn<State, Event> turn) {
    Player roller = turn.state().onTurn();
    boolean asked = roller.has(Card.TECH_STARTUP) && roller.coins() > 0;
    if (asked) {
      Asking.ask(turn, new Phase.Invest());
    }
    return !asked;
  }
}
