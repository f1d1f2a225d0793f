package games.kontor.game;

import java.util.Optional;

/** What is told of a fact, by who may read it. */
public final class Heard {
  private Heard() {}

  /** The line that everybody reads; a fact has one at most. */
  public static <S, E> Optional<Line> byAll(Game<S, ?, E> game, S after, E fact) {
    return game.tell(after, fact).stream().filter(line -> line.to().isEmpty()).findFirst();
  }

  /** The line that only this seat and others named with it read; a fact has one at most. */
  public static <S, E> Optional<Line> by(Seat seat, Game<S, ?, E> game, S after, E fact) {
    return game.tell(after, fact).stream().filter(line -> line.to().contains(seat)).findFirst();
  }
}
