package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A square as everybody sees it: the kind is null while it lies face down. There are so few that
 * each is made once.
 */
record Face(@Nullable Kind kind, @Nullable Seat owner) {
  static final Face DOWN = new Face(null, null);

  private static final int SEATS = 8;
  private static final Map<Kind, List<Face>> UP = allUp();

  /** What lies on an open square. */
  static Face of(Tile tile) {
    Seat owner = tile.owner();
    return UP.getOrDefault(tile.kind(), List.of()).get(owner == null ? 0 : owner.number());
  }

  private static Map<Kind, List<Face>> allUp() {
    var faces = new EnumMap<Kind, List<Face>>(Kind.class);
    for (Kind kind : Kind.values()) {
      var ofKind = new ArrayList<Face>();
      ofKind.add(new Face(kind, null));
      Seat.all(SEATS).forEach(seat -> ofKind.add(new Face(kind, seat)));
      faces.put(kind, List.copyOf(ofKind));
    }
    return faces;
  }
}
