package games.kontor.games.economy;

import games.kontor.game.Code;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The 36 location cards (2.2) in the unshuffled order of the deck; the property card of a location
 * has the same id.
 */
public enum Card {
  MOTOR_INVENTION(Sector.MOTOR, Kind.INVENTION),
  MOTOR_FACTORY(Sector.MOTOR, Kind.FACTORY),
  MOTOR_SHOP_1(Sector.MOTOR, Kind.SHOP),
  MOTOR_SHOP_2(Sector.MOTOR, Kind.SHOP),
  TEXTILE_INVENTION(Sector.TEXTILE, Kind.INVENTION),
  TEXTILE_FACTORY(Sector.TEXTILE, Kind.FACTORY),
  TEXTILE_SHOP_1(Sector.TEXTILE, Kind.SHOP),
  TEXTILE_SHOP_2(Sector.TEXTILE, Kind.SHOP),
  FOOD_INVENTION(Sector.FOOD, Kind.INVENTION),
  FOOD_FACTORY(Sector.FOOD, Kind.FACTORY),
  FOOD_SHOP_1(Sector.FOOD, Kind.SHOP),
  FOOD_SHOP_2(Sector.FOOD, Kind.SHOP),
  ELECTRONICS_INVENTION(Sector.ELECTRONICS, Kind.INVENTION),
  ELECTRONICS_FACTORY(Sector.ELECTRONICS, Kind.FACTORY),
  ELECTRONICS_SHOP_1(Sector.ELECTRONICS, Kind.SHOP),
  ELECTRONICS_SHOP_2(Sector.ELECTRONICS, Kind.SHOP),
  FURNITURE_INVENTION(Sector.FURNITURE, Kind.INVENTION),
  FURNITURE_FACTORY(Sector.FURNITURE, Kind.FACTORY),
  FURNITURE_SHOP_1(Sector.FURNITURE, Kind.SHOP),
  FURNITURE_SHOP_2(Sector.FURNITURE, Kind.SHOP),
  PHARMACY_INVENTION(Sector.PHARMACY, Kind.INVENTION),
  PHARMACY_FACTORY(Sector.PHARMACY, Kind.FACTORY),
  PHARMACY_SHOP_1(Sector.PHARMACY, Kind.SHOP),
  PHARMACY_SHOP_2(Sector.PHARMACY, Kind.SHOP),
  COSMETICS_INVENTION(Sector.COSMETICS, Kind.INVENTION),
  COSMETICS_FACTORY(Sector.COSMETICS, Kind.FACTORY),
  COSMETICS_SHOP_1(Sector.COSMETICS, Kind.SHOP),
  COSMETICS_SHOP_2(Sector.COSMETICS, Kind.SHOP),
  TOYS_INVENTION(Sector.TOYS, Kind.INVENTION),
  TOYS_FACTORY(Sector.TOYS, Kind.FACTORY),
  TOYS_SHOP_1(Sector.TOYS, Kind.SHOP),
  TOYS_SHOP_2(Sector.TOYS, Kind.SHOP),
  OPTICS_INVENTION(Sector.OPTICS, Kind.INVENTION),
  OPTICS_FACTORY(Sector.OPTICS, Kind.FACTORY),
  OPTICS_SHOP_1(Sector.OPTICS, Kind.SHOP),
  OPTICS_SHOP_2(Sector.OPTICS, Kind.SHOP);

  static final List<Card> DECK = List.of(values());

  private static final Map<Sector, List<Card>> BY_SECTOR = bySector();

  private final Sector sector;
  private final Kind kind;

  Card(Sector sector, Kind kind) {
    this.sector = sector;
    this.kind = kind;
  }

  /** The nine sectors of industry. */
  public enum Sector {
    MOTOR,
    TEXTILE,
    FOOD,
    ELECTRONICS,
    FURNITURE,
    PHARMACY,
    COSMETICS,
    TOYS,
    OPTICS;

    List<Card> cards() {
      return Objects.requireNonNull(BY_SECTOR.get(this));
    }
  }

  /** What a card stands for; its category is what it is worth (R2). */
  public enum Kind {
    INVENTION(3),
    FACTORY(2),
    SHOP(1);

    private final int points;

    Kind(int points) {
      this.points = points;
    }

    int points() {
      return points;
    }
  }

  private static Map<Sector, List<Card>> bySector() {
    var bySector = new EnumMap<Sector, List<Card>>(Sector.class);
    for (Sector sector : Sector.values()) {
      bySector.put(sector, DECK.stream().filter(card -> card.sector == sector).toList());
    }
    return Collections.unmodifiableMap(bySector);
  }

  /** The card of this id; empty if there is none. */
  static Optional<Card> of(String id) {
    return Stream.of(values()).filter(card -> card.toString().equals(id)).findFirst();
  }

  Sector sector() {
    return sector;
  }

  Kind kind() {
    return kind;
  }

  /** What it is worth at each landing in its sector, and its category. */
  int points() {
    return kind.points();
  }

  /** The id, as it is written on the wire. */
  @Override
  public String toString() {
    return Code.of(this);
  }
}
