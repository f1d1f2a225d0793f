package games.kontor.host;

import java.time.Duration;

/**
 * How long rooms wait for what. Production takes {@link #STANDARD}; tests may take less.
 *
 * @param absent a seat without a connection for so long counts as absent
 * @param putAway a room nobody is in for so long leaves the memory
 * @param botLeast a bot lets pass at least so much before it acts
 * @param botMost and at most so much
 */
public record Pace(Duration absent, Duration putAway, Duration botLeast, Duration botMost) {
  public static final Pace STANDARD =
      new Pace(
          Duration.ofSeconds(10),
          Duration.ofMinutes(5),
          Duration.ofSeconds(2),
          Duration.ofSeconds(6));
}
