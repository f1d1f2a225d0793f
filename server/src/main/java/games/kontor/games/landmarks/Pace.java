package games.kontor.games.landmarks;

/** How long a page needs to show what has happened, in milliseconds. */
final class Pace {
  /** The dice fall. */
  private static final long TUMBLE_MILLIS = 700;

  /** Coins or a card are on their way from one to another. */
  private static final long FLIGHT_MILLIS = 600;

  /** Something changes where it is. */
  private static final long CHANGE_MILLIS = 400;

  private Pace() {}

  static long of(Event fact) {
    return switch (fact) {
      case Event.Rolled _, Event.Rerolled _ -> TUMBLE_MILLIS;
      case Event.Paid paid -> ofCoins(paid.amount());
      case Event.Collected all ->
          all.steps().stream().mapToLong(step -> ofCoins(step.amount())).sum();
      case Event.Bought bought -> ofCoins(bought.cost());
      case Event.Moved _, Event.Returned _, Event.Invested _ -> FLIGHT_MILLIS;
      case Event.TunaRolled _, Event.Reopened _, Event.Closed _, Event.Demolished _ ->
          CHANGE_MILLIS;
      default -> 0;
    };
  }

  private static long ofCoins(int amount) {
    return amount > 0 ? FLIGHT_MILLIS : CHANGE_MILLIS;
  }
}
