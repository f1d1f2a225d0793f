package games.kontor.games.economy;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where a player's piece is: on a space, or outside the board. {@code outside} is null for a piece
 * on the board, and for one that was hit and has no corner yet.
 */
public record Piece(@Nullable Space space, @Nullable Outside outside) {

  /** Where a piece outside may enter: at any corner before its first move, else at one (R9). */
  public enum Outside {
    ANY(Space.CORNERS),
    A1(Space.CORNERS.subList(0, 1)),
    A8(Space.CORNERS.subList(1, 2)),
    H1(Space.CORNERS.subList(2, 3)),
    H8(Space.CORNERS.subList(3, 4));

    private final List<Space> entries;

    Outside(List<Space> entries) {
      this.entries = entries;
    }

    private static Outside at(Space corner) {
      return Stream.of(A1, A8, H1, H8)
          .filter(outside -> outside.entries.contains(corner))
          .findFirst()
          .orElseThrow();
    }
  }

  static final Piece NEW = new Piece(null, Outside.ANY);
  static final Piece HIT = new Piece(null, null);

  public Piece {
    outside = space == null ? outside : null;
  }

  static Piece on(Space space) {
    return new Piece(space, null);
  }

  static Piece waitingAt(Space corner) {
    return new Piece(null, Outside.at(corner));
  }

  /** The spaces that may be its first step (4.1), in list order. */
  List<Space> firstSteps() {
    if (space != null) {
      return space.neighbours();
    }
    return outside == null ? List.of() : outside.entries;
  }

  /** The space it stands on, or {@code outside}. */
  String place() {
    return space == null ? "outside" : space.toString();
  }
}
