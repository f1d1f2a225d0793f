package games.kontor.games.landmarks;

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

  /** What some cards are paid for; open and closed copies count alike. */
  enum Counted {
    FLOWER_ORCHARDS,
    LIVESTOCK_FARMS,
    FORESTS_AND_MINES,
    VINEYARDS,
    FIELDS_AND_ORCHARDS,
    RED_CARDS
  }

  record BankIncome(int amount, Condition condition) implements Effect {}

  /** So much for each such card of the owner's town, or of all towns, open or closed. */
  record BankIncomePer(int amount, Counted counted, boolean everywhere) implements Effect {}

  /** Two more dice, once for everybody, if the owner has the Harbour. */
  record BankIncomeDice() implements Effect {}

  record TakeFromRoller(int amount, Condition condition) implements Effect {}

  record TakeFromEach(int amount) implements Effect {}

  record TakeFromOne(int amount) implements Effect {}

  /** So much for each card with cup or bread in the payer's town. */
  record TakePerSymbol(int amount) implements Effect {}

  record TakeHalf(int leastCoins) implements Effect {}

  record TakeInvestment() implements Effect {}

  /** Its rule has a place of its own: the companies, Landmarks, and what the roller decides. */
  record Special() implements Effect {}

  static Effect bank(int amount) {
    return bank(amount, Condition.NONE);
  }

  static Effect bank(int amount, Condition condition) {
    return new BankIncome(amount, condition);
  }

  static Effect bankPer(int amount, Counted counted) {
    return new BankIncomePer(amount, counted, false);
  }

  static Effect take(int amount) {
    return take(amount, Condition.NONE);
  }

  static Effect take(int amount, Condition condition) {
    return new TakeFromRoller(amount, condition);
  }

  static Effect special() {
    return new Special();
  }
}
