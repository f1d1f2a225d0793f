package games.kontor.games.territories;

import games.kontor.game.Code;
import java.util.List;
import java.util.stream.Stream;

/**
 * The fields of the circle, clockwise from field 1 (2.1). The price is 0 where nothing can be
 * bought; the amount is a territory's rent, a camp's rent for each pip, a refuge's bonus or a fixed
 * tax.
 */
public enum Field {
  TRIBE_ENCAMPMENT(1, Type.TERRITORY, 1000, 100),
  CRATER(2, Type.TERRITORY, 1500, 300),
  MOUNTAIN(3, Type.TERRITORY, 2000, 500),
  COLD_DESERT(4, Type.TERRITORY, 3000, 700),
  BLACK_CAVE(5, Type.TERRITORY, 4000, 1000),
  THE_WEREWALL(6, Type.TERRITORY, 4300, 1300),
  MOUNTAIN_VILLAGE(7, Type.TERRITORY, 4750, 1600),
  SOUTH_CITADEL(8, Type.TERRITORY, 5000, 2000),
  PALACE_GATES(9, Type.TERRITORY, 5500, 2600),
  TOWER(10, Type.TERRITORY, 6000, 3200),
  CASTLE(11, Type.TERRITORY, 8000, 4000),
  WALLED_CITY(12, Type.REFUGE, 0, 5000),
  MONASTERY(13, Type.REFUGE, 0, 500),
  HUTS_IN_THE_MOUNTAIN(14, Type.LABOR_CAMP, 2500, 100),
  THE_PIT(15, Type.LABOR_CAMP, 2500, 100),
  GOLDMINE(16, Type.TAX, 0, 2000),
  CARAVAN(17, Type.TAX, 0, 4000),
  SECOND_SAIL(18, Type.FLEET, 4000, 0),
  SEA_GROVER(19, Type.FLEET, 4000, 0),
  THE_BUCCANEERS(20, Type.FLEET, 4000, 0),
  PRIVATEER_ARMADE(21, Type.FLEET, 4000, 0);

  /** Rent of a fleet by how many its owner has (2.1). */
  static final List<Integer> FLEET_RENTS = List.of(500, 1000, 2000, 4000);

  /** The share of all one has that the Caravan takes instead of its fixed sum. */
  static final int CARAVAN_PERCENT = 10;

  /** What can be owned (702.3, 702.5), in the order of the circle. */
  static final List<Field> GROUND =
      Stream.of(values()).filter(field -> field.type.ground()).toList();

  private static final List<Field> CIRCLE = List.of(values());

  private final int number;
  private final Type type;
  private final int price;
  private final int amount;

  Field(int number, Type type, int price, int amount) {
    this.number = number;
    this.type = type;
    this.price = price;
    this.amount = amount;
  }

  /** The five types (702.4). */
  public enum Type {
    TERRITORY,
    REFUGE,
    LABOR_CAMP,
    TAX,
    FLEET;

    /** 702.5 and 702.6. */
    boolean ground() {
      return this == TERRITORY || this == LABOR_CAMP || this == FLEET;
    }
  }

  static Field at(int number) {
    return CIRCLE.get(number - 1);
  }

  /** Where a piece comes to from a field (605.1, 605.3). */
  static int after(int position, int amount) {
    return (position - 1 + amount) % CIRCLE.size() + 1;
  }

  /** 1 to 21. */
  int number() {
    return number;
  }

  Type type() {
    return type;
  }

  int price() {
    return price;
  }

  int amount() {
    return amount;
  }

  /** The id, as it is written on the wire. */
  @Override
  public String toString() {
    return Code.of(this);
  }
}
