package games.kontor.games.landmarks;

import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The market: its decks, how it is laid out and refilled (2.3). */
final class Market {
  private static final String STREAM = "deck";

  private Market() {}

  /** Shuffles and fills (3.4). */
  static void layOut(Turn<State, Event> turn) {
    Rules rules = turn.state().rules();
    var decks = new EnumMap<Deck, List<Card>>(Deck.class);
    for (Deck deck : rules.decks()) {
      decks.put(deck, turn.chance().shuffled(STREAM, unshuffled(rules, deck)));
    }
    turn.emit(new Event.Shuffled(Collections.unmodifiableMap(decks)));
    refill(turn);
  }

  /** In the order of the table: every copy, or with piles each type once. */
  private static List<Card> unshuffled(Rules rules, Deck deck) {
    var cards = new ArrayList<Card>();
    for (Card type : rules.types()) {
      if (deck == Deck.ALL || type.deck() == deck) {
        int copies = rules.method() == Rules.Method.PILES ? 1 : rules.supply(type);
        cards.addAll(Collections.nCopies(copies, type));
      }
    }
    return cards;
  }

  /** Draws until each group has its types again, or its deck is empty. */
  static void refill(Turn<State, Event> turn) {
    var drawn = missing(turn.state());
    if (!drawn.isEmpty()) {
      turn.emit(new Event.Offered(drawn));
    }
  }

  private static List<Card> missing(State state) {
    var drawn = new ArrayList<Card>();
    for (Deck deck : state.rules().decks()) {
      Set<Card> there = new LinkedHashSet<>();
      for (Card card : state.market().keySet()) {
        if (deck == Deck.ALL || card.deck() == deck) {
          there.add(card);
        }
      }
      var rest = Objects.requireNonNullElse(state.decks().get(deck), List.<Card>of());
      for (int i = 0; i < rest.size() && there.size() < state.rules().quota(deck); i++) {
        drawn.add(rest.get(i));
        there.add(rest.get(i));
      }
    }
    return drawn;
  }

  /** How many cards are left in each deck; with piles, how many types. */
  static Map<Deck, Integer> left(State state) {
    var left = new EnumMap<Deck, Integer>(Deck.class);
    state.decks().forEach((deck, cards) -> left.put(deck, cards.size()));
    return Collections.unmodifiableMap(left);
  }
}
