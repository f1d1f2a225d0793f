package games.kontor.games.greement;

import games.kontor.game.Listed;
import games.kontor.game.Seat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What has not changed for a seat since its moves were listed before.
 *
 * @param nothing nothing at all that its moves follow from
 * @param trade what offers weigh: who owns what, the distance tax and who is in the game
 * @param beginner whose turn it is, or will be after the events
 */
record Since(boolean nothing, boolean trade, boolean beginner) {
  private static final Since START = new Since(false, false, false);

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  static Since of(State now, Seat seat, @Nullable Listed<State> before) {
    if (before == null) {
      return START;
    }
    State then = before.state();
    boolean ground = then.squares() == now.squares() && then.values() == now.values();
    boolean crowd = sameCrowd(then, now);
    boolean mine = then.player(seat) == now.player(seat);
    boolean others = now.phase().afterSetup() ? crowd : then.players() == now.players();
    return new Since(
        samePhase(then.phase(), now.phase(), seat)
            && ground
            && then.offers() == now.offers()
            && mine
            && others,
        crowd
            && then.board().estates() == now.board().estates()
            && then.values().distanceTax() == now.values().distanceTax(),
        Objects.equals(beginner(then), beginner(now)));
  }

  /** Whose turn it is, or in the events phase will be. */
  static @Nullable Seat beginner(State state) {
    return state.phase() instanceof Phase.Turn turn ? turn.seatOnTurn() : state.first();
  }

  /** What others have voted, pledged or said to be ready changes nothing for this seat. */
  @SuppressWarnings("ReferenceEquality")
  private static boolean samePhase(Phase then, Phase now, Seat seat) {
    if (then instanceof Phase.EventVote old && now instanceof Phase.EventVote vote) {
      return old.votes().containsKey(seat) == vote.votes().containsKey(seat);
    }
    if (then instanceof Phase.EventPay old && now instanceof Phase.EventPay pay) {
      return old.card().equals(pay.card())
          && Objects.equals(old.pledges().get(seat), pay.pledges().get(seat));
    }
    return then == now || (then instanceof Phase.Turn && then.equals(now));
  }

  @SuppressWarnings("ReferenceEquality")
  private static boolean sameCrowd(State then, State now) {
    if (then.players() == now.players()) {
      return true;
    }
    for (Player player : now.players()) {
      if (then.player(player.seat()).left() != player.left()) {
        return false;
      }
    }
    return true;
  }
}
