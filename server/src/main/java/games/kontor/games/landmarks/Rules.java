package games.kontor.games.landmarks;

import games.kontor.game.Code;
import games.kontor.game.Option;
import games.kontor.game.Refusal;
import games.kontor.game.Setup;
import java.util.List;
import java.util.stream.Stream;

/**
 * What the room has chosen before the start (10), and what follows from it. {@code types} are the
 * establishments of the supply, in the order of the table; {@code landmarks} those in play.
 */
public record Rules(
    int seats,
    boolean cityHall,
    List<Card> landmarks,
    List<Card> types,
    int marketSize,
    Method method,
    boolean seatsDrawn,
    int stepSeconds,
    int deadlineHours,
    boolean earlyAdjudication) {

  static final int START_COINS = 3;
  static final List<Card> START_CARDS = List.of(Card.WHEAT_FIELD, Card.BAKERY);

  /** So many own clocks in a row may run out before a player is away (8). */
  static final int MISSED_CLOCKS = 2;

  /** After so many silent postal turns in a row the deadline stands still (8). */
  static final int SILENT_TURNS = 3;

  static final int MOST_CANDIDATES = 5;
  static final int HARBOUR_FROM = 10;
  static final int HARBOUR_ADDS = 2;
  static final int TUNA_FROM = 12;
  static final int AIRPORT_PAYS = 10;

  static final int DEMOLITION_PAYS = 8;
  static final int MOVING_PAYS = 4;

  /** What the bank lends when a Loan Office is bought. */
  static final int LOAN = 5;

  /** What each activation of a Loan Office costs. */
  static final int LOAN_COSTS = 2;

  static final int SIDES = 6;

  private static final long HOUR_MILLIS = 3_600_000;

  static final List<Option> OPTIONS =
      List.of(
          new Option.Choice("mode", "live", List.of("live", "postal")),
          new Option.Some("expansions", List.of("H", "M", "D"), List.of("H", "M", "D")),
          new Option.Choice("landmarks", "per-expansion", List.of("per-expansion", "all")),
          new Option.Some(
              "excluded", List.of(), Card.ESTABLISHMENTS.stream().map(Card::toString).toList()),
          new Option.OneOf("marketSize", 10, List.of(10, 12, 15)),
          new Option.Choice("marketMethod", "split", List.of("split", "deck", "piles")),
          new Option.Choice("seating", "random", List.of("random", "join-order")),
          new Option.Whole("stepSeconds", 60, 10, 600),
          new Option.Whole("deadlineHours", 48, 1, 336),
          new Option.Flag("earlyAdjudication", true));

  public Rules {
    landmarks = List.copyOf(landmarks);
    types = List.copyOf(types);
  }

  /** How the market is laid out and refilled (2.3). */
  public enum Method {
    SPLIT,
    DECK,
    PILES
  }

  /** Throws {@link Refusal} {@code too-few-types} if the market could not be filled. */
  static Rules of(Setup setup) {
    var expansions = setup.some("expansions");
    boolean harbour = expansions.contains("H");
    var excluded = setup.some("excluded");
    var types =
        Card.ESTABLISHMENTS.stream()
            .filter(card -> isIn(card, expansions) && !excluded.contains(card.toString()))
            .toList();
    int size = setup.whole("marketSize");
    if (types.size() < size) {
      throw Refusal.of("too-few-types", "types", types.size(), "least", size);
    }
    boolean all = setup.choice("landmarks").equals("all");
    return new Rules(
        setup.seats(),
        harbour,
        Card.LANDMARKS.stream().filter(card -> all || isIn(card, expansions)).toList(),
        types,
        size,
        method(setup.choice("marketMethod")),
        setup.choice("seating").equals("random"),
        setup.whole("stepSeconds"),
        setup.whole("deadlineHours"),
        setup.flag("earlyAdjudication"));
  }

  static Mode mode(Setup setup) {
    return setup.choice("mode").equals("postal") ? Mode.POSTAL : Mode.LIVE;
  }

  private static boolean isIn(Card card, List<String> expansions) {
    return card.expansion() == Card.Expansion.BASE
        || expansions.contains(card.expansion().letter());
  }

  private static Method method(String word) {
    return Stream.of(Method.values())
        .filter(method -> Code.of(method).equals(word))
        .findFirst()
        .orElseThrow();
  }

  /** How many copies of an establishment are in the supply (2). */
  int supply(Card card) {
    return types.contains(card) ? (card.isPurple() ? seats : Card.COPIES) : 0;
  }

  /** How many copies there are in all, those dealt at the start among them. */
  int copies(Card card) {
    return supply(card) + (START_CARDS.contains(card) ? seats : 0);
  }

  /** In play in this room: in the supply, or dealt at the start (5). */
  boolean inPlay(Card card) {
    return landmarks.contains(card) || copies(card) > 0 || (card == Card.CITY_HALL && cityHall);
  }

  /** How many types of a group the market should have (2.3). */
  int quota(Deck group) {
    return switch (group) {
      case LOW, HIGH -> marketSize == 15 ? 6 : marketSize == 12 ? 5 : 4;
      case PURPLE -> marketSize == 15 ? 3 : 2;
      case ALL -> marketSize;
    };
  }

  /** The decks of this market, in the order in which they refill it. */
  List<Deck> decks() {
    return method == Method.SPLIT ? List.of(Deck.LOW, Deck.HIGH, Deck.PURPLE) : List.of(Deck.ALL);
  }

  long stepMillis() {
    return 1000L * stepSeconds;
  }

  long deadlineMillis() {
    return deadlineHours * HOUR_MILLIS;
  }
}
