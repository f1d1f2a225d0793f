package games.kontor.games.economy;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the 64 spaces of the board, named by column letter and row number such as {@code c4}.
 * There is one instance of each; their order is the list order of the rules: a1, a2 … a8, b1 … h8.
 */
public final class Space implements Comparable<Space> {
  private static final int SIDE = 8;

  static final List<Space> ALL = all();

  /** a1, a8, h1, h8. */
  static final List<Space> CORNERS = ALL.stream().filter(Space::isCorner).toList();

  private static final List<List<Space>> NEIGHBOURS = around(false);
  private static final List<List<Space>> TOUCHING = around(true);

  private final int index;
  private final String name;

  private Space(int index) {
    this.index = index;
    this.name = "" + (char) ('a' + column()) + (row() + 1);
  }

  /** Throws IllegalArgumentException for anything that is not exactly a space's name. */
  public static Space parse(String name) {
    if (name.length() == 2) {
      int column = name.charAt(0) - 'a';
      int row = name.charAt(1) - '1';
      if (inside(column, row)) {
        return ALL.get(column * SIDE + row);
      }
    }
    throw new IllegalArgumentException("no space: " + name);
  }

  private static boolean inside(int column, int row) {
    return column >= 0 && column < SIDE && row >= 0 && row < SIDE;
  }

  private static List<Space> all() {
    var all = new ArrayList<Space>();
    for (int index = 0; index < SIDE * SIDE; index++) {
      all.add(new Space(index));
    }
    return List.copyOf(all);
  }

  private static List<List<Space>> around(boolean diagonally) {
    return ALL.stream()
        .map(
            space ->
                ALL.stream()
                    .filter(other -> other != space && space.isNextTo(other, diagonally))
                    .toList())
        .toList();
  }

  private boolean isNextTo(Space other, boolean diagonally) {
    int columns = Math.abs(column() - other.column());
    int rows = Math.abs(row() - other.row());
    return columns <= 1 && rows <= 1 && (diagonally || columns + rows == 1);
  }

  private boolean isCorner() {
    return column() % (SIDE - 1) == 0 && row() % (SIDE - 1) == 0;
  }

  private int column() {
    return index / SIDE;
  }

  private int row() {
    return index % SIDE;
  }

  /** Where it stands in the list order, from 0. */
  int index() {
    return index;
  }

  /** The bit of this space in a set of spaces that is written as a long. */
  long bit() {
    return 1L << index;
  }

  /** The spaces that share a side with this one, in list order. */
  List<Space> neighbours() {
    return NEIGHBOURS.get(index);
  }

  /** The spaces that share a side or a corner point with this one, in list order. */
  List<Space> touching() {
    return TOUCHING.get(index);
  }

  /** Columns and rows to walk. */
  int distance(Space other) {
    return Math.abs(column() - other.column()) + Math.abs(row() - other.row());
  }

  @Override
  public int compareTo(Space other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return name;
  }
}
