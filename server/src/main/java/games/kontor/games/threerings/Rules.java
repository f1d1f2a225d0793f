package games.kontor.games.threerings;

import games.kontor.game.Option;
import games.kontor.game.Setup;
import java.util.List;

/** What the room has chosen before the start (10), and the figures that no room can change. */
public record Rules(int goalSeconds, int turnSeconds, int answerSeconds) {

  static final int SIDES = 6;
  static final int START_RATE = 1;

  /** Interest is due for each full ten of debt. */
  static final int PER_DEBT = 10;

  static final int LEAST_VALUE = 1;

  /** So many virtual properties make a network, or are sold as one. */
  static final int NETWORK = 3;

  /** What a network adds to each of its properties. */
  static final int NETWORK_ADDS = 4;

  /** The most that may be named as an amount (5). */
  static final int MOST_AMOUNT = 1_000_000;

  static final long MOST_DEBT = 1_000_000_000;

  /** Safety: refused offers of rent that are not full cash (R14). */
  static final int REFUSED_OFFERS = 3;

  /** Safety: trade offers of a turn during which the turn clock stands still (R35). */
  static final int FREE_OFFERS = 5;

  /** Safety: after this round the game is over (8). */
  static final int LAST_ROUND = 60;

  /** So many own turns in a row may run wholly on defaults before a player is absent (8). */
  static final int MISSED_TURNS = 2;

  static final long ABSENT_MILLIS = 5_000;

  static final List<Option> OPTIONS =
      List.of(
          new Option.Whole("goalSeconds", 90, 20, 300),
          new Option.Whole("turnSeconds", 120, 30, 600),
          new Option.Whole("answerSeconds", 30, 10, 120));

  static Rules of(Setup setup) {
    return new Rules(
        setup.whole("goalSeconds"), setup.whole("turnSeconds"), setup.whole("answerSeconds"));
  }

  long goalMillis() {
    return 1000L * goalSeconds;
  }

  /** How long a turn may take. */
  long turnMillis(boolean absent) {
    return absent ? ABSENT_MILLIS : 1000L * turnSeconds;
  }

  /** How long the answer to an offer may take. */
  long answerMillis(boolean absent) {
    return absent ? ABSENT_MILLIS : 1000L * answerSeconds;
  }
}
