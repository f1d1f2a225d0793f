package games.kontor.games.threerings;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Claiming a vacant property: the first farms (3), and one of the ring in play. */
final class Claims {
  private Claims() {}

  static void claimStart(Turn<State, Event> turn, Seat seat, Space space) {
    Codes.check(space.isFarm(), "not-rural-agriculture", "space", space);
    Codes.check(turn.state().isVacant(space), "not-vacant", "space", space);
    turn.emit(new Event.StartClaimed(seat, space));
    Turns.end(turn);
  }

  /** The farms that are still to be had. */
  static List<Space> farms(State state) {
    return Space.of(Ring.RURAL).stream()
        .filter(space -> space.isFarm() && state.isVacant(space))
        .toList();
  }

  static void claim(Turn<State, Event> turn, Seat seat, Action.Claim action) {
    State state = turn.state();
    var properties = Codes.list(action.properties(), "properties");
    int cash = Codes.amount(action.cash());
    int debt = Codes.amount(action.debt());
    Space space = action.space();
    Refusal.raise(whyNot(state));
    Codes.check(!space.isPark(), "not-a-property", "space", space);
    Codes.check(space.ring() == state.ring(), "wrong-ring", "ring", ring(state));
    Codes.check(state.isVacant(space), "not-vacant", "space", space);
    Codes.owned(state, seat, properties);
    Codes.payable(state.mover(), cash);
    int price = price(state, space);
    long counts = Values.saleValue(properties, state.level());
    long paid = (long) cash + debt + counts;
    if (paid != price) {
      throw Refusal.of("payment-not-exact", "paid", paid, "price", price);
    }
    boolean behind = isBehind(state, space);
    turn.emit(
        new Event.Claimed(seat, space, price, cash, debt, List.copyOf(properties), counts, behind));
    if (behind) {
      Interest.charge(turn, Phase.Then.CLAIM); // with the new debt (R5)
    }
  }

  /** One claim or trades, and no second one. */
  static Optional<Refusal> whyNot(State state) {
    if (state.claimed()) {
      return Optional.of(new Refusal("already-claimed"));
    }
    return state.traded() ? Optional.of(new Refusal("already-traded")) : Optional.empty();
  }

  private static Ring ring(State state) {
    return Objects.requireNonNull(state.ring());
  }

  /** Free where the roll ended on a farm; a network adds nothing to what is vacant (R9, R10). */
  static int price(State state, Space space) {
    boolean landed = state.mover().piece(space.ring()) == space.number();
    return landed && space.isFarm() ? 0 : Values.current(state, space);
  }

  /** The piece would cross the street. */
  static boolean isBehind(State state, Space space) {
    return space.number() < state.mover().piece(space.ring());
  }

  /** What is vacant on the ring in play. */
  static List<Space> open(State state) {
    Ring ring = state.ring();
    if (ring == null) {
      return List.of();
    }
    var open = new ArrayList<Space>();
    for (Space space : Space.of(ring)) {
      if (state.isVacant(space)) {
        open.add(space);
      }
    }
    return Collections.unmodifiableList(open);
  }
}
