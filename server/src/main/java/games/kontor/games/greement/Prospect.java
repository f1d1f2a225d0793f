package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the open card does if nobody stops it, as far as it follows from the map and the values
 * table: nothing of money or debts. Amounts are coins.
 *
 * @param values the values that the card names, by their key, as it leaves them
 * @param hits the owned squares that go, become something else or bring less
 * @param gains the owned squares that their owner keeps and that bring him more
 * @param seats what it means for each player whose profit or squares change, or what these count
 */
record Prospect(Map<String, Long> values, Touched hits, Touched gains, Map<Seat, Share> seats) {

  /** Owned squares: by their kinds where all owned ones of a kind are meant, the others singly. */
  record Touched(List<Kind> kinds, List<Square> squares) {

    private static Touched of(Ground now, Set<Square> squares) {
      var kinds = EnumSet.noneOf(Kind.class);
      squares.forEach(square -> kinds.add(now.on(square).kind()));
      kinds.removeIf(kind -> !squares.containsAll(now.owned(kind)));
      var others = new TreeSet<>(squares);
      others.removeIf(square -> kinds.contains(now.on(square).kind()));
      return new Touched(List.copyOf(kinds), List.copyOf(others));
    }
  }

  /**
   * A player's part: what his squares would bring a turn and count, what the squares that he loses
   * count now, and what he is paid for them.
   */
  record Share(long profit, long worth, long lost, long refund) {}

  static Prospect of(State state, EventCard card) {
    Ground now = state.ground();
    Ground then = Effects.foreseen(state, card).ground();
    return new Prospect(
        values(then.values(), card),
        Touched.of(now, hits(now, then)),
        Touched.of(now, gains(now, then)),
        shares(state, then, card));
  }

  private static Map<String, Long> values(Values then, EventCard card) {
    var values = new TreeMap<String, Long>();
    for (EventCard.Effect effect : card.effects()) {
      if (effect instanceof EventCard.Effect.Add add) {
        values.put(add.value().toString(), then.get(add.value()));
      }
    }
    return Collections.unmodifiableMap(values);
  }

  private static Set<Square> hits(Ground now, Ground then) {
    var hits = new TreeSet<Square>();
    for (Square square : Square.inReadingOrder()) {
      boolean changed = !now.on(square).equals(then.on(square));
      if (now.on(square).owner() != null && (changed || then.profit(square) < now.profit(square))) {
        hits.add(square);
      }
    }
    return hits;
  }

  private static Set<Square> gains(Ground now, Ground then) {
    var gains = new TreeSet<Square>();
    for (Square square : Square.inReadingOrder()) {
      Seat owner = now.on(square).owner();
      boolean kept = owner != null && then.on(square).ownedBy(owner);
      if (kept && then.profit(square) > now.profit(square)) {
        gains.add(square);
      }
    }
    return gains;
  }

  private static Map<Seat, Share> shares(State state, Ground then, EventCard card) {
    Ground now = state.ground();
    var shares = new TreeMap<Seat, Share>();
    for (Player player : state.players()) {
      Seat seat = player.seat();
      var lost = new ArrayList<>(now.ownedBy(seat));
      lost.removeIf(square -> then.on(square).ownedBy(seat));
      long profit = then.profitOf(seat);
      long worth = then.valueOf(seat);
      boolean stays = profit == now.profitOf(seat) && worth == now.valueOf(seat);
      if (!lost.isEmpty() || !stays) {
        long counted = lost.stream().mapToLong(now::value).sum();
        shares.put(seat, new Share(profit, worth, counted, Effects.refund(card) * lost.size()));
      }
    }
    return Collections.unmodifiableMap(shares);
  }
}
