package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.game.Setup;
import games.kontor.game.Turn.Happened;
import java.util.ArrayList;
import java.util.List;

/** The one way in which facts become states. */
final class Fold {
  private Fold() {}

  /** A game before its first fact, with the room's options, for the seats that are taken. */
  static <S> S opening(Game<S, ?, ?> game, RoomState room) {
    return game.opening(Setup.of(room.chairs().size(), game.about().options(), room.options()));
  }

  /** The facts in order, each with the state that it leads to. */
  static <S, E> List<Happened<S, E>> of(Game<S, ?, E> game, S from, List<E> facts) {
    var happened = new ArrayList<Happened<S, E>>(facts.size());
    S state = from;
    for (E fact : facts) {
      state = game.evolve(state, fact);
      happened.add(new Happened<>(fact, state));
    }
    return happened;
  }

  /** The state after the last of them; {@code from} if there are none. */
  static <S> S last(S from, List<? extends Happened<S, ?>> happened) {
    return happened.isEmpty() ? from : happened.getLast().after();
  }
}
