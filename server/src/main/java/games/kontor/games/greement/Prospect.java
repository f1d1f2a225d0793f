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
 * @param kinds it hits all owned squares of these kinds: they go, become something else or bring
 *     less
 * @param squares the other owned squares that it hits
 * @param seats what it means for each player whose profit or squares change, or what these count
 */
record Prospect(
    Map<String, Long> values, List<Kind> kinds, List<Square> squares, Map<Seat, Share> seats) {

  /**
   * A player's part: what his squares would bring a turn and count, what the squares that he loses
   * count now, and what he is paid for them.
   */
  record Share(long profit, long worth, long lost, long refund) {}

  static Prospect of(State state, EventCard card) {
    Ground now = state.ground();
    Ground then = Effects.foreseen(state, card).ground();
    var hits = hits(now, then);
    var kinds = EnumSet.noneOf(Kind.class);
    hits.forEach(square -> kinds.add(now.on(square).kind()));
    kinds.removeIf(kind -> !hits.containsAll(now.owned(kind)));
    hits.removeIf(square -> kinds.contains(now.on(square).kind()));
    return new Prospect(
        values(then.values(), card),
        List.copyOf(kinds),
        List.copyOf(hits),
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
