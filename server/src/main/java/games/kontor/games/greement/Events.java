package games.kontor.games.greement;

import games.kontor.game.Turn;

/** The events phase before the turn of {@code first}, from round 2 on (4.4). */
final class Events {
  private Events() {}

  /** Draws the cards of this round face down; the discards become a new deck when it is empty. */
  static void draw(Turn<State, Event> turn) {
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
  }

  /** Turns cards up until the condition of one holds; false if none is left. */
  static boolean turnUpNext(Turn<State, Event> turn) {
    while (!turn.state().drawn().isEmpty()) {
      var drawn = turn.state().drawn();
      EventCard card = drawn.getFirst();
      int position = Rules.CARDS_PER_ROUND + 1 - drawn.size();
      turn.emit(new Event.CardTurnedUp(card, position));
      if (holds(turn.state(), card.condition())) {
        open(turn, card, position);
        return true;
      }
      turn.emit(new Event.CardDropped(card));
    }
    return false;
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

  private static void open(Turn<State, Event> turn, EventCard card, int position) {
    Rules rules = turn.state().rules();
    long seenAtMillis = Pace.seenAtMillis(turn);
    var payment = Event.Clock.from(seenAtMillis, rules.paymentSeconds());
    switch (card.avoid()) {
      case EventCard.Avoid.Vote _ -> {
        var clock = Event.Clock.from(seenAtMillis, rules.voteSeconds());
        turn.emit(new Event.VoteOpened(card, position, clock));
      }
      case EventCard.Avoid.PayShared _, EventCard.Avoid.PaySingle _ ->
          turn.emit(new Event.PaymentOpened(card, position, payment));
      case EventCard.Avoid.PayOwnSquares _ ->
          turn.emit(new Event.DiseaseOpened(card, position, payment));
    }
  }
}
