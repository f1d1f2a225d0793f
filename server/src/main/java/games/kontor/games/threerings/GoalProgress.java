package games.kontor.games.threerings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How near a player is to his goal, for his eyes alone (13). */
final class GoalProgress {
  private GoalProgress() {}

  /** Null before he has chosen. */
  static View.@Nullable Progress of(State state, Player player) {
    Goal goal = player.goal();
    if (goal == null) {
      return null;
    }
    var sums = Results.byIndustry(state, player, Space::printed);
    Integer points = goal.points(state.playersAtStart());
    if (points == null) {
      long wealth = Values.currentWealth(state, player);
      long needed = mostOfOthers(state, player) + 1;
      return new View.Progress(needed, 0, wealth, wealth, wealth >= needed, sums, null);
    }
    int sum = Values.sum(state, player.seat(), goal);
    var rest = rest(state, player, goal);
    long means = player.cash() + Values.saleValue(rest, state.level());
    return new View.Progress(
        points,
        sum,
        sum - player.debt(),
        sum - Math.max(0, player.debt() - means),
        Values.isMet(state, player, goal),
        sums,
        plan(state, player, goal, Math.max(0, points - sum + player.debt())));
  }

  private static long mostOfOthers(State state, Player player) {
    return state.remaining().stream()
        .filter(other -> !other.seat().equals(player.seat()))
        .mapToLong(other -> Values.knownWealth(state, other))
        .max()
        .orElse(0);
  }

  /** What does not count for the goal, the dearest first. */
  private static List<Space> rest(State state, Player player, Goal goal) {
    return state.owners().ownedBy(player.seat()).stream()
        .filter(space -> !goal.counts(space))
        .sorted(
            Comparator.comparingInt((Space space) -> -Values.current(state, space))
                .thenComparing(space -> space))
        .toList();
  }

  /** To repay so much; with as few sales as will do. */
  private static View.@Nullable Plan plan(State state, Player player, Goal goal, long repay) {
    boolean complete = goal != Goal.DIVERSIFICATION || Values.hasSomeOfEach(state, player.seat());
    if (repay > player.debt() || !complete) {
      return null;
    }
    var sold = new ArrayList<Space>();
    for (Space space : rest(state, player, goal)) {
      if (player.cash() + Values.saleValue(sold, state.level()) >= repay) {
        break;
      }
      sold.add(space);
    }
    return player.cash() + Values.saleValue(sold, state.level()) >= repay
        ? new View.Plan(List.copyOf(sold), repay)
        : null;
  }
}
