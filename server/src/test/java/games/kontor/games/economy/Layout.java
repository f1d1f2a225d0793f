package games.kontor.games.economy;

import java.util.ArrayList;
import java.util.List;

/** Cards on a board for tests. */
final class Layout {
  private Layout() {}

  /**
   * All cards face-up, in the order of the deck: on the rows 1, 2, 7 and 8 and, the last four, on
   * h3 to h6; seat 1 is to roll for the first time.
   */
  static State of(State opening) {
    var spaces = new ArrayList<>(Space.ALL);
    spaces.removeIf(space -> space.toString().matches("[a-g][3-6]"));
    return opening.edit(
        draft -> {
          for (Card card : Card.DECK) {
            draft.lay(card, spaces.removeFirst());
            draft.give(card, Holder.BOARD);
          }
          draft.phase = new Phase.Roll();
          draft.turnNumber = 1;
        });
  }

  /** The card lies there; what lay there goes to where this one was. */
  static State moved(State state, Card card, Space to, boolean faceUp) {
    Space from =
        state.locations().stream()
            .filter(location -> location.card() == card)
            .findFirst()
            .orElseThrow()
            .space();
    List<Location> changed =
        state.locations().stream()
            .map(
                location -> {
                  if (location.card() == card) {
                    return new Location(to, faceUp, card);
                  }
                  boolean yields = location.space().equals(to);
                  return yields ? new Location(from, location.faceUp(), location.card()) : location;
                })
            .toList();
    return state.edit(draft -> draft.locations = changed);
  }
}
