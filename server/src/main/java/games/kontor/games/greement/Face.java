package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A square as everybody sees it: the kind is null while it lies face down. There are so few that
 * each is made once.
 */
record Face(@Nullable Kind kind, @Nullable Seat owner) {
  static final Face DOWN = new Face(null, null);

  private static final int SEATS = 8;
  private static final List<List<Face>> UP = allUp();

  /** What lies on an open square. */
  static Face of(Tile tile) {
    Seat owner = tile.owner();
    return UP.get(tile.kind().ordinal()).get(owner == null ? 0 : owner.number());
  }

  private static List<List<Face>> allUp() {
    var faces = new ArrayList<List<Face>>();
    for (Kind kind : Kind.values()) {
      var ofKind = new ArrayList<Face>();
      ofKind.add(new Face(kind, null));
      Seat.all(SEATS).forEach(seat -> ofKind.add(new Face(kind, seat)));
      faces.add(List.copyOf(ofKind));
    }
    return List.copyOf(faces);
  }
}
