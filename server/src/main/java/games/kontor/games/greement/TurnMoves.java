package games.kontor.games.greement;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
  private final Moves.Listing listing;

  private TurnMoves(State state, Seat seat, Moves.Listing listing) {
    this.state = state;
    this.seat = seat;
    this.ground = state.ground();
    this.own = ground.ownedBy(seat);
    this.available = state.available(seat);
    this.listing = listing;
  }

  static void list(State state, Seat seat, Moves.Listing listing) {
    var moves = new TurnMoves(state, seat, listing);
    moves.borrow();
    moves.repay();
    moves.buy();
    moves.improve("seed", Kind.LAND, state.values().seed(), "not-unseeded");
    moves.improve("buy-cattle", Kind.CROP, state.values().cattle(), "not-a-crop");
    listing.open("end-turn", Move.bare());
  }

  private void borrow() {
    long left = Loans.leftThisTurn(state, seat);
    if (left > 0) {
      listing.open("borrow", Move.of("amount", new Domain.Whole(1, left)));
    } else {
      listing.blocked("borrow", Loans.loanLimit(state, seat));
    }
  }

  /** More than is owed or at hand may be named; it is cut (R23). */
  private void repay() {
    if (state.player(seat).debt() == 0) {
      listing.blocked("repay", new Refusal("no-debt"));
    } else if (available == 0) {
      listing.blocked("repay", new Refusal("no-money"));
    } else {
      listing.open("repay", Move.of("amount", new Domain.Whole(1, Coins.CEILING)));
    }
  }

  private void buy() {
    var items = new LinkedHashMap<String, Items.Item>();
    for (Square square : Square.inReadingOrder()) {
      if (ground.forSale(square)) {
        items.put(square.toString(), forSale(square));
      }
    }
    choice("buy", items, "already-owned");
  }

  private Items.Item forSale(Square square) {
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
    return new Items.Item(price + tax, notes);
  }

  private void improve(String action, Kind kind, long price, String noneCode) {
    var items = new LinkedHashMap<String, Items.Item>();
    for (Square square : own) {
      if (ground.on(square).kind() == kind) {
        items.put(square.toString(), noted(ground, square, price));
      }
    }
    choice(action, items, noneCode);
  }

  static Items.Item noted(Ground ground, Square square, long price) {
    var notes = new LinkedHashMap<String, Object>();
    notes.put("multiplier", ground.multiplier(square));
    return new Items.Item(price, notes);
  }

  /** Blocked as a whole if there is nothing to choose; what is too dear is beyond the limit. */
  private void choice(String action, Map<String, Items.Item> items, String noneCode) {
    if (items.isEmpty()) {
      listing.blocked(action, new Refusal(noneCode));
    } else {
      listing.open(
          action,
          Move.of("square", new Domain.One(new Items.Noted(items)))
              .within(GreementMoves.payable(available, Term.plus("square"))));
    }
  }
}
