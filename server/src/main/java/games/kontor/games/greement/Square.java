package games.kontor.games.greement;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the 100 squares of the map, named by column letter and row number such as {@code C4}.
 * There is one instance of each, in reading order A1, B1 … J1, A2 … J10.
 */
public final class Square implements Comparable<Square> {
  static final int SIDE = 10;

  private static final List<Square> ALL = all();
  private static final List<List<Square>> NEIGHBOURS = allNeighbours();

  private final int index;
  private final String name;

  private Square(int index) {
    this.index = index;
    this.name = (char) ('A' + index % SIDE) + Integer.toString(index / SIDE + 1);
  }

  /** Throws IllegalArgumentException for anything that is not exactly a square's name. */
  public static Square parse(String name) {
    if (name.length() == 2 || name.length() == 3) {
      int column = name.charAt(0) - 'A';
      int row = name.length() == 2 ? name.charAt(1) - '1' : name.endsWith("10") ? 9 : -1;
      if (column >= 0 && column < SIDE && row >= 0 && row < SIDE) {
        return at(column, row);
      }
    }
    throw new IllegalArgumentException("no square: " + name);
  }

  static List<Square> inReadingOrder() {
    return ALL;
  }

  private static Square at(int column, int row) {
    return ALL.get(row * SIDE + column);
  }

  /** The place in reading order, from 0. */
  int index() {
    return index;
  }

  int column() {
    return index % SIDE;
  }

  int row() {
    return index / SIDE;
  }

  /** The squares that share a side with this one; diagonals do not (R3). */
  List<Square> neighbours() {
    return NEIGHBOURS.get(index);
  }

  /** Columns and rows between the two, added. */
  int distanceTo(Square other) {
    return Math.abs(column() - other.column()) + Math.abs(row() - other.row());
  }

  /** True if they are so close that they cannot both be starts: the same or sharing a side. */
  boolean touches(Square other) {
    return distanceTo(other) < 2;
  }

  @Override
  public int compareTo(Square other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return name;
  }

  private static List<Square> all() {
    var squares = new ArrayList<Square>();
    for (int index = 0; index < SIDE * SIDE; index++) {
      squares.add(new Square(index));
    }
    return List.copyOf(squares);
  }

  private static List<List<Square>> allNeighbours() {
    var lists = new ArrayList<List<Square>>();
    for (Square square : ALL) {
      lists.add(ALL.stream().filter(other -> square.distanceTo(other) == 1).toList());
    }
    return List.copyOf(lists);
  }
}
