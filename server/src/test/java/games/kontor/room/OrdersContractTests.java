package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.game.GameContractTests;

/** The contract holds for forms, for bundles, and for all acting at once. */
final class OrdersContractTests extends GameContractTests<OrdersState, Orders.Action, Orders.Fact> {

  @Override
  protected Game<OrdersState, Orders.Action, Orders.Fact> game() {
    return new Orders();
  }
}
