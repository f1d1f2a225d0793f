package games.kontor.games.landmarks;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;

/** The clock that runs and what happens when it runs out (8). */
final class Clocks {
  private Clocks() {}

  static List<Seat> toAct(State state) {
    return switch (state.phase()) {
      case Phase.Over _ -> List.of();
      case Phase.Orders _ -> Orders.awaited(state);
      case Phase.Roll _,
          Phase.Reroll _,
          Phase.Harbour _,
          Phase.Demolish _,
          Phase.GiveBuilding _,
          Phase.TvStation _,
          Phase.Swap _,
          Phase.Renovation _,
          Phase.Convention _,
          Phase.Build _,
          Phase.Invest _ ->
          List.of(state.roller());
    };
  }

  static List<Deadline> running(State state) {
    if (state.over()) {
      return List.of();
    }
    String what = Phase.name(state.phase());
    if (state.phase() instanceof Phase.Orders) {
      Post post = state.post();
      return post.stalled()
          ? List.of()
          : List.of(
              Deadline.calendar(
                  what, post.closesAt(), state.rules().deadlineMillis(), Orders.awaited(state)));
    }
    if (state.onTurn().away()) {
      return List.of();
    }
    long full = state.rules().stepMillis();
    return List.of(Deadline.table(what, state.seen().atMillis() + full, full, toAct(state)));
  }

  static void expire(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.phase() instanceof Phase.Orders) {
      PostOffice.close(turn);
    } else if (state.phase().inGo()) {
      Absence.missed(turn);
      Course.carryOut(turn, Standard.of(turn.state()));
      Course.run(turn);
    }
  }
}
