package games.kontor.host;

import games.kontor.room.Calling;
import games.kontor.room.Calling.Callee;
import games.kontor.room.RoomEvent;
import java.util.Optional;

/** One seat before and after a step. */
record Call(Calling before, Calling after, int seat) {
  Callee callee() {
    return after.callees().get(seat - 1);
  }

  boolean wasAwaited() {
    return before.callees().stream()
        .anyMatch(was -> was.awaited() && was.player().equals(callee().player()));
  }

  boolean isReported() {
    return after.reported() > before.reported();
  }

  /**
   * The table waits for him, and did not for just this. Who has acted and still has a day to do so
   * again knows of it: his orders lie ready and may be changed.
   */
  boolean isNewBy(RoomEvent<?> event) {
    boolean goesOn = isActOf(event) && end(after).isEmpty();
    return callee().awaited() && (!wasAwaited() || isAnother() || goesOn);
  }

  /** What he was called for is done, or another thing now. */
  boolean isSettledBy(RoomEvent<?> event) {
    return wasAwaited() && (!callee().awaited() || isAnother() || isActOf(event));
  }

  private boolean isAnother() {
    return isReported() || !end(before).equals(end(after));
  }

  private boolean isActOf(RoomEvent<?> event) {
    return event instanceof RoomEvent.Played<?> played
        && played.cause() instanceof RoomEvent.Cause.Acted acted
        && acted.seat() == seat;
  }

  private Optional<Long> end(Calling calling) {
    return calling.closing(seat).map(Calling.Closing::atMillis);
  }
}
