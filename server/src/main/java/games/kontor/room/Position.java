package games.kontor.room;

import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Listed;
import games.kontor.game.Moves;
import games.kontor.game.Outcome;
import games.kontor.game.Seat;
import games.kontor.game.Shown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A game as it stands after a row: the immutable state and all that follows from it, each worked
 * out once, when it is first asked for. Views, clocks, lists, bots, snapshots and replay read
 * positions. Not thread-safe: it belongs to whoever holds the room.
 */
final class Position<S> {
  private final Game<S, ?, ?> game;
  private final S state;
  private @Nullable Shown<S> before;
  private @Nullable Record table;
  private @Nullable List<Integer> toAct;
  private @Nullable List<Deadline> deadlines;
  private @Nullable Outcome outcome;
  private boolean outcomeKnown;
  private @Nullable Record[] hands = {};
  private final List<@Nullable Listed<S>> listed;

  private Position(
      Game<S, ?, ?> game, S state, @Nullable Shown<S> before, List<@Nullable Listed<S>> listed) {
    this.game = game;
    this.state = state;
    this.before = before;
    this.listed = new ArrayList<>(listed);
  }

  /** The first of a game. */
  static <S> Position<S> first(Game<S, ?, ?> game, S state) {
    return new Position<>(game, state, null, List.of());
  }

  /** The next one; what has not changed since it was last shown or listed is shared. */
  Position<S> next(S then) {
    return new Position<>(game, then, table == null ? before : new Shown<>(state, table), listed);
  }

  S state() {
    return state;
  }

  /** What everybody may see. */
  Record table() {
    Record known = table;
    if (known == null) {
      known = game.table(state, before);
      table = known;
      before = null;
    }
    return known;
  }

  /** The numbers of the seats that are waited for. */
  List<Integer> toAct() {
    List<Integer> known = toAct;
    if (known == null) {
      var seats = game.toAct(state);
      var numbers = new Integer[seats.size()];
      Arrays.setAll(numbers, i -> seats.get(i).number());
      known = List.of(numbers);
      toAct = known;
    }
    return known;
  }

  /** The round that is played, where the game tells one. */
  OptionalInt round() {
    return game.round(state);
  }

  /** All clocks, the secret ones too. */
  List<Deadline> deadlines() {
    List<Deadline> known = deadlines;
    if (known == null) {
      known = List.copyOf(game.deadlines(state));
      deadlines = known;
    }
    return known;
  }

  /** Present once the game is over. */
  Optional<Outcome> outcome() {
    if (!outcomeKnown) {
      outcome = game.outcome(state).orElse(null);
      outcomeKnown = true;
    }
    return Optional.ofNullable(outcome);
  }

  /** The number of the last postal turn that everybody may read of, or 0. */
  int reported() {
    return game.reported(state);
  }

  /** What only this seat may see. */
  Record hand(int seat) {
    if (hands.length < seat) {
      hands = Arrays.copyOf(hands, seat);
    }
    Record known = hands[seat - 1];
    if (known == null) {
      known = game.hand(state, Seat.of(seat));
      hands[seat - 1] = known;
    }
    return known;
  }

  /**
   * Lets go of what was worked out for this seat, and of the state that it was worked out from; 0
   * is none.
   */
  void forget(int seat) {
    if (seat > 0 && seat <= hands.length) {
      hands[seat - 1] = null;
    }
    if (seat > 0 && seat <= listed.size()) {
      listed.set(seat - 1, null);
    }
  }

  /** What this seat may do. */
  @SuppressWarnings("ReferenceEquality") // Listed here or in a position before.
  Moves moves(int seat) {
    while (listed.size() < seat) {
      listed.add(null);
    }
    Listed<S> known = listed.get(seat - 1);
    if (known == null || known.state() != state) {
      known = new Listed<>(state, game.moves(state, Seat.of(seat), known));
      listed.set(seat - 1, known);
    }
    return known.moves();
  }
}
