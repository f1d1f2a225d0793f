package games.kontor.games.threerings;

import games.kontor.game.Seat;

/**
 * What is listed for a seat that only waits follows from few parts of the state: while these are
 * the same, a whole list is, whatever others roll, offer or answer.
 */
final class Waiting {
  private Waiting() {}

  /** The seat waits in both states, and could do the same. */
  static boolean alike(State before, State now, Seat seat) {
    return waits(before, seat)
        && waits(now, seat)
        && sameTable(before, now)
        && sameOwn(before.player(seat), now.player(seat))
        && sameDebts(before, now);
  }

  /** Others are on turn, and ask this seat nothing. */
  private static boolean waits(State state, Seat seat) {
    return !seat.equals(state.turn())
        && switch (state.phase()) {
          case Phase.ChooseGoals _, Phase.FirstClaims _, Phase.Finished _ -> false;
          case Phase.RentAnswer phase -> !seat.equals(phase.rent().claimant());
          case Phase.TradeAnswer phase ->
              !seat.equals(phase.trade().from()) && !seat.equals(phase.trade().to());
          default -> true;
        };
  }

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private static boolean sameTable(State before, State now) {
    return before.owner() == now.owner()
        && before.rooftops() == now.rooftops()
        && before.level() == now.level()
        && before.rate() == now.rate();
  }

  @SuppressWarnings("ReferenceEquality")
  private static boolean sameOwn(Player before, Player now) {
    return before.cash() == now.cash()
        && before.goal() == now.goal()
        && before.discarded() == now.discarded();
  }

  /** Who has left owes nothing to anybody any more. */
  private static boolean sameDebts(State before, State now) {
    for (Player player : now.players()) {
      Player then = before.player(player.seat());
      if (then.debt() != player.debt() || then.left() != player.left()) {
        return false;
      }
    }
    return true;
  }
}
