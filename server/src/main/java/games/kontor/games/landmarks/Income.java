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
      case Card.Effect.BankIncome income ->
          owned(owner, income.condition()) ? income.amount() + mall(owner, card) : 0;
      case Card.Effect.BankIncomePer per ->
          per.amount()
              * (per.everywhere()
                  ? everywhere(state, per.counted()::counts)
                  : count(owner, per.counted()::counts));
      case Card.Effect.BankIncomeDice _ -> owner.built(Card.HARBOUR) ? tuna : 0;
      case Card.Effect.TakeFromRoller _,
          Card.Effect.TakeFromEach _,
          Card.Effect.TakeFromOne _,
          Card.Effect.TakePerSymbol _,
          Card.Effect.TakeHalf _,
          Card.Effect.TakeInvestment _,
          Card.Effect.Special _ ->
          0;
    };
  }

  /** What the roller owes the owner for so many open copies of a red card (R1). */
  static int due(Player roller, Player owner, Card card, int copies) {
    if (!(card.effect() instanceof Card.Effect.TakeFromRoller take)
        || copies == 0
        || !owned(owner, take.condition())
        || !rolled(roller, take.condition())) {
      return 0;
    }
    return take.amount() == Card.Effect.ALL
        ? roller.coins()
        : copies * (take.amount() + mall(owner, card));
  }

  private static boolean owned(Player owner, Card.Effect.Condition condition) {
    return switch (condition) {
      case OWNER_HARBOUR -> owner.built(Card.HARBOUR);
      case OWNER_BELOW_TWO -> owner.landmarks().size() < 2;
      case NONE, ROLLER_TWO, ROLLER_THREE -> true;
    };
  }

  private static boolean rolled(Player roller, Card.Effect.Condition condition) {
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
      case Card.Effect.TakeFromEach each -> each.amount();
      case Card.Effect.TakeFromOne one -> one.amount();
      case Card.Effect.TakePerSymbol per -> per.amount() * count(payer, Income::hasSymbol);
      case Card.Effect.TakeHalf half -> payer.coins() >= half.leastCoins() ? payer.coins() / 2 : 0;
      case Card.Effect.TakeInvestment _ -> owner.investment();
      case Card.Effect.BankIncome _,
          Card.Effect.BankIncomePer _,
          Card.Effect.BankIncomeDice _,
          Card.Effect.TakeFromRoller _,
          Card.Effect.Special _ ->
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
