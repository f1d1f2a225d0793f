package games.kontor.games.greement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Scripts of the stream {@code tiles}. */
final class Tiles {
  private Tiles() {}

  /**
   * One shuffle with these tiles; lakes, mountains and mines not named lie at the end of the map.
   */
  static List<Object> where(Map<String, Kind> known) {
    var kinds = new ArrayList<>(Collections.nCopies(100, Kind.LAND));
    known.forEach((square, kind) -> kinds.set(Square.parse(square).index(), kind));
    var missing = new ArrayList<>(Starts.TILES);
    known.values().forEach(missing::remove);
    missing.removeIf(kind -> kind == Kind.LAND);
    for (Square square : Square.inReadingOrder().reversed()) {
      if (!missing.isEmpty() && !known.containsKey(square.toString())) {
        kinds.set(square.index(), missing.removeLast());
      }
    }
    return List.of(kinds.stream().map(Kind::toString).toList());
  }
}
