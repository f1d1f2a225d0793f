package games.kontor.games.economy;

import games.kontor.game.Chance;
import games.kontor.game.Heard;
import games.kontor.game.Line;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;

/** All lines of a game that the server plays by itself, as nobody ever acts. */
final class Told {
  private final List<Line> lines = new ArrayList<>();
  private final Chance chance;
  private State state;

  private Told(int seats) {
    this.chance = new SeededChance(seats);
    this.state = Table.GAME.opening(Setup.of(seats, Table.GAME.about().options(), new TreeMap<>()));
  }

  static List<Line> ofAWholeGame(int seats) {
    var told = new Told(seats);
    told.follow(Table.GAME::start);
    while (!told.state.over()) {
      var due = Table.GAME.deadlines(told.state).getFirst();
      told.follow(turn -> Table.GAME.expire(turn, due));
    }
    return told.lines;
  }

  private void follow(Consumer<Turn<State, Event>> happening) {
    var turn = Table.GAME.turn(state, chance, 0, 0);
    happening.accept(turn);
    for (Event fact : turn.facts()) {
      state = Table.GAME.evolve(state, fact);
      Heard.byAll(Table.GAME, state, fact).ifPresent(lines::add);
    }
  }
}
