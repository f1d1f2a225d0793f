package games.kontor;

import games.kontor.host.RoomLimits;
import picocli.CommandLine.Option;

/** How much one room takes on, as settings; 0 lifts a limit. */
final class RoomOptions {

  @Option(
      names = "--spectators",
      defaultValue = "${env:KONTOR_SPECTATORS:-200}",
      description = "Most spectators of a room (KONTOR_SPECTATORS, default 200; 0: no limit).")
  private int spectators;

  @Option(
      names = "--seat-rows-per-second",
      defaultValue = "${env:KONTOR_SEAT_ROWS_PER_SECOND:-10}",
      description =
          "Commands a second that a seat may have stored, twenty times as many at once"
              + " (KONTOR_SEAT_ROWS_PER_SECOND, default 10; 0: no limit).")
  private int seatRowsPerSecond;

  @Option(
      names = "--seat-rows",
      defaultValue = "${env:KONTOR_SEAT_ROWS:-50000}",
      description =
          "Commands that a seat may have stored in one game"
              + " (KONTOR_SEAT_ROWS, default 50000; 0: no limit).")
  private int seatRows;

  @Option(
      names = "--room-rows",
      defaultValue = "${env:KONTOR_ROOM_ROWS:-500000}",
      description =
          "Rows after which a room begins no other game"
              + " (KONTOR_ROOM_ROWS, default 500000; 0: no limit).")
  private int roomRows;

  /** Throws IllegalArgumentException for a value that cannot be. */
  RoomLimits limits() {
    return new RoomLimits(spectators, seatRowsPerSecond, seatRows, roomRows);
  }
}
