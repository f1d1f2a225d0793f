package games.kontor.room;

import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import java.util.Optional;

/**
 * A secret of a game, for the two-worlds test: how to make a state that differs from another in
 * nothing else, who may know it, and how long it stays one.
 *
 * @param <S> the game's state
 */
public interface Secret<S> {

  String name();

  /** Two states that differ in the secret alone; empty if this one does not lend itself to it. */
  Optional<Two<S>> alter(S state, Chance chance);

  /** The beginnings of two worlds. */
  record Two<S>(S here, S there) {}

  /** True if this seat may see the difference. */
  boolean entitled(S there, Seat seat);

  /** False once the rules have begun to reveal it, or are about to at the next step. */
  default boolean holds(S state) {
    return true;
  }

  /**
   * False for a clock whose default action works with the secret of somebody who did not act
   * himself.
   */
  default boolean mayExpire(S state, Deadline due) {
    return true;
  }
}
