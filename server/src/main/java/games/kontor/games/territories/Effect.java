package games.kontor.games.territories;

import games.kontor.game.Seat;

/**
 * What landing on a field does to a player now (4.1): worked out in one place, for the landing
 * itself and for what is shown before the throw.
 */
sealed interface Effect {

  /** 705.1a: nobody owns it and the money suffices (703.3). */
  record Buy(int price) implements Effect {}

  /** 705.1a: nobody owns it and the money does not suffice. */
  record TooDear(int price) implements Effect {}

  /** 705.1c. */
  record OwnGround() implements Effect {}

  /** 705.1b. */
  record Rent(Seat owner, int amount) implements Effect {}

  /** 705.1b with a throw of its own (R17). */
  record Camp(Phase.Rent due) implements Effect {}

  /** A refuge. */
  record Bonus(int amount) implements Effect {}

  /** The Goldmine (R19). */
  record Loss(int amount) implements Effect {}

  /** The Caravan (R20). */
  record Choice(Phase.Levy due) implements Effect {}

  static Effect of(State state, Seat seat, Field field) {
    return switch (field.type()) {
      case TERRITORY, LABOR_CAMP, FLEET -> ofGround(state, seat, field);
      case REFUGE -> new Bonus(field.amount());
      case TAX ->
          field == Field.CARAVAN
              ? new Choice(new Phase.Levy(field.amount(), percent(state, seat)))
              : new Loss(field.amount());
    };
  }

  private static Effect ofGround(State state, Seat seat, Field field) {
    Seat owner = state.owner().get(field);
    if (owner == null) {
      int price = field.price();
      return state.player(seat).money() >= price ? new Buy(price) : new TooDear(price);
    }
    if (owner.equals(seat)) {
      return new OwnGround();
    }
    return field.type() == Field.Type.LABOR_CAMP
        ? new Camp(new Phase.Rent(owner, Ground.count(state.owner(), owner, field.type())))
        : new Rent(owner, Ground.rent(state.owner(), field, owner));
  }

  private static long percent(State state, Seat seat) {
    return state.assets(seat) * Field.CARAVAN_PERCENT / 100;
  }

  /** What a labor camp's rent comes to with this total of the throw. */
  static long campRent(Phase.Rent due, int total) {
    return (long) Field.THE_PIT.amount() * due.camps() * total;
  }
}
