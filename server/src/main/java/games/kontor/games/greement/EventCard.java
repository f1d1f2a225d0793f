package games.kontor.games.greement;

import static games.kontor.games.greement.Value.CATTLE_PROFIT;
import static games.kontor.games.greement.Value.CROP_PROFIT;
import static games.kontor.games.greement.Value.DISTANCE_TAX;
import static games.kontor.games.greement.Value.GOLD_MINE;
import static games.kontor.games.greement.Value.GOLD_MINE_PROFIT;
import static games.kontor.games.greement.Value.LAKE_MULTIPLIER;
import static games.kontor.games.greement.Value.LOAN_MULTIPLIER;
import static games.kontor.games.greement.Value.MOUNTAIN_MULTIPLIER;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A kind of event card, named by its id such as {@code V07}: how it can be avoided, what must hold
 * for it to matter, and what it does, in the order of the card. There is one instance of each.
 */
public final class EventCard {
  private static final Condition ALWAYS = new Condition.Always();
  private static final Condition GOLD_OWNED = new Condition.Owned(Kind.GOLD);
  private static final Condition CROP_OWNED = new Condition.Owned(Kind.CROP);
  private static final Condition CATTLE_OWNED = new Condition.Owned(Kind.CATTLE);

  /** The 24 kinds in the order of the rulebook (2.4). */
  private static final List<EventCard> KINDS =
      List.of(
          vote("V01", 4, ALWAYS, add(LAKE_MULTIPLIER, 1), add(MOUNTAIN_MULTIPLIER, -1)),
          vote("V02", 2, ALWAYS, add(MOUNTAIN_MULTIPLIER, 1), add(LAKE_MULTIPLIER, -1)),
          vote(
              "V03",
              4,
              ALWAYS,
              add(LAKE_MULTIPLIER, 1),
              add(MOUNTAIN_MULTIPLIER, 1),
              add(GOLD_MINE_PROFIT, -2)),
          vote("V04", 1, ALWAYS, add(Value.LAND, 1), add(GOLD_MINE, -1)),
          vote("V05", 3, ALWAYS, add(Value.LAND, -1), add(GOLD_MINE, 1)),
          vote("V06", 1, ALWAYS, add(CROP_PROFIT, 1), add(GOLD_MINE_PROFIT, -1)),
          vote("V07", 6, ALWAYS, add(CROP_PROFIT, -1), add(GOLD_MINE_PROFIT, 1)),
          vote("V08", 3, ALWAYS, add(Value.SEED, 1), add(CROP_PROFIT, 1)),
          vote(
              "V09",
              2,
              ALWAYS,
              add(DISTANCE_TAX, -2),
              add(CROP_PROFIT, -1),
              add(GOLD_MINE_PROFIT, -1)),
          vote("V10", 2, ALWAYS, add(Value.CATTLE, 1), add(CATTLE_PROFIT, 1)),
          vote("V11", 2, ALWAYS, add(Value.CATTLE, -1), add(CATTLE_PROFIT, -1)),
          vote(
              "V12",
              2,
              ALWAYS,
              add(LOAN_MULTIPLIER, -1),
              add(CATTLE_PROFIT, -1),
              add(CROP_PROFIT, -1),
              add(GOLD_MINE_PROFIT, -1)),
          vote(
              "V13",
              1,
              ALWAYS,
              add(LOAN_MULTIPLIER, 1),
              add(LAKE_MULTIPLIER, 1),
              add(MOUNTAIN_MULTIPLIER, 1)),
          vote(
              "V14",
              1,
              ALWAYS,
              add(LOAN_MULTIPLIER, -1),
              add(LAKE_MULTIPLIER, -1),
              add(MOUNTAIN_MULTIPLIER, -1)),
          vote("V15", 5, GOLD_OWNED, new Effect.LoseGoldMines(), new Effect.CancelDebts()),
          vote("V16", 5, CROP_OWNED, new Effect.CropsToLand(), add(GOLD_MINE_PROFIT, 3)),
          vote("V17", 3, CATTLE_OWNED, new Effect.CattleToCrops(), add(GOLD_MINE_PROFIT, 3)),
          vote("V18", 2, GOLD_OWNED, new Effect.LoseGoldMines(), new Effect.LandsToCattle()),
          vote("V19", 5, ALWAYS, add(GOLD_MINE_PROFIT, -1)),
          vote(
              "V20",
              2,
              ALWAYS,
              add(DISTANCE_TAX, -1),
              add(LAKE_MULTIPLIER, -1),
              add(MOUNTAIN_MULTIPLIER, -1)),
          pay("P01", 3, new Avoid.PayShared(10), ALWAYS, add(LOAN_MULTIPLIER, 1)),
          pay("P02", 3, new Avoid.PayOwnSquares(2), CATTLE_OWNED, new Effect.UnpaidCattleToCrops()),
          pay(
              "P03",
              3,
              new Avoid.PaySingle(15),
              new Condition.OwnedBeside(Kind.LAKE),
              new Effect.Appropriate(Kind.LAKE, 2)),
          // R15: the card's title counts, not the lake in its text.
          pay(
              "P04",
              2,
              new Avoid.PaySingle(10),
              new Condition.OwnedBeside(Kind.MOUNTAIN),
              new Effect.Appropriate(Kind.MOUNTAIN, 1)));

  private final String id;
  private final int count;
  private final Avoid avoid;
  private final Condition condition;
  private final List<Effect> effects;

  private EventCard(String id, int count, Avoid avoid, Condition condition, List<Effect> effects) {
    this.id = id;
    this.count = count;
    this.avoid = avoid;
    this.condition = condition;
    this.effects = effects;
  }

  private static EventCard vote(String id, int count, Condition condition, Effect... effects) {
    return new EventCard(id, count, new Avoid.Vote(), condition, List.of(effects));
  }

  private static EventCard pay(
      String id, int count, Avoid avoid, Condition condition, Effect effect) {
    return new EventCard(id, count, avoid, condition, List.of(effect));
  }

  private static Effect add(Value value, int by) {
    return new Effect.Add(value, by);
  }

  /** Throws IllegalArgumentException for an id that no card has. */
  public static EventCard parse(String id) {
    for (EventCard card : KINDS) {
      if (card.id.equals(id)) {
        return card;
      }
    }
    throw new IllegalArgumentException("no card: " + id);
  }

  /** The 24 kinds. */
  static List<EventCard> kinds() {
    return KINDS;
  }

  /** All 67 cards, unshuffled. */
  static List<EventCard> all() {
    var cards = new ArrayList<EventCard>();
    for (EventCard card : KINDS) {
      cards.addAll(Collections.nCopies(card.count, card));
    }
    return List.copyOf(cards);
  }

  int count() {
    return count;
  }

  Avoid avoid() {
    return avoid;
  }

  /** What must hold when the card is turned up (R12). */
  Condition condition() {
    return condition;
  }

  List<Effect> effects() {
    return effects;
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }

  /** How the players can keep the event away. Prices in coins. */
  sealed interface Avoid {
    record Vote() implements Avoid {}

    /** Several may add up to the price. */
    record PayShared(long price) implements Avoid {}

    /** One pays it whole (R17). */
    record PaySingle(long price) implements Avoid {}

    /** Each pays for those of his cattle that he wants to keep. */
    record PayOwnSquares(long perSquare) implements Avoid {}
  }

  /** What must hold for the card to be played at all. */
  sealed interface Condition {
    record Always() implements Condition {}

    record Owned(Kind kind) implements Condition {}

    /** Some owned square is connected to such a square. */
    record OwnedBeside(Kind kind) implements Condition {}
  }

  /** What the card does. */
  sealed interface Effect {
    record Add(Value value, int by) implements Effect {}

    record LoseGoldMines() implements Effect {}

    record CancelDebts() implements Effect {}

    record CropsToLand() implements Effect {}

    record CattleToCrops() implements Effect {}

    record LandsToCattle() implements Effect {}

    record UnpaidCattleToCrops() implements Effect {}

    /** Owned squares connected to such a square go, for so many coins each. */
    record Appropriate(Kind beside, long refund) implements Effect {}
  }
}
