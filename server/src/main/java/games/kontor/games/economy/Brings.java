package games.kontor.games.economy;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the card at a destination would bring whoever is to move, as far as everybody knows it: of a
 * face-down card nothing but that it lies there (6.4).
 */
enum Brings {
  /** Its property card is taken from the board. */
  TAKES,
  /** Its sector pays. */
  PAYS,
  /** Nobody sees what lies there. */
  FACE_DOWN,
  /** A hit turns a card of one's own down (R20). */
  OWN;

  /** Null if nothing that lies there would do anything. */
  static @Nullable Brings at(State state, Space to) {
    Location there = state.at(to).orElse(null);
    if (there == null) {
      return null;
    }
    if (!there.faceUp()) {
      return FACE_DOWN;
    }
    Holder holder = state.holder(there.card());
    if (state.pieceOn(to).isPresent()) {
      return holder.is(state.turn()) ? OWN : null;
    }
    if (state.part() == 2) {
      return PAYS;
    }
    return holder.equals(Holder.BOARD) ? TAKES : null;
  }

  /** Of each of these spaces where something would come of it, in list order. */
  static Map<Space, Brings> at(State state, List<Space> spaces) {
    var brings = new TreeMap<Space, Brings>();
    for (Space space : spaces) {
      Brings here = at(state, space);
      if (here != null) {
        brings.put(space, here);
      }
    }
    return Collections.unmodifiableMap(brings);
  }

  /** The canonical path to the best destination; of equal ones the first in list order (8). */
  static List<Space> standard(State state, Phase.Move phase) {
    var paths = Paths.of(state, phase.die());
    Space best = null;
    for (Space space : paths.destinations()) {
      best = best == null || value(state, space) > value(state, best) ? space : best;
    }
    if (best == null) {
      throw new IllegalStateException("there is nowhere to go");
    }
    return Objects.requireNonNull(paths.to(best));
  }

  /** What going there is worth to a seat whose time has run out (8). */
  private static int value(State state, Space to) {
    return switch (at(state, to)) {
      case TAKES -> card(state, to).points();
      case PAYS -> Payment.shares(state, card(state, to).sector()).get(state.turn().index());
      case FACE_DOWN -> state.part() == 1 ? 0 : 1;
      case OWN -> -1;
      case null -> 0;
    };
  }

  private static Card card(State state, Space space) {
    return state.at(space).orElseThrow().card();
  }
}
