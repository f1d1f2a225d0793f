package games.kontor.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game: pure and deterministic. States, actions and events are immutable records;
 * the same state, action, chance and time always give the same facts. All that goes wrong inside
 * the rules is a {@link Refusal}; anything else thrown is a bug.
 *
 * @param <S> the state, never stored and never sent
 * @param <A> the sealed root of the actions; a kind's name on the wire is its record's name in
 *     kebab-case
 * @param <E> the sealed root of the facts, named likewise
 */
public interface Game<S, A, E> {

  /** What the game is, the same in every room. */
  About about();

  Class<A> actions();

  Class<E> events();

  /**
   * The table before the first fact. Throws {@link Refusal} if options and seats do not fit
   * together.
   */
  S opening(Setup setup);

  /** A decision that begins in this state. */
  default Turn<S, E> turn(S state, Chance chance, long nowMillis, long dateMillis) {
    return new Turn<>(about(), this::evolve, state, chance, nowMillis, dateMillis);
  }

  /** Deals and decides who begins. */
  void start(Turn<S, E> turn);

  /**
   * Why this seat may not try this now, before its parameters are read: over, no player, wrong
   * phase, not on turn, in the order of the specification; empty if it may. The moves ask it too.
   */
  Optional<Refusal> admission(S state, Seat seat, Class<? extends A> kind);

  /** The specification's refusal of a parameter that is missing or of the wrong type. */
  Refusal malformed(String parameter);

  /**
   * Carries an admitted action out: emits facts, or throws {@link Refusal} and has changed nothing.
   */
  void decide(Turn<S, E> turn, Seat seat, A action);

  /**
   * Time is up: the default action of the rules. Called only for a deadline that {@link #deadlines}
   * lists.
   */
  void expire(Turn<S, E> turn, Deadline due);

  /**
   * True if in this state the game stands still while nobody who sits at the table, bots aside, is
   * connected: the room then lets no clock of the table run, calls {@link #expire} for none of them
   * and lets no bot act, and all goes on from there when one of them comes back. Clocks of the
   * calendar run on. No fact tells of it. False if a game goes on without people, or says itself,
   * by the deadlines that it lists, when it does not.
   */
  default boolean standsStill(S state) {
    return false;
  }

  /** A seat has gone absent or has come back. A bot is present. */
  void presence(Turn<S, E> turn, Seat seat, Presence presence);

  /**
   * The player of a seat has left for good; nobody acts for it any more unless a bot takes it.
   * Called only for a game that keeps its leavers.
   */
  default void leave(Turn<S, E> turn, Seat seat) {
    presence(turn, seat, Presence.absentSince(turn.nowMillis()));
  }

  /** Applies a fact: no checks, no chance, no clock. */
  S evolve(S state, E event);

  /** Whose action is awaited; everybody sees it. */
  List<Seat> toAct(S state);

  /**
   * The round that is played, as the table shows it to everybody; empty before the first, and by
   * rules that count none or hide the count.
   */
  default OptionalInt round(S state) {
    return OptionalInt.empty();
  }

  /** All clocks that run; of equal ones the first in the list fires. */
  List<Deadline> deadlines(S state);

  /** Present once the game is over. */
  Optional<Outcome> outcome(S state);

  /**
   * The number of the last postal turn that everybody may read of; 0 before the first, and where
   * nothing is played by post.
   */
  default int reported(S state) {
    return 0;
  }

  /**
   * What everybody may see, built from nothing: each component is there because it may be shown.
   * Parts that have not changed since what was shown {@code before} are the same objects, so that
   * patches find changes by identity; with or without it the tables are equal.
   */
  Record table(S state, @Nullable Shown<S> before);

  /** What only this seat may see. */
  Record hand(S state, Seat seat);

  /**
   * What this seat may do now. Never depends on another seat's secret. Parts that have not changed
   * since what was listed {@code before} are the same objects, so that patches find changes by
   * identity; with or without it the moves are equal.
   */
  Moves moves(S state, Seat seat, @Nullable Listed<S> before);

  /** The same, built from nothing. */
  default Moves moves(S state, Seat seat) {
    return moves(state, seat, null);
  }

  /** The story of a fact: lines for everybody and lines that only some seats may read. */
  List<Line> tell(S after, E event);

  /**
   * The report of a turn by post, at the fact with which it is complete; empty at every other fact,
   * and for games that know no such turns.
   */
  default Optional<Report> report(S after, E event) {
    return Optional.empty();
  }

  /** The fact as the record of the finished game shows it. */
  E disclosed(E event);

  /**
   * False for a fact that not even the record of the finished game may show to have been there; the
   * others lead to the same end without it.
   */
  default boolean isDisclosed(E event) {
    return true;
  }

  /** Sums that do not hold, each in a sentence for developers; empty when the state is sound. */
  List<String> violations(S state);

  /** The computer player of the house. */
  Bot<A, ?> bot();
}
