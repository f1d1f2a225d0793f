package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.GameContractTests.Check;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Random games of one number of players that are played once, by whichever of the tests comes
 * first; each test then tells what its own check has found in them.
 */
final class PlayedOnce<S, A, E> {
  private static final int STEPS = 60_000;

  /** So many steps of a game are looked at one by one; of a longer one then each fifth. */
  private static final int CLOSELY = 1_000;

  private static final int ONE_IN = 5;

  private final Game<S, A, E> game;
  private final int seats;
  private final int games;
  private final int leavingOneIn;
  private final Map<String, Check<S, A, E>> checks;
  private final Map<String, Throwable> faults = new LinkedHashMap<>();
  private int played;

  PlayedOnce(
      Game<S, A, E> game,
      int seats,
      int games,
      int leavingOneIn,
      Map<String, Check<S, A, E>> checks) {
    this.game = game;
    this.seats = seats;
    this.games = games;
    this.leavingOneIn = leavingOneIn;
    this.checks = checks;
  }

  /** That the games come to their end, and a test for each check. */
  Stream<DynamicTest> tests() {
    var tests = new ArrayList<DynamicTest>();
    tests.add(DynamicTest.dynamicTest("theGameEndsAndItsSumsHold", this::play));
    checks.keySet().forEach(name -> tests.add(DynamicTest.dynamicTest(name, () -> tell(name))));
    return tests.stream();
  }

  private void tell(String check) throws Throwable {
    play();
    Throwable fault = faults.get(check);
    if (fault != null) {
      throw fault;
    }
  }

  /** Once; a game that breaks off does so again for whoever asks. */
  private void play() {
    for (; played < games; played++) {
      long seed = 1000L * seats + played;
      play(new RandomGame<>(game, seats, new SeededChance(seed), leavingOneIn), looks(seed));
    }
  }

  private record Look<S, A, E>(String name, Check<S, A, E> check, Chance chance) {}

  private List<Look<S, A, E>> looks(long seed) {
    var looks = new ArrayList<Look<S, A, E>>();
    checks.forEach((name, check) -> looks.add(new Look<>(name, check, new SeededChance(seed))));
    return looks;
  }

  private void play(RandomGame<S, A, E> playout, List<Look<S, A, E>> looks) {
    int steps = 0;
    while (!playout.over()) {
      assertTrue(steps++ < STEPS, "the game does not end");
      if (steps <= CLOSELY || steps % ONE_IN == 0) {
        looks.forEach(look -> look(look, playout));
      }
      playout.step();
    }
    looks.forEach(look -> look(look, playout));
  }

  /** A check that has found something looks no further. */
  private void look(Look<S, A, E> look, RandomGame<S, A, E> playout) {
    if (!faults.containsKey(look.name())) {
      try {
        look.check().look(playout, look.chance());
      } catch (AssertionError | RuntimeException fault) {
        faults.put(look.name(), fault);
      }
    }
  }
}
