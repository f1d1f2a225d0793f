package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What going to a legal destination would do, as far as everybody knows it: of a face-down card
 * nothing but that it lies there (6.4). {@code takes} a property card from the board, or {@code
 * pays} the seats so much, in order; {@code own}: a hit that turns a card of one's own down (R20).
 */
record Preview(
    Space to,
    List<Space> path,
    @Nullable Seat hit,
    boolean faceDown,
    @Nullable Card takes,
    List<Integer> pays,
    boolean own) {

  /** All that the seat on turn may choose, in list order. */
  static List<Preview> all(State state, Phase.Move phase) {
    return Paths.of(state, phase.die()).entrySet().stream()
        .map(way -> of(state, way.getKey(), way.getValue()))
        .toList();
  }

  private static Preview of(State state, Space to, List<Space> path) {
    Seat hit = state.pieceOn(to).orElse(null);
    Optional<Location> there = state.at(to);
    boolean faceDown = there.isPresent() && !there.get().faceUp();
    Card shown = there.filter(Location::faceUp).map(Location::card).orElse(null);
    if (shown == null) {
      return new Preview(to, path, hit, faceDown, null, List.of(), false);
    }
    if (hit != null) {
      boolean own = state.holder(shown).is(state.turn());
      return new Preview(to, path, hit, false, null, List.of(), own);
    }
    return state.part() == 1
        ? new Preview(to, path, null, false, free(state, shown), List.of(), false)
        : new Preview(to, path, null, false, null, Payment.shares(state, shown.sector()), false);
  }

  private static @Nullable Card free(State state, Card card) {
    return state.holder(card).equals(Holder.BOARD) ? card : null;
  }

  /** What it is worth to a seat whose time has run out (8). */
  private int value(State state) {
    if (own) {
      return -1;
    }
    if (state.part() == 1) {
      return takes == null ? 0 : takes.points();
    }
    if (faceDown) {
      return 1;
    }
    return pays.isEmpty() ? 0 : pays.get(state.turn().index());
  }

  /** The path to the best destination; of equal ones the first in list order (8). */
  static List<Space> standard(State state, Phase.Move phase) {
    Preview best = null;
    for (Preview preview : all(state, phase)) {
      best = best == null || preview.value(state) > best.value(state) ? preview : best;
    }
    if (best == null) {
      throw new IllegalStateException("there is nowhere to go");
    }
    return best.path();
  }
}
