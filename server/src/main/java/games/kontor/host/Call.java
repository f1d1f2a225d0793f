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

  /** The table waits for him, and did not for just this. */
  boolean isNewBy(RoomEvent<?> event) {
    return callee().awaited() && (!wasAwaited() || isOtherwise(event));
  }

  /** What he was called for is done, or another thing now. */
  boolean isSettledBy(RoomEvent<?> event) {
    return wasAwaited() && (!callee().awaited() || isOtherwise(event));
  }

  private boolean isOtherwise(RoomEvent<?> event) {
    return isReported()
        || !end(before).equals(end(after))
        || (event instanceof RoomEvent.Played<?> played
            && played.cause() instanceof RoomEvent.Cause.Acted acted
            && acted.seat() == seat);
  }

  private Optional<Long> end(Calling calling) {
    return calling.closing(seat).map(Calling.Closing::atMillis);
  }
}
