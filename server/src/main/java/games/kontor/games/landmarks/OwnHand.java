package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** Builds what only one seat sees. */
final class OwnHand {
  private OwnHand() {}

  static View.Hand of(State state, Seat seat) {
    Player player = state.player(seat);
    boolean asked = state.phase().inGo() && state.roller().equals(seat);
    return new View.Hand(
        asked && state.total() == null ? Prospect.chart(state) : null,
        pays(state, player),
        asked ? Standard.of(state) : null,
        player.sheet(),
        player.lastSheet(),
        state.phase() instanceof Phase.Orders ? Orders.goes(state, seat) : 0,
        player.fates());
  }

  /** Of what is on offer and what stands in the own town. */
  private static Map<Card, Integer> pays(State state, Player player) {
    var pays = new EnumMap<Card, Integer>(Card.class);
    for (Card card : state.market().keySet()) {
      pays.put(card, Prospect.each(state, player, card));
    }
    for (Card card : player.cards().keySet()) {
      pays.put(card, Prospect.each(state, player, card));
    }
    return Collections.unmodifiableMap(pays);
  }
}
