package games.kontor.games.economy;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What landing on a space does (4.2); {@code hit} if a rival's piece stood there. */
final class Landing {
  private final Turn<State, Event> turn;
  private final Seat seat;
  private final Location there;

  private Landing(Turn<State, Event> turn, Location there) {
    this.turn = turn;
    this.seat = turn.state().turn();
    this.there = there;
  }

  /** Resolves the landing of the seat on turn; the turn or the game ends with it. */
  static void land(Turn<State, Event> turn, boolean hit) {
    State state = turn.state();
    Space space = state.mover().piece().space();
    Optional<Location> there = space == null ? Optional.empty() : state.at(space);
    boolean paid = there.isPresent() && new Landing(turn, there.get()).resolve(hit);
    if (turn.state().part() == 1 && turn.state().left() == 0) {
      turn.emit(new Event.PartTwoBegan());
    }
    if (!paid || !Ending.endIfReached(turn)) {
      Turns.end(turn);
    }
  }

  /** True if points were paid. */
  private boolean resolve(boolean hit) {
    return turn.state().part() == 1 ? partOne(hit) : partTwo(hit);
  }

  /** Step 3; nobody looks at a card that lies face-down (R16, R17). */
  private boolean partOne(boolean hit) {
    if (!there.faceUp()) {
      return false;
    }
    if (hit) {
      turn.emit(new Event.TurnedDown(seat, there.space()));
      return false;
    }
    boolean free = turn.state().holder(there.card()).equals(Holder.BOARD);
    landed(free ? Holder.BOARD : null, Payment.nothing(turn.state()));
    return false;
  }

  /** Step 4. */
  private boolean partTwo(boolean hit) {
    if (!there.faceUp()) {
      return turnUp();
    }
    if (hit) {
      turn.emit(new Event.TurnedDown(seat, there.space()));
      return false;
    }
    return landed(null, Payment.shares(turn.state(), there.card().sector()));
  }

  /** The property card changes hands first, then the sector pays its new owners. */
  private boolean turnUp() {
    Card card = there.card();
    Holder holder = turn.state().holder(card);
    var changed = turn.state().edit(draft -> draft.give(card, Holder.of(seat)));
    return landed(holder.is(seat) ? null : holder, Payment.shares(changed, card.sector()));
  }

  private boolean landed(@Nullable Holder takenFrom, List<Integer> points) {
    turn.emit(
        new Event.Landed(seat, there.space(), there.card(), !there.faceUp(), takenFrom, points));
    return Payment.paid(points);
  }
}
