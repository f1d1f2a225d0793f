package games.kontor.games.territories;

import games.kontor.game.Code;
import games.kontor.game.Move;
import games.kontor.game.Move.Item;
import games.kontor.game.Move.Parameter;
import games.kontor.game.Seat;
import games.kontor.games.territories.Action.Pay;
import java.util.List;

/** What a seat may do now; what belongs to the phase and cannot be done has its reason. */
final class TerritoriesMoves {
  private TerritoriesMoves() {}

  static List<Move> of(State state, Seat seat) {
    if (state.over() || !state.player(seat).alive()) {
      return List.of();
    }
    return List.of(
        ofPhase(state, seat),
        Move.of("auto-roll", Parameter.one("on", List.of(Item.of(true), Item.of(false)))),
        checked(state, seat, Action.Resign.class, Move.of("resign")));
  }

  private static Move ofPhase(State state, Seat seat) {
    return switch (state.phase()) {
      case Phase.Roll _ -> checked(state, seat, Action.Roll.class, Move.of("roll"));
      case Phase.Camp _ -> checked(state, seat, Action.RollRent.class, Move.of("roll-rent"));
      case Phase.Tax tax ->
          checked(state, seat, Action.ChooseTax.class, chooseTax(state, tax.due()));
      case Phase.Over _ -> throw new IllegalArgumentException("nothing can be done");
    };
  }

  private static Move checked(State state, Seat seat, Class<? extends Action> kind, Move move) {
    return Admission.refusal(state, seat, kind)
        .map(refusal -> Move.blocked(move.action(), refusal))
        .orElse(move);
  }

  private static Move chooseTax(State state, Phase.Levy due) {
    long money = state.player(state.turn()).money();
    var standard = Landing.standard(due, money);
    return Move.of(
        "choose-tax",
        Parameter.one(
            "pay",
            List.of(Pay.values()).stream().map(pay -> tax(due, pay, money, standard)).toList()));
  }

  /** The amount as weight; what it leaves, whether it puts out, and what the clock would choose. */
  private static Item tax(Phase.Levy due, Pay pay, long money, Pay standard) {
    long amount = due.amount(pay);
    return Item.of(Code.of(pay), amount)
        .note("left", Math.max(0, money - amount))
        .note("out", amount > money)
        .note("standard", pay == standard);
  }
}
