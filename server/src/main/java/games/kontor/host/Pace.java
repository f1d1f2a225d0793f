package games.kontor.host;

import java.time.Duration;

/**
 * How long rooms wait for what. Production takes {@link #STANDARD}; tests may take less.
 *
 * @param absent a seat without a connection for so long counts as absent
 * @param putAway a room nobody is in for so long leaves the memory
 * @param botPercent a bot lets so many hundredths of its own pause pass before it acts
 * @param kept a room that nobody has touched for so long is deleted
 */
public record Pace(Duration absent, Duration putAway, int botPercent, Duration kept) {
  public static final Pace STANDARD =
      new Pace(Duration.ofSeconds(10), Duration.ofMinutes(5), 100, Duration.ofDays(365));

  /** The same pace, but rooms are kept for another time. */
  public Pace keeping(Duration other) {
    return new Pace(absent, putAway, botPercent, other);
  }
}
