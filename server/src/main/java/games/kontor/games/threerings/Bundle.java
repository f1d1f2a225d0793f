package games.kontor.games.threerings;

import java.util.List;

/**
 * What somebody gives to another player: cash in hand, money borrowed from the bank for it, units
 * of the other's debt taken over, and properties (4.2).
 */
public record Bundle(int cash, int borrow, int takeDebt, List<Space> properties) {

  public Bundle {
    properties = List.copyOf(properties);
  }

  /** Money alone. */
  static Bundle money(int cash, int borrow) {
    return new Bundle(cash, borrow, 0, List.of());
  }

  int money() {
    return cash + borrow;
  }

  boolean isEmpty() {
    return money() == 0 && takeDebt == 0 && properties.isEmpty();
  }

  /** A full cash offer of this rent. */
  boolean isFull(int rent) {
    return money() == rent && takeDebt == 0 && properties.isEmpty();
  }
}
