package games.kontor.room;

/**
 * Makes something of a room's steps, taken one by one from the first on, and keeps no more of them
 * than that needs. It is used once, by one thread at a time.
 *
 * @param <E> the facts of the room's game
 */
public interface StepFold<E, T> {

  /** The next step. */
  void add(Step<E> step);

  /** What came of all that were added. */
  T end();
}
