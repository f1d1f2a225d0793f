package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Bot;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.room.GameRecord;
import games.kontor.room.Pennies;
import games.kontor.room.VerifiableChance;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SimulateTests {
  private static final Pennies GAME = new Pennies();

  private static Simulate<Pennies.State, Pennies.Action, Pennies.Fact> simulate(long seed) {
    var setup = Setup.of(3, GAME.about().options(), Map.of("bell-minutes", 2));
    return new Simulate<>(GAME, setup, "random", seed);
  }

  private static GameRecord record(long seed) {
    return simulate(seed).play().record();
  }

  @Test
  void playsWholeGamesUntilTheHiddenBellRings() {
    var simulate = simulate(1);
    simulate.play();
    simulate.play();
    var report = simulate.report();
    assertEquals(List.of(2, 2, 3), List.of(report.games(), report.finished(), report.players()));
    assertEquals(0, report.violations());
    assertTrue(report.actions() > 60, report::toString);
  }

  @Test
  void playsTheSameGameForTheSameSeed() {
    assertEquals(record(5), record(5));
    assertNotEquals(record(5), record(6));
  }

  @Test
  void leavesRecordsThatCanBeVerified() {
    assertEquals(Optional.empty(), Verify.difference(GAME, record(3)));
  }

  @Test
  void countsABotsMoveThatIsRefused() {
    Bot.Forgetful<Pennies.Action> greedy =
        (sight, chance) -> Optional.of(new Pennies.Action.Put(1_000));
    var setup = Setup.of(2, GAME.about().options(), Map.of());
    var playout =
        new Playout<>(
            GAME,
            setup,
            greedy,
            new VerifiableChance("00", List.of(), Map.of()),
            new SeededChance(1));
    playout.play();
    assertTrue(playout.outcome().isPresent());
    assertTrue(
        playout.violations().getFirst().endsWith("insufficient-funds"),
        playout.violations()::toString);
  }
}
