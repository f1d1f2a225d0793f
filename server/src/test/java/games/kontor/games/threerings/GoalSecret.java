package games.kontor.games.threerings;

import games.kontor.game.Chance;
import games.kontor.game.Seat;
import games.kontor.room.Secret;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * The goal of one seat (6), in some kind of moment. It holds until a card of that seat is shown;
 * while goals are chosen, until one of anybody is, for others may choose anew in one of the worlds.
 */
final class GoalSecret implements Secret<State> {
  private final String name;
  private final BiPredicate<State, Player> there;
  private Seat owner = new Seat(1);
  private List<Player> watched = List.of();

  /** {@code there} finds the moments, and whose goal is altered in them. */
  GoalSecret(String name, BiPredicate<State, Player> there) {
    this.name = name;
    this.there = there;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<Two<State>> alter(State state, Chance chance) {
    var owners =
        state.remaining().stream()
            .filter(player -> player.goal() != null && player.publicGoal() == null)
            .filter(player -> there.test(state, player))
            .toList();
    if (owners.isEmpty()) {
      return Optional.empty();
    }
    Player player = chance.pick("alter", owners);
    if (player.otherGoals().isEmpty()) {
      return Optional.empty();
    }
    owner = player.seat();
    watched = state.phase() instanceof Phase.ChooseGoals ? state.players() : List.of(player);
    Goal other = chance.pick("alter", player.otherGoals());
    return Optional.of(new Two<>(state, state.edit(owner, draft -> draft.goal = other)));
  }

  @Override
  public boolean entitled(State altered, Seat seat) {
    return seat.equals(owner);
  }

  @Override
  public boolean holds(State state) {
    return watched.stream()
        .allMatch(then -> state.player(then.seat()).discarded().equals(then.discarded()));
  }
}
