package games.kontor.games.threerings;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Items;
import games.kontor.game.Move;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.Optional;

/** Whom a seat may call out; who can call nobody meets the same with each, after its own seat. */
final class CallOutMoves {
  private CallOutMoves() {}

  static Move of(State state, Seat seat) {
    return Move.of("player", others(state, seat));
  }

  private static Domain others(State state, Seat seat) {
    var remaining = state.remaining();
    var whyNobody = whyNot(state, seat);
    var reasons = new Blocked.Reasons();
    for (Player player : remaining) {
      var why =
          player.seat().equals(seat) ? Optional.of(new Refusal("cannot-call-yourself")) : whyNobody;
      why.ifPresent(refusal -> reasons.add(refusal, player.seat().toString()));
    }
    var seats = Fixed.of(remaining, Player::seat, _ -> 0L);
    return new Domain.One(new Items.Seats(seats), reasons.list());
  }

  /** By what code this seat can call nobody; empty if it can. */
  static String code(State state, Seat seat) {
    return whyNot(state, seat).map(Refusal::code).orElse("");
  }

  /** What is listed for others' turns says nothing of this one. */
  private static Optional<Refusal> whyNot(State state, Seat seat) {
    return seat.equals(state.turn()) ? CallOuts.whyNoCall(state, seat) : Optional.empty();
  }
}
