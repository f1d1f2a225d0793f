package games.kontor.games.greement;

import games.kontor.game.Turn;
import games.kontor.games.greement.EventCard.Effect;
import java.util.ArrayList;
import java.util.List;

/** What a card does when nobody has kept it away, in the order of the card (2.4). */
final class Effects {
  private Effects() {}

  static void apply(Turn<State, Event> turn, EventCard card) {
    for (Effect effect : card.effects()) {
      facts(turn.state(), effect).forEach(turn::emit);
    }
  }

  /** The state as the card would leave it. */
  static State foreseen(State state, EventCard card) {
    State then = state;
    for (Effect effect : card.effects()) {
      for (Event fact : facts(then, effect)) {
        then = Facts.apply(then, fact);
      }
    }
    return then;
  }

  /** No value goes below 1: a decrease is cut, and nothing is made up for later (R16). */
  static long after(Values values, Effect.Add add) {
    return Math.max(Values.LEAST, values.get(add.value()) + add.by());
  }

  /** The debt at the end of a turn that came right after the card. */
  static long debtAfter(Values values, EventCard card, long debt) {
    long owed = debt;
    long multiplier = values.loanMultiplier();
    for (Effect effect : card.effects()) {
      switch (effect) {
        case Effect.CancelDebts _ -> owed = 0;
        case Effect.Add add ->
            multiplier = add.value() == Value.LOAN_MULTIPLIER ? after(values, add) : multiplier;
        case Effect.LoseGoldMines _,
            Effect.CropsToLand _,
            Effect.CattleToCrops _,
            Effect.LandsToCattle _,
            Effect.UnpaidCattleToCrops _,
            Effect.Appropriate _ -> {}
      }
    }
    return Coins.multiplied(owed, multiplier);
  }

  /** What is paid for each square that the card takes away. */
  static long refund(EventCard card) {
    long refund = 0;
    for (Effect effect : card.effects()) {
      refund += effect instanceof Effect.Appropriate appropriate ? appropriate.refund() : 0;
    }
    return refund;
  }

  private static List<Event> facts(State state, Effect effect) {
    Ground ground = state.ground();
    return switch (effect) {
      case Effect.Add add -> added(state.values(), add);
      case Effect.LoseGoldMines _ -> List.of(new Event.GoldMinesLost(ground.owned(Kind.GOLD)));
      case Effect.CancelDebts _ -> List.of(new Event.DebtsCancelled());
      case Effect.CropsToLand _ -> List.of(new Event.CropsLost(ground.owned(Kind.CROP)));
      case Effect.CattleToCrops _, Effect.UnpaidCattleToCrops _ ->
          List.of(new Event.CattleLost(ground.owned(Kind.CATTLE)));
      case Effect.LandsToCattle _ -> {
        var lands = new ArrayList<>(ground.owned(Kind.LAND));
        lands.addAll(ground.owned(Kind.CROP));
        lands.sort(null);
        yield List.of(new Event.LandsBecameCattle(lands));
      }
      case Effect.Appropriate appropriate -> appropriated(state, appropriate);
    };
  }

  private static List<Event> added(Values values, Effect.Add add) {
    long from = values.get(add.value());
    long to = after(values, add);
    return to == from ? List.of() : List.of(new Event.ValueChanged(add.value(), from, to));
  }

  /** Once a square, however many lakes or mountains it touches; never multiplied. */
  private static List<Event> appropriated(State state, Effect.Appropriate effect) {
    Ground ground = state.ground();
    List<Square> taken = ground.ownedBeside(effect.beside());
    var facts = new ArrayList<Event>();
    for (Player player : state.players()) {
      var his = taken.stream().filter(square -> ground.on(square).ownedBy(player.seat())).toList();
      if (!his.isEmpty()) {
        facts.add(
            new Event.Appropriated(
                player.seat(), effect.beside(), his, effect.refund() * his.size()));
      }
    }
    return facts;
  }
}
