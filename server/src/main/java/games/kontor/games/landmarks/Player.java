package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All about one player. {@code landmarks} are the constructed ones, in the order of the table;
 * {@code cards} has no type of which he has no copy. {@code missedClocks} counts own clocks that
 * ran out in a row. The sheets and the fates of their candidates are his secret.
 */
public record Player(
    Seat seat,
    int coins,
    List<Card> landmarks,
    Map<Card, Copies> cards,
    int investment,
    boolean completed,
    boolean away,
    int missedClocks,
    boolean agreesToMode,
    boolean ready,
    @Nullable Sheet sheet,
    @Nullable Sheet lastSheet,
    List<Fates> fates) {

  public Player {
    landmarks = sorted(landmarks);
    cards = ByCard.of(cards, copies -> copies.all() != 0);
    fates = List.copyOf(fates);
  }

  private static List<Card> sorted(List<Card> landmarks) {
    for (int i = 1; i < landmarks.size(); i++) {
      if (landmarks.get(i - 1).compareTo(landmarks.get(i)) > 0) {
        return landmarks.stream().sorted().toList();
      }
    }
    return List.copyOf(landmarks);
  }

  static Player newcomer(Seat seat) {
    var start = new EnumMap<Card, Copies>(Card.class);
    Rules.START_CARDS.forEach(card -> start.put(card, new Copies(1, 0)));
    return new Player(
        seat,
        Rules.START_COINS,
        List.of(),
        start,
        0,
        false,
        false,
        0,
        false,
        false,
        null,
        null,
        List.of());
  }

  Copies copies(Card card) {
    return Objects.requireNonNullElse(cards.get(card), Copies.NONE);
  }

  int open(Card card) {
    return copies(card).open();
  }

  boolean has(Card card) {
    return cards.containsKey(card);
  }

  boolean built(Card landmark) {
    return landmarks.contains(landmark);
  }

  /** True if a blue, green or red card stands in the town. */
  boolean ownsBuilding() {
    for (Card card : cards.keySet()) {
      if (card.isBuilding()) {
        return true;
      }
    }
    return false;
  }

  Player edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  /** A player being changed: what is not set stays. */
  static final class Draft {
    private final Seat seat;
    int coins;
    List<Card> landmarks;
    Map<Card, Copies> cards;
    int investment;
    boolean completed;
    boolean away;
    int missedClocks;
    boolean agreesToMode;
    boolean ready;
    @Nullable Sheet sheet;
    @Nullable Sheet lastSheet;
    List<Fates> fates;

    private Draft(Player player) {
      seat = player.seat;
      coins = player.coins;
      landmarks = player.landmarks;
      cards = player.cards;
      investment = player.investment;
      completed = player.completed;
      away = player.away;
      missedClocks = player.missedClocks;
      agreesToMode = player.agreesToMode;
      ready = player.ready;
      sheet = player.sheet;
      lastSheet = player.lastSheet;
      fates = player.fates;
    }

    /** So many more copies of a type, open and closed ones; fewer if negative. */
    void add(Card card, int open, int closed) {
      var there = Objects.requireNonNullElse(cards.get(card), Copies.NONE).plus(open, closed);
      cards = ByCard.with(cards, card, there.all() == 0 ? null : there);
    }

    private Player finished() {
      return new Player(
          seat,
          coins,
          landmarks,
          cards,
          investment,
          completed,
          away,
          missedClocks,
          agreesToMode,
          ready,
          sheet,
          lastSheet,
          fates);
    }
  }
}
