package games.kontor.games.threerings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Section 6: that a choice was repeated is never revealed, not even by the record. */
final class RecordTests {
  private static final ThreeRings GAME = new ThreeRings();

  private record Played(State state, List<Event> facts) {}

  /** Seat 1 chooses these goals one after the other, then seat 2 ends the phase. */
  private static Played chosen(Goal... goals) {
    var setup = Setup.of(2, GAME.about().options(), new TreeMap<>());
    var start = GAME.turn(GAME.opening(setup), new SeededChance(1), 0, 0);
    GAME.start(start);
    State state = start.state();
    var facts = new ArrayList<>(start.facts());
    for (Goal goal : goals) {
      state = choose(state, 1, goal, facts);
    }
    return new Played(choose(state, 2, Goal.SERVICE, facts), facts);
  }

  private static State choose(State state, int seat, Goal goal, List<Event> facts) {
    var turn = GAME.turn(state, new SeededChance(3), 0, 0);
    GAME.decide(turn, new Seat(seat), new Action.ChooseGoal(goal));
    facts.addAll(turn.facts());
    return turn.state();
  }

  private static List<Event> disclosed(Played played) {
    return played.facts().stream().filter(GAME::isDisclosed).map(GAME::disclosed).toList();
  }

  @Test
  void aRepeatedChoiceIsNotInTheRecord() {
    assertEquals(
        disclosed(chosen(Goal.CULTURE)),
        disclosed(chosen(Goal.WEALTH, Goal.VIRTUAL, Goal.CULTURE)));
  }

  @Test
  void theRecordFoldsToTheSameGoals() {
    var played = chosen(Goal.WEALTH, Goal.CULTURE);
    State state = State.opening(played.state().rules(), 2);
    for (Event fact : disclosed(played)) {
      state = GAME.evolve(state, fact);
    }
    assertEquals(played.state(), state);
  }

  @Test
  void aRepeatedChoiceTellsNothing() {
    var played = chosen(Goal.WEALTH);
    var facts = new ArrayList<Event>();
    State before = State.opening(played.state().rules(), 2);
    State once = choose(before, 1, Goal.WEALTH, facts);
    facts.clear();
    State twice = choose(once, 1, Goal.CULTURE, facts);
    assertTrue(facts.stream().allMatch(fact -> GAME.tell(twice, fact).isEmpty()), facts::toString);
    assertEquals(GAME.table(once, null), GAME.table(twice, null));
    assertFalse(GAME.hand(once, new Seat(1)).equals(GAME.hand(twice, new Seat(1))));
  }
}
