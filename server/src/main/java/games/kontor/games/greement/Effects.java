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
      apply(turn, effect);
    }
  }

  private static void apply(Turn<State, Event> turn, Effect effect) {
    Ground ground = turn.state().ground();
    switch (effect) {
      case Effect.Add add -> add(turn, add);
      case Effect.LoseGoldMines _ -> turn.emit(new Event.GoldMinesLost(ground.owned(Kind.GOLD)));
      case Effect.CancelDebts _ -> turn.emit(new Event.DebtsCancelled());
      case Effect.CropsToLand _ -> turn.emit(new Event.CropsLost(ground.owned(Kind.CROP)));
      case Effect.CattleToCrops _, Effect.UnpaidCattleToCrops _ ->
          turn.emit(new Event.CattleLost(ground.owned(Kind.CATTLE)));
      case Effect.LandsToCattle _ -> {
        var lands = new ArrayList<>(ground.owned(Kind.LAND));
        lands.addAll(ground.owned(Kind.CROP));
        lands.sort(null);
        turn.emit(new Event.LandsBecameCattle(lands));
      }
      case Effect.Appropriate appropriate -> appropriate(turn, appropriate);
    }
  }

  /** No value goes below 1: a decrease is cut, and nothing is made up for later (R16). */
  private static void add(Turn<State, Event> turn, Effect.Add add) {
    long from = turn.state().values().get(add.value());
    long to = Math.max(Values.LEAST, from + add.by());
    if (to != from) {
      turn.emit(new Event.ValueChanged(add.value(), from, to));
    }
  }

  /** Once a square, however many lakes or mountains it touches; never multiplied. */
  private static void appropriate(Turn<State, Event> turn, Effect.Appropriate effect) {
    Ground ground = turn.state().ground();
    List<Square> taken = ground.ownedBeside(effect.beside());
    for (Player player : turn.state().players()) {
      var his = taken.stream().filter(square -> ground.on(square).ownedBy(player.seat())).toList();
      if (!his.isEmpty()) {
        turn.emit(
            new Event.Appropriated(
                player.seat(), effect.beside(), his, effect.refund() * his.size()));
      }
    }
  }
}
