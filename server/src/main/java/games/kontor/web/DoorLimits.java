package games.kontor.web;

/**
 * What the door lets through. What counts for an address is lifted by 0.
 *
 * @param connections most connections in all, at most as many as the process can hold; 0: so many
 * @param addressConnections most connections of one address
 * @param halfOpen most connections in all that have not sent their first request yet; the oldest
 *     gives way; 0: a quarter of all
 * @param requestSeconds a request is here in full after so long
 * @param idleSeconds a connection without a request is closed after so long
 * @param silentSeconds a WebSocket on which nothing is heard is closed after so long
 * @param slowSeconds a WebSocket that does not read is closed after so long
 * @param framesPerSecond what a WebSocket may send a second, twice as many at once
 * @param addresses so many addresses are remembered for what they have done; of more the one that
 *     did nothing for longest is forgotten
 * @param addressRequests requests of an address a second, twelve times as many at once
 * @param addressPercent how often an address may do what costs something: hundredths of the usual
 * @param addressKibibytes so much may an address ask for, each second, in snapshots and old lines
 */
public record DoorLimits(
    int connections,
    int addressConnections,
    int halfOpen,
    int requestSeconds,
    int idleSeconds,
    int silentSeconds,
    int slowSeconds,
    int framesPerSecond,
    int addresses,
    int addressRequests,
    int addressPercent,
    int addressKibibytes) {
  public static final DoorLimits STANDARD =
      new DoorLimits(0, 256, 0, 10, 60, 20, 15, 20, 100_000, 100, 100, 1024);

  /** Throws IllegalArgumentException for a value that cannot be. */
  public DoorLimits {
    require(connections >= 0 && addressConnections >= 0 && halfOpen >= 0, "fewer than none");
    require(requestSeconds >= 1 && idleSeconds >= 1, "a second is the least");
    require(silentSeconds >= 10, "a line is silent after 10 seconds at least");
    require(slowSeconds >= 1, "a second is the least");
    require(framesPerSecond >= 1, "a frame a second is the least");
    require(addresses >= 1, "one address is the least");
    require(
        addressRequests >= 0 && addressPercent >= 0 && addressKibibytes >= 0, "less than nothing");
  }

  /** The same, with so many requests of an address a second, so often and so much. */
  DoorLimits withAddress(int requests, int percent, int kibibytes) {
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
        requests,
        percent,
        kibibytes);
  }

  long silentMillis() {
    return silentSeconds * 1_000L;
  }

  long slowMillis() {
    return slowSeconds * 1_000L;
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
