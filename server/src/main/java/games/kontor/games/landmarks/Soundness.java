package games.kontor.games.landmarks;

import games.kontor.game.Breaches;
import java.util.EnumMap;
import java.util.List;
import java.util.TreeSet;

/** What must hold after every fact (4.3); each breach is a sentence for developers. */
final class Soundness {
  private final State state;
  private final Breaches breaches = new Breaches();

  private Soundness(State state) {
    this.state = state;
  }

  static List<String> violations(State state) {
    var soundness = new Soundness(state);
    soundness.players();
    if (!state.decks().isEmpty()) {
      soundness.cards();
    }
    return soundness.breaches.found();
  }

  private void players() {
    breaches.must(
        new TreeSet<>(state.order()).size() == state.seats(),
        () -> "the order is " + state.order());
    for (Player player : state.players()) {
      breaches.must(
          player.coins() >= 0, () -> "seat " + player.seat() + " has " + player.coins() + " coins");
      breaches.must(
          new TreeSet<>(player.landmarks()).size() == player.landmarks().size()
              && state.rules().landmarks().containsAll(player.landmarks()),
          () -> "seat " + player.seat() + " has constructed " + player.landmarks());
      player
          .cards()
          .forEach(
              (card, copies) ->
                  breaches.must(
                      card.isEstablishment()
                          && copies.open() >= 0
                          && copies.closed() >= 0
                          && (!card.isPurple() || copies.equals(new Copies(1, 0))),
                      () -> "seat " + player.seat() + " has " + copies + " of " + card));
    }
  }

  /** Supply and starting cards are in the market, the decks and the towns, and nowhere else. */
  private void cards() {
    var there = new EnumMap<Card, Integer>(Card.class);
    boolean piles = state.rules().method() == Rules.Method.PILES;
    for (List<Card> deck : state.decks().values()) {
      for (Card card : deck) {
        there.merge(card, piles ? state.rules().supply(card) : 1, Integer::sum);
      }
    }
    state.market().forEach((card, copies) -> there.merge(card, copies, Integer::sum));
    for (Player player : state.players()) {
      player.cards().forEach((card, copies) -> there.merge(card, copies.all(), Integer::sum));
    }
    for (Card card : Card.ESTABLISHMENTS) {
      int copies = there.getOrDefault(card, 0);
      int all = state.rules().copies(card);
      breaches.must(copies == all, () -> copies + " of " + all + " copies of " + card);
    }
  }
}
