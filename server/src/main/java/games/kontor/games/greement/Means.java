package games.kontor.games.greement;

import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;

/** What is at hand bounds what is paid. */
final class Means {
  private Means() {}

  /** So many coins are at hand for the terms. */
  static Limit payable(long available, Term... terms) {
    return Limit.most(available, "insufficient-funds", terms).telling("needed", "available");
  }
}
