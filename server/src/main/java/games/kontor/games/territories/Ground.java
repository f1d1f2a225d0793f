package games.kontor.games.territories;

import games.kontor.game.Seat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who owns which ground field, and what that brings (705.1b, R16 to R18). */
final class Ground {
  private Ground() {}

  /** Every ground field, owned by nobody. */
  static Map<Field, @Nullable Seat> unowned() {
    var owner = new EnumMap<Field, @Nullable Seat>(Field.class);
    Field.GROUND.forEach(field -> owner.put(field, null));
    return Collections.unmodifiableMap(owner);
  }

  /** The same with another owner of these fields. */
  static Map<Field, @Nullable Seat> with(
      Map<Field, @Nullable Seat> owner, List<Field> fields, @Nullable Seat seat) {
    var changed = new EnumMap<>(owner);
    fields.forEach(field -> changed.put(field, seat));
    return Collections.unmodifiableMap(changed);
  }

  /** The fields of a seat, in the order of the circle. */
  static List<Field> of(Map<Field, @Nullable Seat> owner, Seat seat) {
    return Field.GROUND.stream().filter(field -> seat.equals(owner.get(field))).toList();
  }

  /** The prices of all that a seat has (R20). */
  static long worth(Map<Field, @Nullable Seat> owner, Seat seat) {
    long worth = 0;
    for (Field field : Field.GROUND) {
      worth += seat.equals(owner.get(field)) ? field.price() : 0;
    }
    return worth;
  }

  /** How many fields a seat has now. */
  static int count(Map<Field, @Nullable Seat> owner, Seat seat) {
    int count = 0;
    for (Field field : Field.GROUND) {
      count += seat.equals(owner.get(field)) ? 1 : 0;
    }
    return count;
  }

  /** How many fields of a type a seat has now. */
  static int count(Map<Field, @Nullable Seat> owner, Seat seat, Field.Type type) {
    int count = 0;
    for (Field field : Field.GROUND) {
      count += field.type() == type && seat.equals(owner.get(field)) ? 1 : 0;
    }
    return count;
  }

  /** What landing there costs a rival of the owner; at a labor camp for each pip of the throw. */
  static int rent(Map<Field, @Nullable Seat> owner, Field field, Seat seat) {
    return switch (field.type()) {
      case TERRITORY -> field.amount();
      case LABOR_CAMP -> field.amount() * count(owner, seat, field.type());
      case FLEET -> Field.FLEET_RENTS.get(count(owner, seat, field.type()) - 1);
      case REFUGE, TAX -> throw new IllegalArgumentException(field + " has no rent");
    };
  }
}
