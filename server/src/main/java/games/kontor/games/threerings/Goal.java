package games.kontor.games.threerings;

import games.kontor.game.Code;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The goal cards (2.4) in the standard order. */
public enum Goal {
  AGRICULTURE(Industry.AGRICULTURE, List.of(30, 26, 22)),
  CULTURE(Industry.CULTURE, List.of(40, 40, 40)),
  INDUSTRY(Industry.INDUSTRY, List.of(42, 44, 42)),
  VIRTUAL(Industry.VIRTUAL, List.of(36, 38, 38)),
  SERVICE(Industry.SERVICE, List.of(38, 38, 38)),
  DIVERSIFICATION(null, List.of(44, 44, 40)),
  WEALTH(null, List.of());

  static final List<Goal> ALL = List.of(values());

  /** What Diversification needs of each industry. */
  static final int LEAST_OF_EACH = 5;

  private final @Nullable Industry industry;
  private final List<Integer> points;

  Goal(@Nullable Industry industry, List<Integer> points) {
    this.industry = industry;
    this.points = points;
  }

  /** The industry that it counts; null if it counts all. */
  @Nullable Industry industry() {
    return industry;
  }

  /** What it needs, by the number of players at the start; null for Wealth. */
  @Nullable Integer points(int playersAtStart) {
    return points.isEmpty() ? null : points.get(playersAtStart - 2);
  }

  /** True if a property counts for it by its printed value. */
  boolean counts(Space property) {
    return switch (this) {
      case DIVERSIFICATION -> true;
      case WEALTH -> false;
      default -> property.industry() == industry;
    };
  }

  /** The id, as it is written on the wire. */
  @Override
  public String toString() {
    return Code.of(this);
  }
}
