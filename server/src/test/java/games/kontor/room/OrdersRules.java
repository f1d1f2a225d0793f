package games.kontor.room;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.room.Orders.Action;
import games.kontor.room.Orders.Sheet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** What sheets and bundles cost, and what may be ordered: once as rules, once as data. */
final class OrdersRules {
  private static final long MOST = 9;
  private static final Map<String, Long> CARRIERS = new TreeMap<>(Map.of("cart", 3L, "mule", 5L));
  private static final Map<String, Long> GOODS =
      new TreeMap<>(Map.of("axe", 2L, "bow", 3L, "cloth", 4L));

  private OrdersRules() {}

  static long cost(Sheet sheet) {
    return 2 * sheet.grain()
        + 3 * sheet.salt()
        + sheet.carriers().stream().mapToLong(OrdersRules::carrier).sum();
  }

  private static long carrier(String name) {
    return CARRIERS.getOrDefault(name, 0L);
  }

  /** The dearer, the farther away its seller sits. */
  private static long price(String good, Seat seller) {
    return GOODS.getOrDefault(good, 0L) + seller.number();
  }

  static void check(OrdersState state, Seat seat, Sheet sheet) {
    boolean fits =
        Math.min(sheet.grain(), sheet.salt()) >= 0
            && Math.max(sheet.grain(), sheet.salt()) <= MOST
            && areDifferent(sheet.carriers(), CARRIERS);
    if (!fits) {
      throw Refusal.of("bad-order", "parameter", "sheet");
    }
    affordable(cost(sheet), state.available(seat));
  }

  static long price(OrdersState state, Seat seat, Action.Bundle bundle) {
    if (bundle.from().index() >= state.purses().size() || bundle.from().equals(seat)) {
      throw Refusal.of("bad-order", "parameter", "from");
    }
    if (bundle.goods().isEmpty() || !areDifferent(bundle.goods(), GOODS)) {
      throw Refusal.of("bad-order", "parameter", "goods");
    }
    long price = bundle.goods().stream().mapToLong(good -> price(good, bundle.from())).sum();
    affordable(price, state.available(seat));
    return price;
  }

  private static boolean areDifferent(List<String> names, Map<String, Long> known) {
    return new TreeSet<>(names).size() == names.size() && known.keySet().containsAll(names);
  }

  private static void affordable(long needed, long available) {
    if (needed > available) {
      throw Refusal.of("insufficient-funds", "needed", needed, "available", available);
    }
  }

  private static Limit payable(long available, Term... terms) {
    return Limit.most(available, "insufficient-funds", terms).telling("needed", "available");
  }

  static Move sheet(OrdersState state, Seat seat) {
    var parameters = new LinkedHashMap<String, Domain>();
    parameters.put("grain", new Domain.Whole(0, MOST));
    parameters.put("salt", new Domain.Whole(0, MOST));
    parameters.put("carriers", Domain.anyOf(new Items.Priced(CARRIERS)));
    parameters.put("fast", new Domain.Flag());
    var cost =
        payable(
            state.available(seat),
            new Term("grain", 2, null, Map.of()),
            new Term("salt", 3, null, Map.of()),
            Term.plus("carriers"));
    return Move.of("sheet", new Domain.Form(parameters, List.of(cost)));
  }

  static Move bundle(OrdersState state, Seat seat) {
    var prices = new LinkedHashMap<String, Map<String, Long>>();
    var sellers = new LinkedHashMap<Seat, Long>();
    for (Seat seller : Seat.all(state.purses().size())) {
      if (!seller.equals(seat)) {
        sellers.put(seller, 0L);
        var goods = new LinkedHashMap<String, Long>();
        GOODS.keySet().forEach(good -> goods.put(good, price(good, seller)));
        prices.put(seller.toString(), goods);
      }
    }
    var goods = new Items.Words(List.copyOf(GOODS.keySet()));
    return Move.of("goods", new Domain.Some(goods, 1, GOODS.size(), List.of()))
        .with("from", new Domain.One(new Items.Seats(sellers)))
        .within(payable(state.available(seat), Term.by("from", "goods", prices)));
  }
}
