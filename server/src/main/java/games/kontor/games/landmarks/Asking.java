package games.kontor.games.landmarks;

import games.kontor.game.Turn;

/** The roller is to decide; what his answer does is for {@link Course}. */
final class Asking {
  private Asking() {}

  static void ask(Turn<State, Event> turn, Phase phase) {
    turn.emit(new Event.Asked(phase, turn.nowMillis()));
  }
}
