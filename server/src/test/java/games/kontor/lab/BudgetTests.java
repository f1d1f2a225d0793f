package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import games.kontor.game.Game;
import games.kontor.games.Games;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * An action costs what it changes: what it sends and what it leaves to the garbage collector, as
 * the mean over a whole game of four and one who watches. Nothing here depends on how fast or how
 * busy the machine is.
 */
final class BudgetTests {
  /**
   * What an action may cost, a line for each game and kind of bot: 1.05 times the bytes that were
   * measured, which are the same each time, and 1.3 times the garbage, of Three Rings 1.05 times;
   * with house bots its bytes keep to the 2,000 that a game is allowed.
   */
  static final List<Budget> BUDGETS =
      List.of(
          new Budget("economy", "house", 1_980, 40_600),
          new Budget("economy", "random", 1_850, 38_900),
          new Budget("greement", "house", 1_620, 53_600),
          new Budget("greement", "random", 980, 40_900),
          new Budget("landmarks", "house", 2_000, 49_600),
          new Budget("landmarks", "random", 790, 35_000),
          new Budget("territories", "house", 2_000, 47_000),
          new Budget("territories", "random", 660, 25_300),
          new Budget("three-rings", "house", 2_000, 31_200),
          new Budget("three-rings", "random", 2_490, 31_000));

  private static final GameList GAMES = new GameList(Games.all());
  private static final int WARM = 2;
  private static final int PASSES = 3;

  /**
   * @param bytes that all five viewers together are sent
   * @param garbage bytes that deciding, encoding the row and showing leave behind
   */
  record Budget(String game, String bots, int bytes, int garbage) {
    @Override
    public String toString() {
      return game + ", " + bots;
    }
  }

  private record Cost(long bytes, long garbage) {}

  @Test
  void everyGameHasABudget() {
    Set<String> budgeted = BUDGETS.stream().map(Budget::game).collect(Collectors.toSet());
    Set<String> games =
        GAMES.games().stream().map(game -> game.about().id()).collect(Collectors.toSet());
    assertEquals(games, budgeted);
  }

  @ParameterizedTest
  @FieldSource("BUDGETS")
  void anActionKeepsToIt(Budget budget) {
    var cost = cost(GAMES.find(budget.game()).orElseThrow(), budget.bots());
    System.out.printf(
        "%s: %,d bytes and %,d of garbage an action%n", budget, cost.bytes(), cost.garbage());
    assertAll(
        () -> assertTrue(cost.bytes() <= budget.bytes(), () -> "sends " + cost),
        () -> assertTrue(cost.garbage() <= budget.garbage(), () -> "leaves " + cost));
  }

  /** The least of some passes after some that load and compile what is used. */
  private static <S, A, E> Cost cost(Game<S, A, E> game, String bots) {
    var told = LiveGame.played(game, bots);
    return IntStream.range(0, WARM + PASSES)
        .mapToObj(pass -> pass(game, told))
        .skip(WARM)
        .min(Comparator.comparingLong(Cost::garbage))
        .orElseThrow();
  }

  private static Cost pass(Game<?, ?, ?> game, List<LiveGame.Told> told) {
    var live = new LiveGame<>(game);
    long before = allocated();
    told.forEach(live::tell);
    long garbage = allocated() - before;
    assertTrue(live.over(), "the game came to its end");
    return new Cost(live.bytes() / live.actions(), garbage / live.actions());
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
