package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.ArrayList;
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
        asked && state.phase() instanceof Phase.Swap ? Rounds.ofExchange(state) : null,
        player.sheet(),
        player.lastSheet(),
        state.phase() instanceof Phase.Orders ? Orders.goes(state, seat) : 0,
        player.fates());
  }

  /** Of what is on offer and what stands in the own town. */
  private static Map<Card, Integer> pays(State state, Player player) {
    var cards = new ArrayList<Card>(state.market().size() + player.cards().size());
    for (Card card : Card.ESTABLISHMENTS) {
      if (state.onOffer(card) > 0 || player.has(card)) {
        cards.add(card);
      }
    }
    return ByCard.of(cards, card -> Prospect.each(state, player, card));
  }
}
