package games.kontor.games.threerings;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a bot thinks a holding is worth to somebody with this goal (13). */
final class Estimate {
  private static final double GOAL_POINT = 0.1;
  private static final double GOAL_POINT_WHEN_RICH = 0.4;
  private static final double OF_EACH = 0.8;
  private static final double RENT_A_ROUND = 0.01;
  private static final int LONG_GAME = 24;
  private static final int LEAST_ROUNDS = 4;
  private static final double INTEREST_A_ROUND = 0.017;
  private static final int LIGHT_DEBT = 9;
  private static final List<Double> NETWORK_BEGUN = List.of(0.0, 1.0, 2.5);
  private static final double PAIR = 0.4;

  private final View.Table table;
  private final @Nullable Goal goal;
  private final int level;

  /** Null for a goal that is not known. */
  Estimate(View.Table table, @Nullable Goal goal) {
    this(table, goal, table.level());
  }

  private Estimate(View.Table table, @Nullable Goal goal, int level) {
    this.table = table;
    this.goal = goal;
    this.level = level;
  }

  /** The same at another level of productivity. */
  Estimate at(int otherLevel) {
    return new Estimate(table, goal, otherLevel);
  }

  double of(Holding holding) {
    double sum = holding.cash() - holding.debt();
    sum -= INTEREST_A_ROUND * rounds() * table.rate() * Math.max(0, holding.debt() - LIGHT_DEBT);
    var others = new ArrayList<Space>();
    for (Space space : holding.owned()) {
      if (counts(space)) {
        sum += space.printed();
      } else {
        others.add(space);
      }
      sum += rent(space);
    }
    sum += Values.saleValue(others, level);
    return sum + towardsGoal(holding) + network(holding) + pairs(holding);
  }

  private boolean counts(Space space) {
    return goal != null && goal.counts(space);
  }

  private int rounds() {
    return Math.max(LEAST_ROUNDS, LONG_GAME - table.round());
  }

  private double rent(Space space) {
    long opponents = table.players().stream().filter(player -> !player.left()).count() - 1;
    return RENT_A_ROUND * rounds() * opponents * space.current(level);
  }

  private double towardsGoal(Holding holding) {
    Integer points = goal == null ? null : goal.points(table.playersAtStart());
    if (goal == null || points == null) {
      return 0;
    }
    int sum = holding.owned().stream().filter(goal::counts).mapToInt(Space::printed).sum();
    double rich = Math.clamp(holding.net() / (double) points, 0, 1);
    double worth = (GOAL_POINT + rich * GOAL_POINT_WHEN_RICH) * Math.min(points, sum);
    if (goal == Goal.DIVERSIFICATION) {
      for (Industry industry : Industry.ALL) {
        worth += OF_EACH * Math.min(Goal.LEAST_OF_EACH, holding.sum(industry));
      }
    }
    return worth;
  }

  /** What counts by its printed value is rent's alone; what is sold together is counted there. */
  private double network(Holding holding) {
    int virtuals = holding.virtuals();
    if (virtuals < NETWORK_BEGUN.size()) {
      return NETWORK_BEGUN.get(virtuals);
    }
    return counts(virtual()) ? 4 + virtuals : 4;
  }

  private static Space virtual() {
    return Space.PROPERTIES.stream().filter(Space::isVirtual).findFirst().orElseThrow();
  }

  /** Pairs that could be had one of further in for. */
  private double pairs(Holding holding) {
    double sum = 0;
    for (Ring ring : List.of(Ring.RURAL, Ring.SUBURBAN)) {
      for (Industry industry : Industry.ALL) {
        long count =
            holding.owned().stream()
                .filter(space -> space.ring() == ring && space.industry() == industry)
                .count();
        sum += PAIR * Math.min(2, count / 2);
      }
    }
    return sum;
  }
}
