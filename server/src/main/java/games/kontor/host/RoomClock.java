package games.kontor.host;

import games.kontor.game.Deadline;
import games.kontor.time.Time;

/**
 * The table clock of one room: how long it has run. It stands still while the room is away, paused
 * or deserted, and goes on from what the last row says.
 */
final class RoomClock {
  private final Time time;
  private long atMillis;
  private long sinceMillis;
  private boolean runs;

  RoomClock(Time time, long atMillis, boolean runs) {
    this.time = time;
    this.atMillis = atMillis;
    this.runs = runs;
    this.sinceMillis = time.millis();
  }

  long nowMillis() {
    return runs ? atMillis + time.millis() - sinceMillis : atMillis;
  }

  /** So long until then, by this clock or by the calendar. */
  long leftMillis(Deadline deadline) {
    return switch (deadline.clock()) {
      case TABLE -> deadline.atMillis() - nowMillis();
      case CALENDAR -> deadline.atMillis() - time.dateMillis();
    };
  }

  /** Lets it run or stand still from now on. */
  void run(boolean now) {
    atMillis = nowMillis();
    sinceMillis = time.millis();
    runs = now;
  }
}
