package games.kontor.room;

import games.kontor.game.Refusal;
import java.util.Map;

/** What a room decided about a command; deciding has changed nothing. */
public sealed interface Decision<E> {

  /** Append this step to the journal, then commit it. */
  record Append<E>(Step<E> step) implements Decision<E> {}

  /** The rules say no. */
  record Refused<E>(String code, Map<String, Object> args) implements Decision<E> {
    static <E> Refused<E> by(Refusal refusal) {
      return new Refused<>(refusal.code(), refusal.args());
    }
  }

  /** This id was done before: say so, and do nothing. */
  record Answered<E>() implements Decision<E> {}

  /** Nothing follows: a clock that no longer runs, a presence that the game does not mind. */
  record Nothing<E>() implements Decision<E> {}
}
