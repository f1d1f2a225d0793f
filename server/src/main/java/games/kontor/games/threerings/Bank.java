package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;

/** Selling to the bank and repaying it, at almost any moment of the own turn. */
final class Bank {
  private Bank() {}

  static void sell(Turn<State, Event> turn, Seat seat, List<Space> named) {
    var properties = Codes.list(named, "properties");
    if (properties.isEmpty()) {
      throw Codes.bad("properties");
    }
    Codes.owned(turn.state(), seat, properties);
    turn.emit(
        new Event.Sold(
            seat, List.copyOf(properties), Values.saleValue(properties, turn.state().level())));
  }

  static void repay(Turn<State, Event> turn, Seat seat, long amount) {
    Player player = turn.state().player(seat);
    if (amount > player.debt()) {
      throw Refusal.of("exceeds-debt", "debt", player.debt());
    }
    Codes.payable(player, amount);
    turn.emit(new Event.Repaid(seat, amount));
  }
}
