package games.kontor.games.threerings;

import games.kontor.game.Seat;
import org.jspecify.annotations.Nullable;

/** Who stands on the three rooftops of one ring; null where nobody does (2.3). */
public record Roofs(@Nullable Seat interest, @Nullable Seat productivity, @Nullable Seat goal) {
  static final Roofs EMPTY = new Roofs(null, null, null);

  @Nullable Seat on(Power power) {
    return switch (power) {
      case INTEREST -> interest;
      case PRODUCTIVITY -> productivity;
      case GOAL -> goal;
    };
  }

  Roofs taken(Power power, Seat by) {
    return switch (power) {
      case INTEREST -> new Roofs(by, productivity, goal);
      case PRODUCTIVITY -> new Roofs(interest, by, goal);
      case GOAL -> new Roofs(interest, productivity, by);
    };
  }
}
