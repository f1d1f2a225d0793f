package games.kontor.games.economy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Chance;
import games.kontor.game.Heard;
import games.kontor.game.Line;
import games.kontor.game.Turn;
import games.kontor.protocol.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What one decision has led to, for tests. */
record Decided(State after, List<Event> facts, List<Line> told) {

  /** Carries it out; after every fact the state must be sound. */
  static Decided of(
      State state, Chance chance, long nowMillis, Consumer<Turn<State, Event>> happening) {
    var turn = Table.GAME.turn(state, chance, nowMillis, 0);
    happening.accept(turn);
    var lines = new ArrayList<Line>();
    State refolded = state;
    for (Event fact : turn.facts()) {
      refolded = Table.GAME.evolve(refolded, fact);
      assertEquals(List.of(), Table.GAME.violations(refolded), "after " + fact);
      Heard.byAll(Table.GAME, refolded, fact).ifPresent(lines::add);
    }
    assertEquals(turn.state(), refolded);
    return new Decided(turn.state(), turn.facts(), List.copyOf(lines));
  }

  /** The kinds of the facts, as they are written in journals. */
  List<String> kinds() {
    return facts.stream().map(fact -> Names.kind(fact.getClass())).toList();
  }
}
