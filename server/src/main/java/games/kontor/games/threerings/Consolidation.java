package games.kontor.games.threerings;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Two properties of an industry for one of it on the next inward ring (R20). */
final class Consolidation {
  private Consolidation() {}

  static void consolidate(Turn<State, Event> turn, Seat seat, List<Space> named, Space take) {
    State state = turn.state();
    var give = Codes.list(named, "give");
    if (give.size() != 2) {
      throw Codes.bad("give");
    }
    Space one = give.getFirst();
    Space other = give.getLast();
    Codes.owned(state, seat, give);
    Codes.check(one.ring() == other.ring(), "different-ring");
    Codes.check(one.industry() == other.industry(), "different-industry");
    var inward = one.ring().inward();
    Codes.check(inward.isPresent(), "no-inward-ring", "ring", one.ring());
    Codes.check(inward.orElseThrow() == take.ring(), "wrong-ring", "ring", inward.orElseThrow());
    Codes.check(take.industry() == one.industry(), "wrong-industry");
    Codes.check(state.isVacant(take), "not-vacant", "space", take);
    turn.emit(new Event.Consolidated(seat, List.copyOf(give), take));
    turn.emit(new Event.Entered(new Phase.AfterConsolidation(), turn.nowMillis()));
  }

  /** What this seat could have for two of that industry on that ring. */
  static List<Space> targets(State state, Ring ring, Industry industry) {
    var inward = ring.inward();
    if (inward.isEmpty()) {
      return List.of();
    }
    var targets = new ArrayList<Space>();
    for (Space space : Space.of(inward.get())) {
      if (space.industry() == industry && state.isVacant(space)) {
        targets.add(space);
      }
    }
    return Collections.unmodifiableList(targets);
  }
}
