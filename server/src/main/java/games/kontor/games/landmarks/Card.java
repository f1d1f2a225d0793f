package games.kontor.games.landmarks;

import games.kontor.game.Code;
import java.util.List;
import java.util.stream.Stream;

/**
 * All cards (2): the Landmarks and City Hall, then the establishments from the top of the table to
 * its bottom. {@code from} and {@code to} are the numbers that activate a card, 0 if none does.
 */
public enum Card {
  HARBOUR(Expansion.HARBOUR, Colour.LANDMARK, 2, 0, 0, Symbol.LANDMARK, new Effect.Special()),
  TRAIN_STATION(Expansion.BASE, Colour.LANDMARK, 4, 0, 0, Symbol.LANDMARK, new Effect.Special()),
  SHOPPING_MALL(Expansion.BASE, Colour.LANDMARK, 10, 0, 0, Symbol.LANDMARK, new Effect.Special()),
  AMUSEMENT_PARK(Expansion.BASE, Colour.LANDMARK, 16, 0, 0, Symbol.LANDMARK, new Effect.Special()),
  RADIO_TOWER(Expansion.BASE, Colour.LANDMARK, 22, 0, 0, Symbol.LANDMARK, new Effect.Special()),
  AIRPORT(Expansion.HARBOUR, Colour.LANDMARK, 30, 0, 0, Symbol.LANDMARK, new Effect.Special()),
  CITY_HALL(Expansion.HARBOUR, Colour.CIVIC, 0, 0, 0, Symbol.CIVIC, new Effect.Special()),
  WHEAT_FIELD(
      Expansion.BASE,
      Colour.BLUE,
      1,
      1,
      1,
      Symbol.WHEAT,
      new Effect.BankIncome(1, Effect.Condition.NONE)),
  SUSHI_BAR(
      Expansion.HARBOUR,
      Colour.RED,
      4,
      1,
      1,
      Symbol.CUP,
      new Effect.TakeFromRoller(3, Effect.Condition.OWNER_HARBOUR)),
  GENERAL_STORE(
      Expansion.MILLIONAIRES_ROW,
      Colour.GREEN,
      0,
      2,
      2,
      Symbol.BREAD,
      new Effect.BankIncome(2, Effect.Condition.OWNER_BELOW_TWO)),
  LIVESTOCK_FARM(
      Expansion.BASE,
      Colour.BLUE,
      1,
      2,
      2,
      Symbol.COW,
      new Effect.BankIncome(1, Effect.Condition.NONE)),
  BAKERY(
      Expansion.BASE,
      Colour.GREEN,
      1,
      2,
      3,
      Symbol.BREAD,
      new Effect.BankIncome(1, Effect.Condition.NONE)),
  CAFE(
      Expansion.BASE,
      Colour.RED,
      2,
      3,
      3,
      Symbol.CUP,
      new Effect.TakeFromRoller(1, Effect.Condition.NONE)),
  CORN_FIELD(
      Expansion.MILLIONAIRES_ROW,
      Colour.BLUE,
      2,
      3,
      4,
      Symbol.WHEAT,
      new Effect.BankIncome(1, Effect.Condition.OWNER_BELOW_TWO)),
  CONVENIENCE_STORE(
      Expansion.BASE,
      Colour.GREEN,
      2,
      4,
      4,
      Symbol.BREAD,
      new Effect.BankIncome(3, Effect.Condition.NONE)),
  DEMOLITION_COMPANY(
      Expansion.MILLIONAIRES_ROW, Colour.GREEN, 2, 4, 4, Symbol.COMPANY, new Effect.Special()),
  FLOWER_ORCHARD(
      Expansion.HARBOUR,
      Colour.BLUE,
      2,
      4,
      4,
      Symbol.WHEAT,
      new Effect.BankIncome(1, Effect.Condition.NONE)),
  FOREST(
      Expansion.BASE,
      Colour.BLUE,
      3,
      5,
      5,
      Symbol.GEAR,
      new Effect.BankIncome(1, Effect.Condition.NONE)),
  FRENCH_RESTAURANT(
      Expansion.MILLIONAIRES_ROW,
      Colour.RED,
      3,
      5,
      5,
      Symbol.CUP,
      new Effect.TakeFromRoller(5, Effect.Condition.ROLLER_TWO)),
  LOAN_OFFICE(
      Expansion.MILLIONAIRES_ROW, Colour.GREEN, 0, 5, 6, Symbol.COMPANY, new Effect.Special()),
  FLOWER_SHOP(
      Expansion.HARBOUR,
      Colour.GREEN,
      1,
      6,
      6,
      Symbol.BREAD,
      new Effect.BankIncomePer(1, Effect.Counted.FLOWER_ORCHARDS, false)),
  STADIUM(Expansion.BASE, Colour.PURPLE, 6, 6, 6, Symbol.TOWER, new Effect.TakeFromEach(2)),
  TV_STATION(Expansion.BASE, Colour.PURPLE, 7, 6, 6, Symbol.TOWER, new Effect.TakeFromOne(5)),
  BUSINESS_COMPLEX(Expansion.BASE, Colour.PURPLE, 8, 6, 6, Symbol.TOWER, new Effect.Special()),
  PIZZA_JOINT(
      Expansion.HARBOUR,
      Colour.RED,
      1,
      7,
      7,
      Symbol.CUP,
      new Effect.TakeFromRoller(1, Effect.Condition.NONE)),
  VINEYARD(
      Expansion.MILLIONAIRES_ROW,
      Colour.BLUE,
      3,
      7,
      7,
      Symbol.WHEAT,
      new Effect.BankIncome(3, Effect.Condition.NONE)),
  PUBLISHER(Expansion.HARBOUR, Colour.PURPLE, 5, 7, 7, Symbol.TOWER, new Effect.TakePerSymbol(1)),
  CHEESE_FACTORY(
      Expansion.BASE,
      Colour.GREEN,
      5,
      7,
      7,
      Symbol.FACTORY,
      new Effect.BankIncomePer(3, Effect.Counted.LIVESTOCK_FARMS, false)),
  HAMBURGER_STAND(
      Expansion.HARBOUR,
      Colour.RED,
      1,
      8,
      8,
      Symbol.CUP,
      new Effect.TakeFromRoller(1, Effect.Condition.NONE)),
  MACKEREL_BOAT(
      Expansion.HARBOUR,
      Colour.BLUE,
      2,
      8,
      8,
      Symbol.BOAT,
      new Effect.BankIncome(3, Effect.Condition.OWNER_HARBOUR)),
  FURNITURE_FACTORY(
      Expansion.BASE,
      Colour.GREEN,
      3,
      8,
      8,
      Symbol.FACTORY,
      new Effect.BankIncomePer(3, Effect.Counted.FORESTS_AND_MINES, false)),
  RENOVATION_COMPANY(
      Expansion.MILLIONAIRES_ROW, Colour.PURPLE, 4, 8, 8, Symbol.TOWER, new Effect.Special()),
  TAX_OFFICE(Expansion.HARBOUR, Colour.PURPLE, 4, 8, 9, Symbol.TOWER, new Effect.TakeHalf(10)),
  WINERY(
      Expansion.MILLIONAIRES_ROW,
      Colour.GREEN,
      3,
      9,
      9,
      Symbol.FACTORY,
      new Effect.BankIncomePer(6, Effect.Counted.VINEYARDS, false)),
  MINE(
      Expansion.BASE,
      Colour.BLUE,
      6,
      9,
      9,
      Symbol.GEAR,
      new Effect.BankIncome(5, Effect.Condition.NONE)),
  MOVING_COMPANY(
      Expansion.MILLIONAIRES_ROW, Colour.GREEN, 2, 9, 10, Symbol.COMPANY, new Effect.Special()),
  RESTAURANT(
      Expansion.BASE,
      Colour.RED,
      3,
      9,
      10,
      Symbol.CUP,
      new Effect.TakeFromRoller(2, Effect.Condition.NONE)),
  TECH_STARTUP(
      Expansion.MILLIONAIRES_ROW,
      Colour.PURPLE,
      1,
      10,
      10,
      Symbol.TOWER,
      new Effect.TakeInvestment()),
  APPLE_ORCHARD(
      Expansion.BASE,
      Colour.BLUE,
      3,
      10,
      10,
      Symbol.WHEAT,
      new Effect.BankIncome(3, Effect.Condition.NONE)),
  CONVENTION_CENTER(Expansion.DELUXE, Colour.PURPLE, 7, 10, 10, Symbol.TOWER, new Effect.Special()),
  SODA_BOTTLING_PLANT(
      Expansion.MILLIONAIRES_ROW,
      Colour.GREEN,
      5,
      11,
      11,
      Symbol.FACTORY,
      new Effect.BankIncomePer(1, Effect.Counted.RED_CARDS, true)),
  PRODUCE_MARKET(
      Expansion.BASE,
      Colour.GREEN,
      2,
      11,
      12,
      Symbol.MARKET,
      new Effect.BankIncomePer(2, Effect.Counted.FIELDS_AND_ORCHARDS, false)),
  PARK(Expansion.MILLIONAIRES_ROW, Colour.PURPLE, 3, 11, 13, Symbol.TOWER, new Effect.Special()),
  FOOD_WAREHOUSE(
      Expansion.HARBOUR,
      Colour.GREEN,
      2,
      12,
      13,
      Symbol.MARKET,
      new Effect.BankIncomePer(2, Effect.Counted.RED_CARDS, false)),
  MEMBERS_ONLY_CLUB(
      Expansion.MILLIONAIRES_ROW,
      Colour.RED,
      4,
      12,
      14,
      Symbol.CUP,
      new Effect.TakeFromRoller(Effect.ALL, Effect.Condition.ROLLER_THREE)),
  TUNA_BOAT(Expansion.HARBOUR, Colour.BLUE, 5, 12, 14, Symbol.BOAT, new Effect.BankIncomeDice());

  static final List<Card> ALL = List.of(values());

  /** From the top of the table to its bottom. */
  static final List<Card> ESTABLISHMENTS =
      Stream.of(values()).filter(Card::isEstablishment).toList();

  static final List<Card> LANDMARKS =
      Stream.of(values()).filter(card -> card.colour == Colour.LANDMARK).toList();

  static final List<Card> PURPLE = ofColour(Colour.PURPLE);
  static final List<Card> BLUE = ofColour(Colour.BLUE);
  static final List<Card> GREEN = ofColour(Colour.GREEN);
  static final List<Card> RED = ofColour(Colour.RED);

  /** How many copies of a building are in the supply; of a purple card it is one a player (2). */
  static final int COPIES = 6;

  private final Expansion expansion;
  private final Colour colour;
  private final int cost;
  private final int from;
  private final int to;
  private final Symbol symbol;
  private final Effect effect;

  Card(
      Expansion expansion,
      Colour colour,
      int cost,
      int from,
      int to,
      Symbol symbol,
      Effect effect) {
    this.expansion = expansion;
    this.colour = colour;
    this.cost = cost;
    this.from = from;
    this.to = to;
    this.symbol = symbol;
    this.effect = effect;
  }

  /** Whose roll activates a card; Landmarks and City Hall stand for themselves. */
  public enum Colour {
    LANDMARK,
    CIVIC,
    BLUE,
    GREEN,
    RED,
    PURPLE
  }

  /** The set that a card belongs to. */
  public enum Expansion {
    BASE,
    HARBOUR,
    MILLIONAIRES_ROW,
    DELUXE;

    /** The letter that the rules write for it. */
    String letter() {
      return name().substring(0, 1);
    }
  }

  /** As printed; only {@code cup} and {@code bread} mean anything in the rules. */
  public enum Symbol {
    LANDMARK,
    CIVIC,
    TOWER,
    WHEAT,
    COW,
    GEAR,
    BREAD,
    CUP,
    FACTORY,
    MARKET,
    BOAT,
    COMPANY
  }

  /** What a card does when it is activated (2.4); each open copy counts by itself. */
  sealed interface Effect {
    /** As much as there is. */
    int ALL = Integer.MAX_VALUE;

    /** What has to hold for the effect. */
    enum Condition {
      NONE,
      OWNER_HARBOUR,
      OWNER_BELOW_TWO,
      ROLLER_TWO,
      ROLLER_THREE
    }

    /** What some cards are paid for; open and closed copies count alike. */
    enum Counted {
      FLOWER_ORCHARDS,
      LIVESTOCK_FARMS,
      FORESTS_AND_MINES,
      VINEYARDS,
      FIELDS_AND_ORCHARDS,
      RED_CARDS;

      boolean counts(Card card) {
        return switch (this) {
          case FLOWER_ORCHARDS -> card == Card.FLOWER_ORCHARD;
          case LIVESTOCK_FARMS -> card == Card.LIVESTOCK_FARM;
          case FORESTS_AND_MINES -> card == Card.FOREST || card == Card.MINE;
          case VINEYARDS -> card == Card.VINEYARD;
          case FIELDS_AND_ORCHARDS -> card == Card.WHEAT_FIELD || card == Card.APPLE_ORCHARD;
          case RED_CARDS -> card.colour() == Card.Colour.RED;
        };
      }
    }

    record BankIncome(int amount, Condition condition) implements Effect {}

    /** So much for each such card of the owner's town, or of all towns, open or closed. */
    record BankIncomePer(int amount, Counted counted, boolean everywhere) implements Effect {}

    /** Two more dice, once for everybody, if the owner has the Harbour. */
    record BankIncomeDice() implements Effect {}

    record TakeFromRoller(int amount, Condition condition) implements Effect {}

    record TakeFromEach(int amount) implements Effect {}

    record TakeFromOne(int amount) implements Effect {}

    /** So much for each card with cup or bread in the payer's town. */
    record TakePerSymbol(int amount) implements Effect {}

    record TakeHalf(int leastCoins) implements Effect {}

    record TakeInvestment() implements Effect {}

    /** Its rule has a place of its own: the companies, Landmarks, and what the roller decides. */
    record Special() implements Effect {}
  }

  private static List<Card> ofColour(Colour colour) {
    return Stream.of(values()).filter(card -> card.colour == colour).toList();
  }

  Expansion expansion() {
    return expansion;
  }

  Colour colour() {
    return colour;
  }

  int cost() {
    return cost;
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }

  Symbol symbol() {
    return symbol;
  }

  Effect effect() {
    return effect;
  }

  boolean isLandmark() {
    return colour == Colour.LANDMARK;
  }

  boolean isPurple() {
    return colour == Colour.PURPLE;
  }

  /** Blue, green or red: a "non-tower building" (ruling 22). */
  boolean isBuilding() {
    return colour == Colour.BLUE || colour == Colour.GREEN || colour == Colour.RED;
  }

  boolean isEstablishment() {
    return isBuilding() || isPurple();
  }

  boolean matches(int total) {
    return from <= total && total <= to;
  }

  /** One of the four cards that the Shopping Mall is for (ruling 9). */
  boolean inMall() {
    return this == BAKERY || this == CAFE || this == CONVENIENCE_STORE || this == RESTAURANT;
  }

  /** The deck of the split market that it is shuffled into (2.3). */
  Deck deck() {
    return isPurple() ? Deck.PURPLE : to <= 6 ? Deck.LOW : Deck.HIGH;
  }

  /** The id, as it is written on the wire. */
  @Override
  public String toString() {
    return Code.of(this);
  }
}
