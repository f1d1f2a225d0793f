package games.kontor.games.greement;

/** Sums of money: whole, never negative where the rules say so, and cut at a ceiling. */
final class Coins {
  /** Money and debt of a player are cut to it (2.3). */
  static final long CEILING = 1_000_000_000_000L;

  /** No price and no profit gets this far in a game; it keeps products from overflowing. */
  private static final long PRODUCT_LIMIT = 1_000_000_000_000_000L;

  private Coins() {}

  /** The amount, or the ceiling if it is greater. */
  static long cut(long amount) {
    return Math.min(CEILING, amount);
  }

  /** The product of two numbers that are not negative, cut far above every ceiling. */
  static long times(long one, long other) {
    return one != 0 && other > PRODUCT_LIMIT / one ? PRODUCT_LIMIT : one * other;
  }

  /** The debt after the end of a turn (4.3). */
  static long multiplied(long debt, long multiplier) {
    return cut(times(debt, multiplier));
  }

  /** The factor multiplied with itself; 1 for the power 0. */
  static long power(long factor, int exponent) {
    long product = 1;
    for (int i = 0; i < exponent; i++) {
      product = times(product, factor);
    }
    return product;
  }
}
