package games.kontor.games.territories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import games.kontor.lab.ScriptedChance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A game of 8,000 turns, made long by kind dice: it folds to the same end and stays small. */
final class LongGameTests {
  private static final Territories GAME = new Territories();
  private static final int TURNS = 8_000;

  private final List<Event> facts = new ArrayList<>();
  private State state = opening();

  private static State opening() {
    return GAME.opening(Setup.of(6, GAME.options(), Map.of()));
  }

  @Test
  void foldsToTheSameStateAndShowsNoMoreThanAShortOne() {
    follow(List.of(), GAME::start);
    while (state.turnNumber() < TURNS) {
      var due = GAME.deadlines(state).getFirst();
      follow(kindDice(), turn -> GAME.expire(turn, due));
    }
    assertFalse(state.over());
    assertTrue(facts.size() > 3 * TURNS, "" + facts.size());
    State folded = opening();
    for (Event fact : facts) {
      folded = GAME.evolve(folded, fact);
    }
    assertEquals(state, folded);
    assertTrue(View.table(state).history().size() <= 200);
  }

  private void follow(List<Integer> dice, Consumer<Turn<State, Event>> happening) {
    var script = Map.of("dice", dice);
    var chance =
        dice.isEmpty() ? new SeededChance(1) : new ScriptedChance(script, new SeededChance(1));
    var turn = new Turn<>(GAME, state, chance, 0, 0);
    happening.accept(turn);
    facts.addAll(turn.facts());
    state = turn.state();
  }

  /** The throw that brings most or costs least. */
  private List<Integer> kindDice() {
    return switch (state.phase()) {
      case Phase.Roll _ -> {
        int total =
            Prospect.ofMove(state, state.turn()).stream()
                .max(Comparator.comparingLong(LongGameTests::brings))
                .orElseThrow()
                .total();
        yield List.of(total / 2, total - total / 2);
      }
      case Phase.Camp _ -> List.of(1, 1);
      case Phase.Tax _, Phase.Over _ -> List.of();
    };
  }

  private static long brings(Prospect prospect) {
    return switch (prospect.kind()) {
      case RECEIVE -> prospect.amount();
      case TOO_DEAR, OWN_GROUND -> 0;
      case BUY -> -1;
      case PAY_BY_THROW -> -2 * prospect.amount();
      case PAY, LOSE, CHOOSE -> -prospect.amount();
    };
  }
}
