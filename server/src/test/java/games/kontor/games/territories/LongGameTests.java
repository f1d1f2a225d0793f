package games.kontor.games.territories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** A game of 8,000 turns folds to the same end and stays small. */
final class LongGameTests {
  private static final int TURNS = 8_000;

  @Test
  void foldsToTheSameStateAndShowsNoMoreThanAShortOne() {
    var game = new LongGame(TURNS);
    assertFalse(game.state().over());
    assertTrue(game.facts().size() > 3 * TURNS, "" + game.facts().size());
    State folded = LongGame.opening();
    for (Event fact : game.facts()) {
      folded = Facts.apply(folded, fact);
    }
    assertEquals(game.state(), folded);
    assertTrue(View.table(folded).history().size() <= 200);
  }
}
