package games.kontor.games.greement;

import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;

/** What is at hand bounds what is paid. */
final class Means {
  /** By this name a seat's moves tell what it has at hand. */
  static final String AVAILABLE = "available";

  private static final String CODE = "insufficient-funds";
  private static final String NEEDED = "needed";

  private Means() {}

  /** What is at hand pays for the terms. */
  static Limit payable(Term... terms) {
    return Limit.most(AVAILABLE, CODE, NEEDED, terms);
  }

  /** So many coins are at hand for the terms. */
  static Limit payable(long available, Term... terms) {
    return Limit.most(available, CODE, terms).telling(NEEDED, AVAILABLE);
  }
}
