package games.kontor.host;

import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.RoomEvent;
import games.kontor.time.Time;
import java.util.Optional;

/**
 * What may still be written to a room's journal. Each seat has a share that refills, and so many
 * rows in a game; those without a seat have one share together. Clocks and bots write as they must:
 * so no seat can end the game of others by writing.
 */
final class Allowance {
  private static final int SECONDS_AT_ONCE = 20;
  private static final String NEWCOMERS = "";

  private final RoomLimits limits;
  private final Shares seats;
  private final Shares newcomers;

  Allowance(RoomLimits limits, Time time) {
    int eachSecond = limits.seatRowsPerSecond();
    this.limits = limits;
    this.seats = new Shares(time, SECONDS_AT_ONCE * eachSecond, eachSecond);
    this.newcomers = new Shares(time, SECONDS_AT_ONCE, Math.min(1, eachSecond));
  }

  /** The code that speaks against writing this; empty if it may be written, and then it counts. */
  Optional<String> against(Room<?, ?, ?> room, RoomCommand command, RoomEvent<?> event) {
    return switch (command) {
      case RoomCommand.Asked asked -> against(room, asked.player(), event);
      case RoomCommand.Claimed claimed -> against(room, claimed.player(), event);
      case RoomCommand.Due due -> Optional.empty();
      case RoomCommand.Presence presence -> Optional.empty();
      case RoomCommand.BotActed bot -> Optional.empty();
      case RoomCommand.Begin begin -> Optional.empty();
      case RoomCommand.Ordered order -> Optional.empty();
    };
  }

  private Optional<String> against(Room<?, ?, ?> room, String player, RoomEvent<?> event) {
    if (event instanceof RoomEvent.Renewed<?> && isReached(limits.roomRows(), room.seq())) {
      return Optional.of("worn-out");
    }
    if (!begins(event) && isReached(limits.seatRows(), room.rowsAsked(player))) {
      return Optional.of("too-many");
    }
    boolean seated = room.seatOf(player) > 0;
    boolean taken = seated ? seats.take(player) : newcomers.take(NEWCOMERS);
    return taken ? Optional.empty() : Optional.of("too-fast");
  }

  /** A table that was written full before the start can still begin. */
  private static boolean begins(RoomEvent<?> event) {
    return event instanceof RoomEvent.Played<?>(var cause, var facts, var draws)
        && cause instanceof RoomEvent.Cause.Began;
  }

  private static boolean isReached(int limit, long rows) {
    return limit > 0 && rows >= limit;
  }
}
