package games.kontor.games.threerings;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Items;
import games.kontor.game.Limit;
import games.kontor.game.Limit.Term;
import games.kontor.game.Move;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The powers of a seat: those that go up and down, and the one that changes its own goal. */
final class PowerMoves {
  private static final Items RINGS = words(Ring.ALL);
  private static final Domain CHANGE = Domain.oneOf("interest", "productivity");
  private static final Domain NEW_GOAL = Domain.oneOf("goal");
  private static final List<Power> POWERS = List.of(Power.values());

  /** Down takes one from the rate. */
  private static final Domain DIRECTION =
      new Domain.One(new Items.Priced(Fixed.with(Fixed.of("up", 0L), "down", 1L)));

  private PowerMoves() {}

  static List<Move> of(State state, Seat seat) {
    var ring = Fixed.of("ring", rings(state, seat));
    var free = Limit.most(0, "rooftop-taken", Term.by("power", "ring", taken(state)));
    var change =
        new Move(
            Fixed.with(Fixed.with(ring, "power", CHANGE), "direction", DIRECTION),
            List.of(free, notBelowZero(state)),
            false);
    var goals = state.player(seat).otherGoals();
    if (goals.isEmpty()) {
      return List.of(change);
    }
    var goal = new Domain.One(words(goals));
    var parameters = Fixed.with(Fixed.with(ring, "power", NEW_GOAL), "goal", goal);
    return List.of(change, new Move(parameters, List.of(free), false));
  }

  private static Limit notBelowZero(State state) {
    return Limit.most(state.rate(), "interest-at-zero", Term.plus("direction"))
        .when("power", "interest");
  }

  private static Items words(List<? extends Enum<?>> things) {
    return new Items.Words(things.stream().map(Enum::toString).toList());
  }

  /** All three, with what keeps this seat from any rooftop of one. */
  private static Domain rings(State state, Seat seat) {
    var reasons = new Blocked.Reasons();
    for (Ring ring : Ring.ALL) {
      Powers.whyNot(state, seat, ring).ifPresent(why -> reasons.add(why, ring.toString()));
    }
    return new Domain.One(RINGS, reasons.list());
  }

  /** Of each power the rings whose rooftop is taken weigh one. */
  private static Map<String, Map<String, Long>> taken(State state) {
    return Fixed.of(POWERS, Power::toString, power -> taken(state, power));
  }

  private static Map<String, Long> taken(State state, Power power) {
    var rings = new ArrayList<Ring>(0);
    for (Ring ring : Ring.ALL) {
      if (state.roofs(ring).on(power) != null) {
        rings.add(ring);
      }
    }
    return Fixed.of(rings, Ring::toString, _ -> 1L);
  }
}
