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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The powers of a seat: those that go up and down, and the one that changes its own goal. */
final class PowerMoves {
  private PowerMoves() {}

  static List<Move> of(State state, Seat seat) {
    var ring = rings(state, seat);
    var free = Limit.most(0, "rooftop-taken", Term.by("power", "ring", taken(state)));
    var moves = new ArrayList<Move>();
    moves.add(
        Move.of("ring", ring)
            .with("power", Domain.oneOf("interest", "productivity"))
            .with("direction", new Domain.One(directions()))
            .within(free)
            .within(
                Limit.most(state.rate(), "interest-at-zero", Term.plus("direction"))
                    .when("power", "interest")));
    var goals = state.player(seat).otherGoals().stream().map(Goal::toString).toList();
    if (!goals.isEmpty()) {
      moves.add(
          Move.of("ring", ring)
              .with("power", Domain.oneOf("goal"))
              .with("goal", new Domain.One(new Items.Words(goals)))
              .within(free));
    }
    return moves;
  }

  /** All three, with what keeps this seat from any rooftop of one. */
  private static Domain rings(State state, Seat seat) {
    var reasons = new Blocked.Reasons();
    for (Ring ring : Ring.ALL) {
      Powers.whyNot(state, seat, ring).ifPresent(why -> reasons.add(why, ring.toString()));
    }
    return new Domain.One(
        new Items.Words(Ring.ALL.stream().map(Ring::toString).toList()), reasons.list());
  }

  /** Down takes one from the rate. */
  private static Items directions() {
    return new Items.Priced(Fixed.with(Fixed.of("up", 0L), "down", 1L));
  }

  /** Of each power the rings whose rooftop is taken weigh one. */
  private static Map<String, Map<String, Long>> taken(State state) {
    var taken = new LinkedHashMap<String, Map<String, Long>>();
    for (Power power : Power.values()) {
      var rings = new LinkedHashMap<String, Long>();
      for (Ring ring : Ring.ALL) {
        if (state.roofs(ring).on(power) != null) {
          rings.put(ring.toString(), 1L);
        }
      }
      taken.put(power.toString(), rings);
    }
    return taken;
  }
}
