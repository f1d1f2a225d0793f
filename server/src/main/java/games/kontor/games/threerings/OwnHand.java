package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds what only one seat sees. */
final class OwnHand {
  private OwnHand() {}

  static View.Hand of(State state, Seat seat) {
    Player player = state.player(seat);
    boolean mayRaise = mayRaise(state, seat);
    return new View.Hand(
        player.goal(),
        player.hand(),
        player.left() || state.over() ? null : GoalProgress.of(state, player),
        seat.equals(state.turn()) ? rings(state, player) : null,
        seat.equals(state.turn()) ? behind(state, player) : null,
        mayRaise ? ValueMap.at(state.level() + 1) : null,
        mayRaise ? ValueMap.at(state.level() - 1) : null);
  }

  /** Holds what a productivity power needs, whoever is on turn. */
  private static boolean mayRaise(State state, Seat seat) {
    for (Ring ring : Ring.ALL) {
      if (state.roofs(ring).productivity() == null && Powers.mayLand(state, seat, ring)) {
        return !state.over();
      }
    }
    return false;
  }

  private static @Nullable Map<Ring, View.Prospect> rings(State state, Player player) {
    return switch (state.phase()) {
      case Phase.TurnStart _ -> prospects(state, player, Ring.ALL);
      case Phase.AfterConsolidation _ -> {
        Ring fixed = state.ring();
        yield prospects(state, player, fixed == null ? List.of() : List.of(fixed));
      }
      default -> null;
    };
  }

  private static Map<Ring, View.Prospect> prospects(State state, Player player, List<Ring> rings) {
    return Fixed.of(rings, ring -> prospect(state, player, ring));
  }

  private static View.Prospect prospect(State state, Player player, Ring ring) {
    int from = player.piece(ring);
    var spaces = Movement.targets(ring, from);
    var rents = new ArrayList<Integer>();
    var prices = new ArrayList<@Nullable Integer>();
    var crosses = new ArrayList<Integer>();
    var calls = new ArrayList<Integer>();
    for (int die = 1; die <= Rules.SIDES; die++) {
      Space space = spaces.get(die - 1);
      Seat owner = state.ownerOf(space);
      boolean due = owner != null && !owner.equals(player.seat());
      rents.add(due ? Values.worth(state, space) : 0);
      prices.add(price(state, space));
      if (Movement.crosses(ring, from, die)) {
        crosses.add(die);
      }
      if (due && Values.isEnhanced(state, space)) {
        calls.add(die);
      }
    }
    return new View.Prospect(
        List.copyOf(spaces),
        List.copyOf(rents),
        Collections.unmodifiableList(prices),
        List.copyOf(crosses),
        List.copyOf(calls));
  }

  /** Null if it could not be claimed on landing. */
  private static @Nullable Integer price(State state, Space space) {
    if (!state.isVacant(space) || state.consolidated()) {
      return null;
    }
    return space.isFarm() ? 0 : Values.current(state, space);
  }

  private static View.@Nullable Behind behind(State state, Player player) {
    if (!(state.phase() instanceof Phase.AfterRoll) || Claims.whyNot(state).isPresent()) {
      return null;
    }
    var spaces =
        Claims.open(state).stream().filter(space -> Claims.isBehind(state, space)).toList();
    int dearest = spaces.stream().mapToInt(space -> Claims.price(state, space)).max().orElse(-1);
    var interest = new ArrayList<Long>();
    for (int debt = 0; debt <= dearest; debt++) {
      interest.add(Values.interestDue(state.rate(), player.debt() + debt));
    }
    return new View.Behind(spaces, List.copyOf(interest));
  }
}
