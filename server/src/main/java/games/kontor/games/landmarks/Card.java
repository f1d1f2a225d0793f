package games.kontor.games.landmarks;

import static games.kontor.games.landmarks.Effect.Condition.OWNER_BELOW_TWO;
import static games.kontor.games.landmarks.Effect.Condition.OWNER_HARBOUR;
import static games.kontor.games.landmarks.Effect.Condition.ROLLER_THREE;
import static games.kontor.games.landmarks.Effect.Condition.ROLLER_TWO;
import static games.kontor.games.landmarks.Effect.Counted.FIELDS_AND_ORCHARDS;
import static games.kontor.games.landmarks.Effect.Counted.FLOWER_ORCHARDS;
import static games.kontor.games.landmarks.Effect.Counted.FORESTS_AND_MINES;
import static games.kontor.games.landmarks.Effect.Counted.LIVESTOCK_FARMS;
import static games.kontor.games.landmarks.Effect.Counted.RED_CARDS;
import static games.kontor.games.landmarks.Effect.Counted.VINEYARDS;
import static games.kontor.games.landmarks.Effect.bank;
import static games.kontor.games.landmarks.Effect.bankPer;
import static games.kontor.games.landmarks.Effect.special;
import static games.kontor.games.landmarks.Effect.take;

import games.kontor.game.Code;
import java.util.List;
import java.util.stream.Stream;

/**
 * All cards (2): the Landmarks and City Hall, then the establishments from the top of the table to
 * its bottom. {@code from} and {@code to} are the numbers that activate a card, 0 if none does.
 */
public enum Card {
  HARBOUR(Expansion.HARBOUR, Colour.LANDMARK, 2, 0, 0, Symbol.LANDMARK, special()),
  TRAIN_STATION(Expansion.BASE, Colour.LANDMARK, 4, 0, 0, Symbol.LANDMARK, special()),
  SHOPPING_MALL(Expansion.BASE, Colour.LANDMARK, 10, 0, 0, Symbol.LANDMARK, special()),
  AMUSEMENT_PARK(Expansion.BASE, Colour.LANDMARK, 16, 0, 0, Symbol.LANDMARK, special()),
  RADIO_TOWER(Expansion.BASE, Colour.LANDMARK, 22, 0, 0, Symbol.LANDMARK, special()),
  AIRPORT(Expansion.HARBOUR, Colour.LANDMARK, 30, 0, 0, Symbol.LANDMARK, special()),
  CITY_HALL(Expansion.HARBOUR, Colour.CIVIC, 0, 0, 0, Symbol.CIVIC, special()),
  WHEAT_FIELD(Expansion.BASE, Colour.BLUE, 1, 1, 1, Symbol.WHEAT, bank(1)),
  SUSHI_BAR(Expansion.HARBOUR, Colour.RED, 4, 1, 1, Symbol.CUP, take(3, OWNER_HARBOUR)),
  GENERAL_STORE(
      Expansion.MILLIONAIRES_ROW, Colour.GREEN, 0, 2, 2, Symbol.BREAD, bank(2, OWNER_BELOW_TWO)),
  LIVESTOCK_FARM(Expansion.BASE, Colour.BLUE, 1, 2, 2, Symbol.COW, bank(1)),
  BAKERY(Expansion.BASE, Colour.GREEN, 1, 2, 3, Symbol.BREAD, bank(1)),
  CAFE(Expansion.BASE, Colour.RED, 2, 3, 3, Symbol.CUP, take(1)),
  CORN_FIELD(
      Expansion.MILLIONAIRES_ROW, Colour.BLUE, 2, 3, 4, Symbol.WHEAT, bank(1, OWNER_BELOW_TWO)),
  CONVENIENCE_STORE(Expansion.BASE, Colour.GREEN, 2, 4, 4, Symbol.BREAD, bank(3)),
  DEMOLITION_COMPANY(Expansion.MILLIONAIRES_ROW, Colour.GREEN, 2, 4, 4, Symbol.COMPANY, special()),
  FLOWER_ORCHARD(Expansion.HARBOUR, Colour.BLUE, 2, 4, 4, Symbol.WHEAT, bank(1)),
  FOREST(Expansion.BASE, Colour.BLUE, 3, 5, 5, Symbol.GEAR, bank(1)),
  FRENCH_RESTAURANT(
      Expansion.MILLIONAIRES_ROW, Colour.RED, 3, 5, 5, Symbol.CUP, take(5, ROLLER_TWO)),
  LOAN_OFFICE(Expansion.MILLIONAIRES_ROW, Colour.GREEN, 0, 5, 6, Symbol.COMPANY, special()),
  FLOWER_SHOP(Expansion.HARBOUR, Colour.GREEN, 1, 6, 6, Symbol.BREAD, bankPer(1, FLOWER_ORCHARDS)),
  STADIUM(Expansion.BASE, Colour.PURPLE, 6, 6, 6, Symbol.TOWER, new Effect.TakeFromEach(2)),
  TV_STATION(Expansion.BASE, Colour.PURPLE, 7, 6, 6, Symbol.TOWER, new Effect.TakeFromOne(5)),
  BUSINESS_COMPLEX(Expansion.BASE, Colour.PURPLE, 8, 6, 6, Symbol.TOWER, special()),
  PIZZA_JOINT(Expansion.HARBOUR, Colour.RED, 1, 7, 7, Symbol.CUP, take(1)),
  VINEYARD(Expansion.MILLIONAIRES_ROW, Colour.BLUE, 3, 7, 7, Symbol.WHEAT, bank(3)),
  PUBLISHER(Expansion.HARBOUR, Colour.PURPLE, 5, 7, 7, Symbol.TOWER, new Effect.TakePerSymbol(1)),
  CHEESE_FACTORY(
      Expansion.BASE, Colour.GREEN, 5, 7, 7, Symbol.FACTORY, bankPer(3, LIVESTOCK_FARMS)),
  HAMBURGER_STAND(Expansion.HARBOUR, Colour.RED, 1, 8, 8, Symbol.CUP, take(1)),
  MACKEREL_BOAT(Expansion.HARBOUR, Colour.BLUE, 2, 8, 8, Symbol.BOAT, bank(3, OWNER_HARBOUR)),
  FURNITURE_FACTORY(
      Expansion.BASE, Colour.GREEN, 3, 8, 8, Symbol.FACTORY, bankPer(3, FORESTS_AND_MINES)),
  RENOVATION_COMPANY(Expansion.MILLIONAIRES_ROW, Colour.PURPLE, 4, 8, 8, Symbol.TOWER, special()),
  TAX_OFFICE(Expansion.HARBOUR, Colour.PURPLE, 4, 8, 9, Symbol.TOWER, new Effect.TakeHalf(10)),
  WINERY(Expansion.MILLIONAIRES_ROW, Colour.GREEN, 3, 9, 9, Symbol.FACTORY, bankPer(6, VINEYARDS)),
  MINE(Expansion.BASE, Colour.BLUE, 6, 9, 9, Symbol.GEAR, bank(5)),
  MOVING_COMPANY(Expansion.MILLIONAIRES_ROW, Colour.GREEN, 2, 9, 10, Symbol.COMPANY, special()),
  RESTAURANT(Expansion.BASE, Colour.RED, 3, 9, 10, Symbol.CUP, take(2)),
  TECH_STARTUP(
      Expansion.MILLIONAIRES_ROW,
      Colour.PURPLE,
      1,
      10,
      10,
      Symbol.TOWER,
      new Effect.TakeInvestment()),
  APPLE_ORCHARD(Expansion.BASE, Colour.BLUE, 3, 10, 10, Symbol.WHEAT, bank(3)),
  CONVENTION_CENTER(Expansion.DELUXE, Colour.PURPLE, 7, 10, 10, Symbol.TOWER, special()),
  SODA_BOTTLING_PLANT(
      Expansion.MILLIONAIRES_ROW,
      Colour.GREEN,
      5,
      11,
      11,
      Symbol.FACTORY,
      new Effect.BankIncomePer(1, Effect.Counted.RED_CARDS, true)),
  PRODUCE_MARKET(
      Expansion.BASE, Colour.GREEN, 2, 11, 12, Symbol.MARKET, bankPer(2, FIELDS_AND_ORCHARDS)),
  PARK(Expansion.MILLIONAIRES_ROW, Colour.PURPLE, 3, 11, 13, Symbol.TOWER, special()),
  FOOD_WAREHOUSE(Expansion.HARBOUR, Colour.GREEN, 2, 12, 13, Symbol.MARKET, bankPer(2, RED_CARDS)),
  MEMBERS_ONLY_CLUB(
      Expansion.MILLIONAIRES_ROW,
      Colour.RED,
      4,
      12,
      14,
      Symbol.CUP,
      take(Effect.ALL, ROLLER_THREE)),
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
