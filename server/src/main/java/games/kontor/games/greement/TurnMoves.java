package games.kontor.games.greement;

import games.kontor.game.Move;
import games.kontor.game.Move.Blocked;
import games.kontor.game.Move.Item;
import games.kontor.game.Move.Parameter;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * What the player on turn may do by himself. Each square that the bank sells is an item with its
 * whole cost as weight and these notes: price, tax, distance and nearest own square (absent without
 * squares), multiplier, profit (of land: once it is seeded) and value.
 */
final class TurnMoves {
  /** In the order of the rulebook; donations stand with the other offers. */
  static final List<String> ACTIONS =
      List.of("borrow", "repay", "buy", "seed", "buy-cattle", "offer-donation", "end-turn");

  private final State state;
  private final Seat seat;
  private final Ground ground;
  private final List<Square> own;
  private final long available;

  private TurnMoves(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
    this.ground = state.ground();
    this.own = ground.ownedBy(seat);
    this.available = state.available(seat);
  }

  static List<Move> of(State state, Seat seat) {
    var moves = new TurnMoves(state, seat);
    return List.of(
        moves.borrow(),
        moves.repay(),
        moves.buy(),
        moves.improve("seed", Kind.LAND, state.values().seed(), "not-unseeded"),
        moves.improve("buy-cattle", Kind.CROP, state.values().cattle(), "not-a-crop"),
        Move.of("end-turn"));
  }

  private Move borrow() {
    long left = Loans.leftThisTurn(state, seat);
    return left > 0
        ? Move.of("borrow", Parameter.number("amount", 1, left))
        : Move.blocked("borrow", Loans.loanLimit(state, seat));
  }

  /** More than is owed or at hand may be named; it is cut (R23). */
  private Move repay() {
    if (state.player(seat).debt() == 0) {
      return Move.blocked("repay", new Refusal("no-debt"));
    }
    return available == 0
        ? Move.blocked("repay", new Refusal("no-money"))
        : Move.of("repay", Parameter.number("amount", 1, Coins.CEILING));
  }

  private Move buy() {
    var items = new ArrayList<Item>();
    for (Square square : Square.inReadingOrder()) {
      if (ground.forSale(square)) {
        items.add(priced(forSale(square)));
      }
    }
    return choice("buy", items, "already-owned");
  }

  private Item forSale(Square square) {
    Square nearest = Ground.nearest(own, square);
    long price = ground.bankPrice(square);
    long tax = ground.taxFrom(nearest, square);
    boolean gold = ground.on(square).kind() == Kind.GOLD;
    var notes = new LinkedHashMap<String, Object>();
    notes.put("price", price);
    notes.put("tax", tax);
    if (nearest != null) {
      notes.put("distance", nearest.distanceTo(square));
      notes.put("nearest", nearest.toString());
    }
    notes.put("multiplier", ground.multiplier(square));
    notes.put("profit", ground.profitAs(square, gold ? Kind.GOLD : Kind.CROP));
    notes.put("value", ground.value(square));
    return new Item(square.toString(), price + tax, notes, null);
  }

  private Move improve(String action, Kind kind, long price, String noneCode) {
    var items = new ArrayList<Item>();
    for (Square square : own) {
      if (ground.on(square).kind() == kind) {
        items.add(
            priced(
                Item.of(square.toString(), price).note("multiplier", ground.multiplier(square))));
      }
    }
    return choice(action, items, noneCode);
  }

  private Item priced(Item item) {
    return item.weight() > available
        ? item.blockedBy(Shape.tooDear(item.weight(), available))
        : item;
  }

  /** Blocked as a whole if there is nothing to choose, or nothing that can be paid. */
  private Move choice(String action, List<Item> items, String noneCode) {
    Blocked blocked = null;
    if (items.isEmpty()) {
      blocked = Blocked.by(new Refusal(noneCode));
    } else if (items.stream().allMatch(item -> item.blocked() != null)) {
      long least = items.stream().mapToLong(Item::weight).min().getAsLong();
      blocked = Blocked.by(Shape.tooDear(least, available));
    }
    return new Move(action, List.of(Parameter.one("square", items)), List.of(), blocked);
  }
}
