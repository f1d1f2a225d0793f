package games.kontor.games.landmarks;

import java.util.function.Predicate;

/** What a card does when it is activated (2.4); each open copy counts by itself. */
sealed interface Effect {
  /** As much as there is. */
  int ALL = Integer.MAX_VALUE;

  /** What has to hold for the effect. */
  enum Condition {
    NONE,
    OWNER_HARBOUR,
    OWNER_BELOW_TWO,
    ROLLER_TWO,
    ROLLER_THREE
  }

  record BankIncome(int amount, Condition condition) implements Effect {}

  /** So much for each such card of the owner's town, or of all towns, open or closed. */
  record BankIncomePer(int amount, Predicate<Card> counted, boolean everywhere)
      implements Effect {}

  /** Two more dice, once for everybody, if the owner has the Harbour. */
  record BankIncomeDice() implements Effect {}

  record PayBank(int amount) implements Effect {}

  record TakeFromRoller(int amount, Condition condition) implements Effect {}

  record DemolishLandmark(int bank) implements Effect {}

  record GiveBuilding(int bank) implements Effect {}

  record TakeFromEach(int amount) implements Effect {}

  record TakeFromOne(int amount) implements Effect {}

  /** So much for each card with cup or bread in the payer's town. */
  record TakePerSymbol(int amount) implements Effect {}

  record TakeHalf(int leastCoins) implements Effect {}

  record TakeInvestment() implements Effect {}

  record Redistribute() implements Effect {}

  record Swap() implements Effect {}

  record RenovateType(int amount) implements Effect {}

  record ActivateOther() implements Effect {}

  /** Never activated: it works while it stands. */
  record Standing() implements Effect {}
}
