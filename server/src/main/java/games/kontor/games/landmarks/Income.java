package games.kontor.games.landmarks;

import java.util.function.Predicate;

/** What cards pay as things are: figures only, nothing moves. */
final class Income {
  private Income() {}

  /**
   * What one open copy of a blue or green card takes from the bank for its owner; {@code tuna} is
   * what the Tuna dice show.
   */
  static int fromBank(State state, Player owner, Card card, int tuna) {
    return switch (card.effect()) {
      case Effect.BankIncome income ->
          owned(owner, income.condition()) ? income.amount() + mall(owner, card) : 0;
      case Effect.BankIncomePer per ->
          per.amount()
              * (per.everywhere()
                  ? everywhere(state, other -> counts(per.counted(), other))
                  : count(owner, other -> counts(per.counted(), other)));
      case Effect.BankIncomeDice _ -> owner.built(Card.HARBOUR) ? tuna : 0;
      case Effect.TakeFromRoller _,
          Effect.TakeFromEach _,
          Effect.TakeFromOne _,
          Effect.TakePerSymbol _,
          Effect.TakeHalf _,
          Effect.TakeInvestment _,
          Effect.Special _ ->
          0;
    };
  }

  /** Whether this card is one of those that are counted. */
  static boolean counts(Effect.Counted counted, Card card) {
    return switch (counted) {
      case FLOWER_ORCHARDS -> card == Card.FLOWER_ORCHARD;
      case LIVESTOCK_FARMS -> card == Card.LIVESTOCK_FARM;
      case FORESTS_AND_MINES -> card == Card.FOREST || card == Card.MINE;
      case VINEYARDS -> card == Card.VINEYARD;
      case FIELDS_AND_ORCHARDS -> card == Card.WHEAT_FIELD || card == Card.APPLE_ORCHARD;
      case RED_CARDS -> card.colour() == Card.Colour.RED;
    };
  }

  /** What the roller owes the owner for so many open copies of a red card (R1). */
  static int due(Player roller, Player owner, Card card, int copies) {
    if (!(card.effect() instanceof Effect.TakeFromRoller take)
        || copies == 0
        || !owned(owner, take.condition())
        || !rolled(roller, take.condition())) {
      return 0;
    }
    return take.amount() == Effect.ALL
        ? roller.coins()
        : copies * (take.amount() + mall(owner, card));
  }

  private static boolean owned(Player owner, Effect.Condition condition) {
    return switch (condition) {
      case OWNER_HARBOUR -> owner.built(Card.HARBOUR);
      case OWNER_BELOW_TWO -> owner.landmarks().size() < 2;
      case NONE, ROLLER_TWO, ROLLER_THREE -> true;
    };
  }

  private static boolean rolled(Player roller, Effect.Condition condition) {
    return switch (condition) {
      case ROLLER_TWO -> roller.landmarks().size() >= 2;
      case ROLLER_THREE -> roller.landmarks().size() >= 3;
      case NONE, OWNER_HARBOUR, OWNER_BELOW_TWO -> true;
    };
  }

  private static int mall(Player owner, Card card) {
    return card.inMall() && owner.built(Card.SHOPPING_MALL) ? 1 : 0;
  }

  /** What another player is to pay the owner of a purple card, before it is known if he can. */
  static int owedTo(Player owner, Player payer, Card card) {
    return switch (card.effect()) {
      case Effect.TakeFromEach each -> each.amount();
      case Effect.TakeFromOne one -> one.amount();
      case Effect.TakePerSymbol per -> per.amount() * count(payer, Income::hasSymbol);
      case Effect.TakeHalf half -> payer.coins() >= half.leastCoins() ? payer.coins() / 2 : 0;
      case Effect.TakeInvestment _ -> owner.investment();
      case Effect.BankIncome _,
          Effect.BankIncomePer _,
          Effect.BankIncomeDice _,
          Effect.TakeFromRoller _,
          Effect.Special _ ->
          0;
    };
  }

  private static boolean hasSymbol(Card card) {
    return card.symbol() == Card.Symbol.CUP || card.symbol() == Card.Symbol.BREAD;
  }

  /** Open and closed copies count alike (2.2). */
  static int count(Player owner, Predicate<Card> which) {
    int count = 0;
    for (var entry : owner.cards().entrySet()) {
      count += which.test(entry.getKey()) ? entry.getValue().all() : 0;
    }
    return count;
  }

  private static int everywhere(State state, Predicate<Card> which) {
    int count = 0;
    for (Player player : state.players()) {
      count += count(player, which);
    }
    return count;
  }

  /** All coins of the table, shared out evenly and rounded up (the Park). */
  static int evenShare(State state) {
    int sum = 0;
    for (Player player : state.players()) {
      sum += player.coins();
    }
    return Math.ceilDiv(sum, state.seats());
  }
}
