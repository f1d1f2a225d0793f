package games.kontor.games.greement;

import games.kontor.game.Turn;

/** How long a page needs to show what has happened, in milliseconds. */
final class Pace {
  /** A verdict falls on its card, and what comes of it is read. */
  private static final long VERDICT_MILLIS = 2_700;

  /** A card that has nothing to hit is laid aside. */
  private static final long DROPPED_MILLIS = 1_500;

  private Pace() {}

  /** When pages have shown what this decision has done so far: the next clock begins then. */
  static long seenAtMillis(Turn<State, Event> turn) {
    return turn.nowMillis() + turn.facts().stream().mapToLong(Pace::of).sum();
  }

  private static long of(Event fact) {
    return switch (fact) {
      case Event.VoteClosed _, Event.PledgesCollected _, Event.EventPaid _, Event.EventUnpaid _ ->
          VERDICT_MILLIS;
      case Event.CardDropped _ -> DROPPED_MILLIS;
      default -> 0;
    };
  }
}
