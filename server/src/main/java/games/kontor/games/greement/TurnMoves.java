package games.kontor.games.greement;

import games.kontor.game.Blocked;
import games.kontor.game.Code;
import games.kontor.game.Domain;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.Collections;
import java.util.List;

/**
 * What the player on turn may do by himself. Each square weighs its whole cost; what it brings
 * stands in the table.
 */
final class TurnMoves {
  private static final List<Move> END = List.of(Move.bare());
  private static final List<Move> REPAY =
      List.of(Move.of("amount", new Domain.Whole(1, Coins.CEILING)));

  /**
   * What cannot be done while it is another's turn. Whose turn it is stands in the table and is
   * left out, so that nothing changes for those who go on waiting.
   */
  static final Blocked NOT_YOURS =
      new Blocked(
          "not-your-turn",
          Collections.emptyMap(),
          Admission.OWN_TURN.stream().map(Code::of).toList());

  private final State state;
  private final Seat seat;
  private final Ground ground;
  private final long available;
  private final Moves.Listing listing;

  private TurnMoves(State state, Seat seat, Moves.Listing listing) {
    this.state = state;
    this.seat = seat;
    this.ground = state.ground();
    this.available = state.available(seat);
    this.listing = listing;
  }

  /** In whatever phase, for all to be there when the turn comes. */
  static void list(State state, Seat seat, Moves.Listing listing) {
    var moves = new TurnMoves(state, seat, listing);
    listing.bound(Means.AVAILABLE, moves.available);
    moves.borrow();
    moves.repay();
    moves.buy();
    moves.improve("seed", Kind.LAND, state.values().seed(), "not-unseeded");
    moves.improve("buy-cattle", Kind.CROP, state.values().cattle(), "not-a-crop");
    listing.open("end-turn", END);
  }

  /** Why something cannot be done, which is for the player on turn alone to know. */
  private void blocked(String action, Refusal why) {
    if (state.onTurn(seat)) {
      listing.blocked(action, why);
    }
  }

  private void borrow() {
    long left = Loans.leftThisTurn(state, seat);
    if (left > 0) {
      listing.open("borrow", Move.of("amount", new Domain.Whole(1, left)));
    } else {
      blocked("borrow", Loans.loanLimit(state, seat));
    }
  }

  /** More than is owed or at hand may be named; it is cut (R23). */
  private void repay() {
    listing.open("repay", REPAY);
    if (state.player(seat).debt() == 0) {
      blocked("repay", new Refusal("no-debt"));
    } else if (available == 0) {
      blocked("repay", new Refusal("no-money"));
    }
  }

  private void buy() {
    choice("buy", ground.pricesFor(seat), "already-owned");
  }

  private void improve(String action, Kind kind, long price, String noneCode) {
    var tariffs = ground.board().tariffs();
    var squares = tariffs.improvements(seat, kind, ground.ownedBy(seat, kind), price);
    choice(action, squares, noneCode);
  }

  /** Blocked on his turn if there is nothing to choose; what is too dear is beyond the limit. */
  private void choice(String action, Weights squares, String noneCode) {
    if (squares.isEmpty()) {
      blocked(action, new Refusal(noneCode));
    }
    listing.open(action, squares.choice());
  }
}
