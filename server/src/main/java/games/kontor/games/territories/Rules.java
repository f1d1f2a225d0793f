package games.kontor.games.territories;

import games.kontor.game.Option;
import games.kontor.game.Setup;
import java.util.List;

/** What the room has chosen before the start (10), and the figures that no room can change. */
public record Rules(int secondsRoll, int secondsTax) {

  static final int START_MONEY = 30_000;
  static final int START_FIELD = 1;

  /** Safety of the server: after this turn the game is over (8). */
  static final int LAST_TURN = 20_000;

  /** So many own clocks in a row may run out before a player counts as absent (8). */
  static final int MISSED_CLOCKS = 2;

  /** Without a connection for so long a player counts as absent (8). */
  static final long AWAY_MILLIS = 30_000;

  /** The server acts for a player so long after the phase began (5, 8). */
  static final int AUTOMATIC_SECONDS = 1;

  static final List<Option> OPTIONS =
      List.of(
          new Option.Clock("secondsRoll", 15, 5, 120), new Option.Clock("secondsTax", 25, 10, 120));

  static Rules of(Setup setup) {
    return new Rules(setup.seconds("secondsRoll"), setup.seconds("secondsTax"));
  }
}
