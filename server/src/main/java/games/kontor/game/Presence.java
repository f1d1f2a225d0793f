package games.kontor.game;

/**
 * Whether a seat's player is there, and since when on the table clock. Somebody counts as absent
 * only some seconds after his connection was lost; the moment is that of the loss.
 */
public record Presence(boolean present, long sinceMillis) {

  /** There, or back, at this moment. */
  public static Presence presentSince(long sinceMillis) {
    return new Presence(true, sinceMillis);
  }

  /** Without a connection since this moment. */
  public static Presence absentSince(long sinceMillis) {
    return new Presence(false, sinceMillis);
  }
}
