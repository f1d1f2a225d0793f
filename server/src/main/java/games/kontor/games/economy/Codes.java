package games.kontor.games.economy;

import games.kontor.game.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what players write, with the codes of section 5 for what does not exist. */
final class Codes {
  private Codes() {}

  /** Throws {@link Refusal} {@code bad-space} for what is no space. */
  static Space space(String name) {
    return found(name).orElseThrow(() -> Refusal.of("bad-space", "space", name));
  }

  /** Throws {@link Refusal} {@code bad-corner} for what is no corner. */
  static Space corner(String name) {
    return found(name)
        .filter(Space.CORNERS::contains)
        .orElseThrow(() -> Refusal.of("bad-corner", "corner", name));
  }

  /** The path as far as its spaces exist; empty if one does not. */
  static Optional<List<Space>> path(List<String> names) {
    var path = new ArrayList<Space>();
    for (String name : names) {
      var space = found(name);
      if (space.isEmpty()) {
        return Optional.empty();
      }
      path.add(space.get());
    }
    return Optional.of(path);
  }

  private static Optional<Space> found(String name) {
    return Space.ALL.stream().filter(space -> space.toString().equals(name)).findFirst();
  }
}
