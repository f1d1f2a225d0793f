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
    var sums = state.owners().estate(player.seat()).byIndustry();
    Integer points = goal.points(state.playersAtStart());
    if (points == null) {
      long wealth = Values.currentWealth(state, player);
      long needed = mostOfOthers(state, player) + 1;
      return new View.Progress(needed, 0, wealth, wealth, wealth >= needed, sums, null);
    }
    int sum = Values.sum(state, player.seat(), goal);
    long means = player.cash() + Values.saleValue(rest(state, player, goal), state.level());
    long repay = Math.max(0, points - sum + player.debt());
    return new View.Progress(
        points,
        sum,
        sum - player.debt(),
        sum - Math.max(0, player.debt() - means),
        Values.isMet(state, player, goal),
        sums,
        repay > Math.min(player.debt(), means) ? null : plan(state, player, goal, repay));
  }

  private static long mostOfOthers(State state, Player player) {
    long most = Long.MIN_VALUE;
    for (Player other : state.players()) {
      if (!other.left() && !other.seat().equals(player.seat())) {
        most = Math.max(most, Values.knownWealth(state, other));
      }
    }
    return most == Long.MIN_VALUE ? 0 : most;
  }

  /** What does not count for the goal. */
  private static List<Space> rest(State state, Player player, Goal goal) {
    var rest = new ArrayList<Space>();
    for (Space space : state.owners().ownedBy(player.seat())) {
      if (!goal.counts(space)) {
        rest.add(space);
      }
    }
    return rest;
  }

  /** To repay so much, which can be had; with few sales, the dearest first. */
  private static View.@Nullable Plan plan(State state, Player player, Goal goal, long repay) {
    if (goal == Goal.DIVERSIFICATION && !Values.hasSomeOfEach(state, player.seat())) {
      return null;
    }
    var rest = rest(state, player, goal);
    rest.sort(Comparator.comparingInt((Space space) -> -Values.current(state, space)));
    int sold = 0;
    while (player.cash() + Values.saleValue(rest.subList(0, sold), state.level()) < repay) {
      sold++;
    }
    return new View.Plan(List.copyOf(rest.subList(0, sold)), repay);
  }
}
