package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** Whom everybody waits for; never who has an offer to answer (6). */
final class Awaited {
  private Awaited() {}

  static List<Seat> seats(State state) {
    return switch (state.phase()) {
      case Phase.ChooseStart _ ->
          seats(
              Starts.unlocked(state).stream()
                  .filter(player -> player.startChoice() == null)
                  .toList());
      case Phase.ReplaceStart phase -> List.of(phase.seat());
      case Phase.Loaning _ -> seats(Loans.silent(state));
      case Phase.Turn phase -> List.of(phase.seatOnTurn());
      case Phase.EventVote phase -> unready(state, phase.ready());
      case Phase.EventPay phase -> unready(state, phase.ready());
      case Phase.EventDisease _ -> Disease.unanswered(state);
      case Phase.Over _ -> List.of();
    };
  }

  private static List<Seat> seats(List<Player> players) {
    return players.stream().map(Player::seat).toList();
  }

  /** Those who are away are not waited for, unless nobody is there at all. */
  private static List<Seat> unready(State state, List<Seat> ready) {
    boolean somebody = somebody(state);
    var unready = new ArrayList<Seat>();
    for (Player player : state.everyone()) {
      if ((player.present() || !somebody) && !ready.contains(player.seat())) {
        unready.add(player.seat());
      }
    }
    return unready;
  }

  private static boolean somebody(State state) {
    for (Player player : state.players()) {
      if (player.present()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a phase that asks several is over: all have answered, or all who are there are ready.
   */
  static boolean allHaveAnswered(State state) {
    return switch (state.phase()) {
      case Phase.ChooseStart _, Phase.Loaning _, Phase.EventDisease _ -> seats(state).isEmpty();
      case Phase.EventVote phase -> allReady(state, phase.ready());
      case Phase.EventPay phase -> allReady(state, phase.ready());
      case Phase.ReplaceStart _, Phase.Turn _, Phase.Over _ -> false;
    };
  }

  /** Every connected player is ready, and there is one. */
  private static boolean allReady(State state, List<Seat> ready) {
    for (Player player : state.players()) {
      if (player.present() && !ready.contains(player.seat())) {
        return false;
      }
    }
    return somebody(state);
  }
}
