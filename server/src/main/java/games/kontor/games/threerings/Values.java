package games.kontor.games.threerings;

import games.kontor.game.Seat;
import java.util.Collection;
import java.util.Objects;

/** What properties and players are worth, by the names of section 2.7. */
final class Values {
  private Values() {}

  /** The value with productivity as it is now. */
  static int current(State state, Space space) {
    return space.current(state.level());
  }

  /** True for a virtual property whose owner has a network. */
  static boolean isEnhanced(State state, Space space) {
    Seat owner = space.isVirtual() ? state.ownerOf(space) : null;
    return owner != null && hasNetwork(state, owner);
  }

  static boolean hasNetwork(State state, Seat seat) {
    return state.owners().virtuals(seat) >= Rules.NETWORK;
  }

  /** The current value, more in a network. */
  static int worth(State state, Space space) {
    return current(state, space) + (isEnhanced(state, space) ? Rules.NETWORK_ADDS : 0);
  }

  /** What the bank gives for these together: the number in one sale decides (R12). */
  static long saleValue(Collection<Space> set, int level) {
    long sum = 0;
    long virtuals = 0;
    for (Space space : set) {
      sum += space.current(level);
      virtuals += space.isVirtual() ? 1 : 0;
    }
    return virtuals >= Rules.NETWORK ? sum + virtuals * Rules.NETWORK_ADDS : sum;
  }

  static long interestDue(int rate, long debt) {
    return rate * (debt / Rules.PER_DEBT);
  }

  static long interestDue(State state, Player player) {
    return interestDue(state.rate(), player.debt());
  }

  /** Cash less debt and all properties by printed values: that of all but Wealth players (R28). */
  static long printedWealth(State state, Player player) {
    return player.cash() - player.debt() + state.owners().estate(player.seat()).printed();
  }

  /** Cash less debt and what all properties are worth: that of a Wealth player. */
  static long currentWealth(State state, Player player) {
    long sum = player.cash() - player.debt();
    for (Space space : state.owners().ownedBy(player.seat())) {
      sum += worth(state, space);
    }
    return sum;
  }

  /** As far as everybody knows: by printed values unless Wealth is known to be his goal. */
  static long knownWealth(State state, Player player) {
    return player.publicGoal() == Goal.WEALTH
        ? currentWealth(state, player)
        : printedWealth(state, player);
  }

  /** As his own goal counts it (9.1). */
  static long netWealth(State state, Player player) {
    return player.goal() == Goal.WEALTH
        ? currentWealth(state, player)
        : printedWealth(state, player);
  }

  /** The printed values of his properties of this industry. */
  static int sum(State state, Seat seat, Industry industry) {
    return Objects.requireNonNull(state.owners().estate(seat).byIndustry().get(industry));
  }

  /** The printed values of all that counts for the goal, before debt is taken off. */
  static int sum(State state, Seat seat, Goal goal) {
    Industry industry = goal.industry();
    return switch (goal) {
      case DIVERSIFICATION -> state.owners().estate(seat).printed();
      default -> industry == null ? 0 : sum(state, seat, industry);
    };
  }

  /** True if the goal is met now; Wealth never is (9.1). */
  static boolean isMet(State state, Player player, Goal goal) {
    Integer points = goal.points(state.playersAtStart());
    return points != null
        && sum(state, player.seat(), goal) - player.debt() >= points
        && (goal != Goal.DIVERSIFICATION || hasSomeOfEach(state, player.seat()));
  }

  /** What Diversification needs besides its points. */
  static boolean hasSomeOfEach(State state, Seat seat) {
    for (int sum : state.owners().estate(seat).byIndustry().values()) {
      if (sum < Goal.LEAST_OF_EACH) {
        return false;
      }
    }
    return true;
  }
}
