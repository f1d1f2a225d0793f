package games.kontor.games.territories;

/** How long a page needs to show what has happened, in milliseconds (13: a turn takes 2 to 3 s). */
final class Pace {
  private static final long TUMBLE_MILLIS = 500;

  /** A throw that moves no piece is read. */
  private static final long READ_MILLIS = 500;

  private static final long STEP_MILLIS = 110;

  /** Money changes hands, and what that came to is read. */
  static final long PAYMENT_MILLIS = 900;

  private Pace() {}

  /** A throw, and what came of it. */
  static long of(Throw made) {
    long way =
        switch (made.purpose()) {
          case MOVE -> STEP_MILLIS * made.sum();
          case RENT -> READ_MILLIS;
        };
    return TUMBLE_MILLIS + way + PAYMENT_MILLIS;
  }
}
