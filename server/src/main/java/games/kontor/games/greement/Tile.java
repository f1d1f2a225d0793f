package games.kontor.games.greement;

import games.kontor.game.Seat;
import org.jspecify.annotations.Nullable;

/** What lies on a square and whose it is. */
public record Tile(Kind kind, @Nullable Seat owner) {

  static Tile unowned(Kind kind) {
    return new Tile(kind, null);
  }

  boolean ownedBy(Seat seat) {
    return seat.equals(owner);
  }

  /** The bank sells unowned land and gold mines. */
  boolean forSale() {
    return owner == null && kind.canBeOwned();
  }

  Tile become(Kind other) {
    return new Tile(other, owner);
  }

  Tile goTo(Seat other) {
    return new Tile(kind, other);
  }
}
