package games.kontor.games.landmarks;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is tested when a sheet is sent: its form, never what it could come to (section 5). */
final class SheetCheck {
  /** No list of an order can use more entries. */
  static final int MOST_ENTRIES = 12;

  private final State state;
  private final Seat seat;

  private SheetCheck(State state, Seat seat) {
    this.state = state;
    this.seat = seat;
  }

  /** Throws the {@link Refusal} that comes first. */
  static void check(State state, Seat seat, int ofTurn, Sheet sheet) {
    var check = new SheetCheck(state, seat);
    sheet.goes().forEach(orders -> check.seats("goes", orders));
    if (sheet.extra() != null) {
      check.seats("extra", sheet.extra());
    }
    Orders.checkTurn(state, ofTurn);
    int goes = Orders.goes(state, seat);
    if (sheet.goes().size() != goes) {
      throw Refusal.of("wrong-go-count", "goes", goes);
    }
    check.counts(sheet);
    sheet.goes().forEach(check::orders);
    if (sheet.extra() != null) {
      check.orders(sheet.extra());
    }
  }

  /** A player who does not exist is a bad parameter, whatever else is wrong. */
  private void seats(String parameter, GoOrders orders) {
    exists(parameter, orders.tv());
    exists(parameter, orders.swap() == null ? null : orders.swap().player());
    for (var give : all(orders.give())) {
      exists(parameter, give.to());
    }
  }

  private void exists(String parameter, @Nullable Seat named) {
    if (named != null && named.number() > state.seats()) {
      throw Refusal.of("bad-parameter", "parameter", parameter);
    }
  }

  private void counts(Sheet sheet) {
    sheet.goes().forEach(SheetCheck::candidates);
    if (sheet.extra() != null) {
      candidates(sheet.extra());
    }
  }

  private static void candidates(GoOrders orders) {
    if (all(orders.buy()).size() > Rules.MOST_CANDIDATES) {
      throw Refusal.of("too-many-candidates", "most", Rules.MOST_CANDIDATES);
    }
  }

  private void orders(GoOrders orders) {
    check("dice", orders.dice() == null || isBetween(1, 2, orders.dice()));
    check("rerollOn", all(orders.rerollOn()).size() <= MOST_ENTRIES);
    check("addTwoOn", all(orders.addTwoOn()).size() <= MOST_ENTRIES);
    check("demolish", all(orders.demolish()).size() <= MOST_ENTRIES);
    check("give", all(orders.give()).size() <= MOST_ENTRIES);
    all(orders.rerollOn()).forEach(sum -> check("rerollOn", isBetween(1, 12, sum)));
    all(orders.addTwoOn()).forEach(sum -> check("addTwoOn", isBetween(10, 12, sum)));
    all(orders.demolish())
        .forEach(card -> check("demolish", state.rules().landmarks().contains(card)));
    all(orders.give()).forEach(give -> check("give", building(give.card()) && isOther(give.to())));
    check("tv", orders.tv() == null || isOther(orders.tv()));
    GoOrders.Exchange swap = orders.swap();
    check(
        "swap",
        swap == null || (isOther(swap.player()) && building(swap.take()) && building(swap.give())));
    check("renovate", orders.renovate() == null || building(orders.renovate()));
    check("activate", orders.activate() == null || building(orders.activate()));
    all(orders.buy())
        .forEach(card -> check("buy", state.rules().inPlay(card) && card != Card.CITY_HALL));
  }

  private boolean building(Card card) {
    return card.isBuilding() && state.rules().inPlay(card);
  }

  private boolean isOther(Seat named) {
    return !named.equals(seat);
  }

  private static boolean isBetween(int from, int to, int number) {
    return number >= from && number <= to;
  }

  private static <T> List<T> all(@Nullable List<T> list) {
    return list == null ? List.of() : list;
  }

  private static void check(String field, boolean fits) {
    if (!fits) {
      throw Refusal.of("bad-order", "field", field);
    }
  }
}
