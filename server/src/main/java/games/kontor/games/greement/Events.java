package games.kontor.games.greement;

import games.kontor.game.Turn;
import java.util.Objects;

/** The events phase before the turn of {@code first}, from round 2 on (4.4). */
final class Events {
  private Events() {}

  /** Draws the cards of this round face down; the discards become a new deck when it is empty. */
  static void open(Turn<State, Event> turn) {
    int missing = Rules.CARDS_PER_ROUND;
    while (missing > 0) {
      State state = turn.state();
      if (state.deck().isEmpty()) {
        if (state.discards().isEmpty()) {
          break;
        }
        turn.emit(new Event.Reshuffled(turn.chance().shuffled("reshuffle", state.discards())));
      } else {
        int count = Math.min(missing, state.deck().size());
        turn.emit(new Event.CardsDrawn(state.deck().subList(0, count)));
        missing -= count;
      }
    }
    turnUpNext(turn);
  }

  /** The next card, or after the last one the turn of {@code first}. */
  private static void turnUpNext(Turn<State, Event> turn) {
    while (!turn.state().drawn().isEmpty()) {
      var drawn = turn.state().drawn();
      EventCard card = drawn.getFirst();
      int position = Rules.CARDS_PER_ROUND + 1 - drawn.size();
      turn.emit(new Event.CardTurnedUp(card, position));
      if (holds(turn.state(), card.condition())) {
        begin(turn, card, position);
        return;
      }
      turn.emit(new Event.CardDropped(card));
    }
    Turns.begin(turn, Objects.requireNonNull(turn.state().first()));
  }

  /** R12: tested when the card is turned up, and only then. */
  private static boolean holds(State state, EventCard.Condition condition) {
    return switch (condition) {
      case EventCard.Condition.Always _ -> true;
      case EventCard.Condition.Owned owned -> !state.ground().owned(owned.kind()).isEmpty();
      case EventCard.Condition.OwnedBeside beside ->
          !state.ground().ownedBeside(beside.kind()).isEmpty();
    };
  }

  private static void begin(Turn<State, Event> turn, EventCard card, int position) {
    Rules rules = turn.state().rules();
    var payment = Clocks.seconds(turn, rules.paymentSeconds());
    switch (card.avoid()) {
      case EventCard.Avoid.Vote _ -> {
        var clock = Clocks.seconds(turn, rules.voteSeconds());
        turn.emit(new Event.VoteOpened(card, position, clock));
      }
      case EventCard.Avoid.PayShared _, EventCard.Avoid.PaySingle _ ->
          turn.emit(new Event.PaymentOpened(card, position, payment));
      case EventCard.Avoid.PayOwnSquares _ -> {
        turn.emit(new Event.DiseaseOpened(card, position, payment));
        Disease.closeIfAllHaveAnswered(turn);
      }
    }
  }

  /** The card has done its work or was kept away. */
  static void finish(Turn<State, Event> turn, EventCard card) {
    turn.emit(new Event.CardDiscarded(card));
    turnUpNext(turn);
  }
}
