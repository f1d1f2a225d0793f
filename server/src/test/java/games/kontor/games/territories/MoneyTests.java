package games.kontor.games.territories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Money adds up (2): every fact changes the players' money by what it says, and by nothing else.
 */
final class MoneyTests {
  private static final Territories GAME = new Territories();

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void everyFactSaysWhatItBringsOrTakes(int players) {
    var chance = new SeededChance(players);
    State state = GAME.opening(Setup.of(players, GAME.about().options(), Map.of()));
    state = follow(state, chance, GAME::start);
    while (!state.over()) {
      var due = GAME.deadlines(state).getFirst();
      state = follow(state, chance, turn -> GAME.expire(turn, due));
    }
  }

  private static State follow(
      State state, SeededChance chance, Consumer<Turn<State, Event>> happening) {
    var turn = GAME.turn(state, chance, 0, 0);
    happening.accept(turn);
    State folded = state;
    for (Event fact : turn.facts()) {
      State next = GAME.evolve(folded, fact);
      assertEquals(total(folded) + brought(fact), total(next), "after " + fact);
      folded = next;
    }
    return folded;
  }

  private static long total(State state) {
    return state.players().stream().mapToLong(Player::money).sum();
  }

  private static long brought(Event fact) {
    return switch (fact) {
      case Event.Bought e -> -e.price();
      case Event.BonusReceived e -> e.amount();
      case Event.TaxPaid e -> -e.paid();
      case Event.Lost e -> -e.money();
      default -> 0;
    };
  }
}
