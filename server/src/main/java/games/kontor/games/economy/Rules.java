package games.kontor.games.economy;

import games.kontor.game.Option;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What the room has chosen before the start (10), and the figures that no room can change. {@code
 * first} is null if it is drawn.
 */
public record Rules(int target, @Nullable Seat first, Placement placement, int secondsPerDecision) {

  static final int SIDES = 6;

  /** Safety of the server: after this turn the game is over (8). */
  static final int LAST_TURN = 2_000;

  /** So many own clocks in a row may run out before the autopilot plays (8). */
  static final int MISSED_CLOCKS = 2;

  /** Without a connection for so long the autopilot plays (8). */
  static final long AWAY_MILLIS = 60_000;

  /** The autopilot acts so long after the phase began (8). */
  static final long AUTOPILOT_MILLIS = 1_500;

  static final int MOST_SEATS = 6;

  /** The target by the number of players, from two on (2.3). */
  private static final List<Integer> TARGETS = List.of(60, 45, 36, 32, 30);

  private static final int LEAST_SECONDS = 10;
  private static final long LEAST_ROLL_MILLIS = 5_000;

  static final List<Option> OPTIONS =
      List.of(
          new Option.WordOrWhole("target", "standard", 10, 200),
          new Option.WordOrWhole("first", "random", 1, MOST_SEATS),
          new Option.Choice("placement", "players", List.of("players", "automatic")),
          new Option.Clock("secondsPerDecision", 40, LEAST_SECONDS, 600));

  /** Who lays the location cards out. */
  public enum Placement {
    PLAYERS,
    AUTOMATIC
  }

  /** Throws {@link Refusal} {@code bad-option} for a first seat that nobody has. */
  static Rules of(Setup setup) {
    OptionalInt first = setup.wordOrWhole("first");
    check(first.orElse(1) <= setup.seats(), "first");
    return new Rules(
        setup.wordOrWhole("target").orElse(TARGETS.get(setup.seats() - 2)),
        first.isPresent() ? Seat.of(first.getAsInt()) : null,
        setup.choice("placement").equals("automatic") ? Placement.AUTOMATIC : Placement.PLAYERS,
        setup.seconds("secondsPerDecision"));
  }

  private static void check(boolean fits, String option) {
    if (!fits) {
      throw Refusal.of("bad-option", "option", option);
    }
  }

  /** How long a phase may take; 0 = without end. */
  long millis(Phase phase) {
    long full = 1000L * secondsPerDecision;
    return phase instanceof Phase.Roll && full > 0 ? Math.max(LEAST_ROLL_MILLIS, full / 4) : full;
  }
}
