package games.kontor;

import games.kontor.web.DoorLimits;
import picocli.CommandLine.Option;

/** What the door lets through, on the command line or in the environment. */
final class DoorOptions {

  @Option(
      names = "--connections",
      defaultValue = "${env:KONTOR_CONNECTIONS:-0}",
      description =
          "Most connections in all (KONTOR_CONNECTIONS, default 0: what descriptors and heap"
              + " bear).")
  private int connections;

  @Option(
      names = "--address-connections",
      defaultValue = "${env:KONTOR_ADDRESS_CONNECTIONS:-256}",
      description =
          "Most connections of one address (KONTOR_ADDRESS_CONNECTIONS, default 256; 0: no limit).")
  private int addressConnections;

  @Option(
      names = "--half-open",
      defaultValue = "${env:KONTOR_HALF_OPEN:-0}",
      description =
          "Most connections without a first request (KONTOR_HALF_OPEN, default 0: a quarter of"
              + " all).")
  private int halfOpen;

  @Option(
      names = "--request-seconds",
      defaultValue = "${env:KONTOR_REQUEST_SECONDS:-10}",
      description = "Seconds for a request to come in full (KONTOR_REQUEST_SECONDS, default 10).")
  private int requestSeconds;

  @Option(
      names = "--idle-seconds",
      defaultValue = "${env:KONTOR_IDLE_SECONDS:-60}",
      description = "Seconds a connection waits for a request (KONTOR_IDLE_SECONDS, default 60).")
  private int idleSeconds;

  @Option(
      names = "--silent-seconds",
      defaultValue = "${env:KONTOR_SILENT_SECONDS:-20}",
      description = "Seconds until a silent line is closed (KONTOR_SILENT_SECONDS, default 20).")
  private int silentSeconds;

  @Option(
      names = "--slow-seconds",
      defaultValue = "${env:KONTOR_SLOW_SECONDS:-15}",
      description = "Seconds until who does not read is closed (KONTOR_SLOW_SECONDS, default 15).")
  private int slowSeconds;

  @Option(
      names = "--frames-per-second",
      defaultValue = "${env:KONTOR_FRAMES_PER_SECOND:-20}",
      description =
          "Frames a second of a WebSocket, twice as many at once"
              + " (KONTOR_FRAMES_PER_SECOND, default 20).")
  private int framesPerSecond;

  @Option(
      names = "--addresses",
      defaultValue = "${env:KONTOR_ADDRESSES:-100000}",
      description =
          "Addresses that are remembered for what they have done (KONTOR_ADDRESSES, default"
              + " 100000).")
  private int addresses;

  @Option(
      names = "--address-requests",
      defaultValue = "${env:KONTOR_ADDRESS_REQUESTS:-100}",
      description =
          "Requests a second of an address, twelve times as many at once"
              + " (KONTOR_ADDRESS_REQUESTS, default 100; 0: no limit).")
  private int addressRequests;

  @Option(
      names = "--address-percent",
      defaultValue = "${env:KONTOR_ADDRESS_PERCENT:-100}",
      description =
          "Hundredths of the usual that an address may do (KONTOR_ADDRESS_PERCENT, default 100;"
              + " 0: no limit).")
  private int addressPercent;

  @Option(
      names = "--address-kib",
      defaultValue = "${env:KONTOR_ADDRESS_KIB:-1024}",
      description =
          "KiB a second of snapshots and old lines for an address (KONTOR_ADDRESS_KIB, default"
              + " 1024; 0: no limit).")
  private int addressKibibytes;

  /** Throws IllegalArgumentException for a value that cannot be. */
  DoorLimits limits() {
    return new DoorLimits(
        connections,
        addressConnections,
        halfOpen,
        requestSeconds,
        idleSeconds,
        silentSeconds,
        slowSeconds,
        framesPerSecond,
        addresses,
        addressRequests,
        addressPercent,
        addressKibibytes);
  }
}
