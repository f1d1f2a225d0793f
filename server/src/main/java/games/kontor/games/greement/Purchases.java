package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** What the player on turn buys from the bank: squares, seed, cattle (5). */
final class Purchases {
  private Purchases() {}

  static void buy(Turn<State, Event> turn, Seat seat, Action.Buy action) {
    Square square = action.square();
    Ground ground = turn.state().ground();
    Tile tile = ground.on(square);
    if (!tile.kind().canBeOwned()) {
      throw new Refusal("not-buyable");
    }
    if (tile.owner() != null) {
      throw Refusal.of("already-owned", "owner", tile.owner());
    }
    long price = ground.bankPrice(square);
    long tax = ground.buyTax(seat, square);
    Shape.affordable(turn.state(), seat, price + tax);
    turn.emit(new Event.Bought(seat, square, tile.kind(), price, tax));
    Offers.lapseChanged(turn);
  }

  static void seed(Turn<State, Event> turn, Seat seat, Action.Seed action) {
    Tile tile = own(turn.state(), seat, action.square());
    if (tile.kind() != Kind.LAND) {
      throw new Refusal("not-unseeded");
    }
    long price = turn.state().values().seed();
    Shape.affordable(turn.state(), seat, price);
    turn.emit(new Event.Seeded(seat, action.square(), price));
  }

  static void buyCattle(Turn<State, Event> turn, Seat seat, Action.BuyCattle action) {
    Tile tile = own(turn.state(), seat, action.square());
    if (tile.kind() != Kind.CROP) {
      throw new Refusal("not-a-crop");
    }
    long price = turn.state().values().cattle();
    Shape.affordable(turn.state(), seat, price);
    turn.emit(new Event.CattleBought(seat, action.square(), price));
  }

  private static Tile own(State state, Seat seat, Square square) {
    Tile tile = state.board().on(square);
    if (!tile.ownedBy(seat)) {
      throw new Refusal("not-yours");
    }
    return tile;
  }
}
