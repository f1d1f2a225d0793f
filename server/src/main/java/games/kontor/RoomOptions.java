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
      names = "--windows",
      defaultValue = "${env:KONTOR_WINDOWS:-8}",
      description = "Connections of one player to a room (KONTOR_WINDOWS, default 8; 0: no limit).")
  private int windows;

  @Option(
      names = "--watches-per-second",
      defaultValue = "${env:KONTOR_WATCHES_PER_SECOND:-1}",
      description =
          "How often a second a player may ask for the whole table, twenty times as often at once"
              + " (KONTOR_WATCHES_PER_SECOND, default 1; 0: no limit).")
  private int watchesPerSecond;

  @Option(
      names = "--lines-per-second",
      defaultValue = "${env:KONTOR_LINES_PER_SECOND:-1}",
      description =
          "Chat lines a second of a spectator, twenty times as many at once"
              + " (KONTOR_LINES_PER_SECOND, default 1; 0: no limit).")
  private int linesPerSecond;

  @Option(
      names = "--chat-kib",
      defaultValue = "${env:KONTOR_CHAT_KIB:-24}",
      description =
          "KiB of chat in a snapshot, of each channel (KONTOR_CHAT_KIB, default 24; 0: no limit).")
  private int chatKibibytes;

  @Option(
      names = "--commands-waiting",
      defaultValue = "${env:KONTOR_COMMANDS_WAITING:-64}",
      description =
          "Commands that wait in a room while one is stored"
              + " (KONTOR_COMMANDS_WAITING, default 64; 0: no limit).")
  private int commandsWaiting;

  @Option(
      names = "--earlier-waiting",
      defaultValue = "${env:KONTOR_EARLIER_WAITING:-200}",
      description =
          "Questions for earlier lines that wait in a room"
              + " (KONTOR_EARLIER_WAITING, default 200; 0: no limit).")
  private int earlierWaiting;

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
    return new RoomLimits(
        spectators,
        windows,
        watchesPerSecond,
        linesPerSecond,
        chatKibibytes,
        commandsWaiting,
        earlierWaiting,
        seatRowsPerSecond,
        seatRows,
        roomRows);
  }
}
