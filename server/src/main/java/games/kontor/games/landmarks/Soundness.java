package games.kontor.games.landmarks;

import games.kontor.game.Breaches;
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
    for (Card card : Card.ESTABLISHMENTS) {
      int there = state.onOffer(card) + inDecks(card);
      for (Player player : state.players()) {
        there += player.copies(card).all();
      }
      int copies = there;
      int all = state.rules().copies(card);
      breaches.must(copies == all, () -> copies + " of " + all + " copies of " + card);
    }
  }

  private int inDecks(Card card) {
    int cards = 0;
    for (List<Card> deck : state.decks().values()) {
      for (Card each : deck) {
        cards += each == card ? 1 : 0;
      }
    }
    return state.rules().method() == Rules.Method.PILES
        ? cards * state.rules().supply(card)
        : cards;
  }
}
