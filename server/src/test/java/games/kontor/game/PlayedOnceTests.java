package games.kontor.game;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.game.GameContractTests.Check;
import games.kontor.room.Pennies;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What one check finds is told by its own test alone, and nothing is played for it again. */
final class PlayedOnceTests {
  private final AtomicInteger looks = new AtomicInteger();
  private final Map<String, Check<Pennies.State, Pennies.Action, Pennies.Fact>> checks =
      new LinkedHashMap<>();

  private Map<String, Executable> tests() {
    var tests = new TreeMap<String, Executable>();
    new PlayedOnce<>(new Pennies(), 3, 1, 400, checks)
        .tests()
        .forEach(test -> tests.put(test.getDisplayName(), test.getExecutable()));
    return tests;
  }

  @Test
  void tellsWhatACheckHasFound() {
    checks.put("finds", (playout, chance) -> assertEquals(2, playout.seats()));
    checks.put(
        "breaks",
        (playout, chance) -> {
          throw new IllegalStateException("a planted bug");
        });
    checks.put("finds nothing", (playout, chance) -> looks.incrementAndGet());
    var tests = tests();
    assertDoesNotThrow(tests.get("theGameEndsAndItsSumsHold"));
    int once = looks.get();
    assertThrows(AssertionError.class, tests.get("finds"));
    assertThrows(RuntimeException.class, tests.get("breaks"));
    assertDoesNotThrow(tests.get("finds nothing"));
    assertEquals(once, looks.get());
  }

  @Test
  void playsTheSameGameWhateverIsLookedAt() {
    checks.put("alone", (playout, chance) -> looks.incrementAndGet());
    assertDoesNotThrow(tests().get("alone"));
    int alone = looks.getAndSet(0);
    checks.put("draws", (playout, chance) -> chance.number("any", 1, 6));
    checks.put(
        "tries",
        (playout, chance) ->
            playout.tryOut(
                new Seat(1), RandomGame.json(new Pennies.Action.Find(chance.number("any", 1, 6)))));
    assertDoesNotThrow(tests().get("alone"));
    assertEquals(alone, looks.get());
  }
}
