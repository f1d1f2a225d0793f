package games.kontor.room;

import games.kontor.game.Seat;
import games.kontor.room.Orders.Fact;
import games.kontor.room.Orders.Sheet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Where a game of {@link Orders} stands; the sheets are secret, those revealed are not. */
record OrdersState(
    int round,
    long endsMillis,
    List<Long> purses,
    NavigableMap<Seat, Sheet> sheets,
    NavigableSet<Seat> buyers,
    List<Sheet> revealed) {
  static final long INCOME = 6;

  static OrdersState opening(int seats) {
    var purses = Collections.nCopies(seats, 10L);
    return new OrdersState(0, 0, purses, new TreeMap<>(), new TreeSet<>(), List.of());
  }

  boolean over() {
    return round > Orders.ROUNDS;
  }

  /** What a seat can still spend in this round. */
  long available(Seat seat) {
    Sheet sheet = sheets.get(seat);
    return purses.get(seat.index()) - (sheet == null ? 0 : OrdersRules.cost(sheet));
  }

  OrdersState after(Fact fact) {
    return switch (fact) {
      case Fact.RoundBegun begun ->
          new OrdersState(Math.max(1, round), begun.endsMillis(), purses, sheets, buyers, revealed);
      case Fact.HandedIn in -> {
        var more = new TreeMap<>(sheets);
        more.put(in.seat(), in.sheet());
        yield new OrdersState(round, endsMillis, purses, more, buyers, revealed);
      }
      case Fact.Bought bought -> {
        var more = new TreeSet<>(buyers);
        more.add(bought.seat());
        var paid = bought.seat().change(purses, purse -> purse - bought.price());
        var got = bought.from().change(paid, purse -> purse + bought.price());
        yield new OrdersState(round, endsMillis, got, sheets, more, revealed);
      }
      case Fact.Revealed opened -> {
        var left = new ArrayList<Long>();
        for (Sheet sheet : opened.sheets()) {
          left.add(purses.get(left.size()) - OrdersRules.cost(sheet) + INCOME);
        }
        yield new OrdersState(
            round + 1,
            endsMillis,
            List.copyOf(left),
            new TreeMap<>(),
            new TreeSet<>(),
            opened.sheets());
      }
    };
  }
}
