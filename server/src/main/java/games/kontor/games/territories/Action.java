package games.kontor.games.territories;

/** What a player can do (section 5). */
public sealed interface Action {

  record Roll() implements Action {}

  record RollRent() implements Action {}

  record ChooseTax(Pay pay) implements Action {}

  record AutoRoll(boolean on) implements Action {}

  record Resign() implements Action {}

  /** What to pay at the Caravan: the fixed sum, or a tenth of all one has. */
  enum Pay {
    FIXED,
    PERCENT
  }
}
