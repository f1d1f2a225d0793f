package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The final table (9), when all goal cards are shown. */
final class Results {
  private Results() {}

  static List<View.Result> of(State state) {
    return state.players().stream().map(player -> result(state, player)).toList();
  }

  private static View.Result result(State state, Player player) {
    Goal goal = player.goal();
    int sum = goal == null ? 0 : Values.sum(state, player.seat(), goal);
    return new View.Result(
        player.seat(),
        goal,
        needed(state, goal),
        sum,
        sum - player.debt(),
        goal != null && Values.isMet(state, player, goal),
        state.owners().estate(player.seat()).byIndustry(),
        worth(state, player),
        player.cash(),
        player.debt(),
        Values.netWealth(state, player));
  }

  private static @Nullable Integer needed(State state, @Nullable Goal goal) {
    return goal == null ? null : goal.points(state.playersAtStart());
  }

  /** What his properties of each industry come to now. */
  private static Map<Industry, Integer> worth(State state, Player player) {
    var sums = new EnumMap<Industry, Integer>(Industry.class);
    Industry.ALL.forEach(industry -> sums.put(industry, 0));
    for (Space space : state.owners().ownedBy(player.seat())) {
      Industry industry = space.industry();
      if (industry != null) {
        sums.merge(industry, Values.worth(state, space), Integer::sum);
      }
    }
    return Fixed.copyOf(sums);
  }
}
