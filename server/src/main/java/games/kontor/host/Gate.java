package games.kontor.host;

import games.kontor.room.Room;
import java.util.Optional;
import java.util.function.Supplier;

/** Who may follow a room: what its rules say, and how many watch already. */
final class Gate {
  static final String CROWDED = "crowded";
  static final String SHUT = "shut";

  private final RoomLimits limits;
  private final Crowd crowd;
  private final Supplier<? extends Room<?, ?, ?>> room;

  Gate(RoomLimits limits, Crowd crowd, Supplier<? extends Room<?, ?, ?>> room) {
    this.limits = limits;
    this.crowd = crowd;
    this.room = room;
  }

  /** The code that speaks against him, who has a seat or not; empty if he may follow. */
  Optional<String> against(Outbox viewer, boolean seated) {
    return room.get()
        .barred(seated)
        .or(() -> seated || !isFull(viewer) ? Optional.empty() : Optional.of(CROWDED));
  }

  private boolean isFull(Outbox stranger) {
    int most = limits.spectators();
    return most > 0
        && crowd.spectators(player -> room.get().seatOf(player) > 0) >= most
        && !crowd.holds(stranger);
  }

  /** A window of this player's, if he has too many. */
  Optional<Outbox> surplus(String player) {
    return crowd.surplus(player, limits.windows());
  }

  /** True if not even those who sit may follow. */
  boolean isShut() {
    return room.get().barred(true).isPresent();
  }
}
