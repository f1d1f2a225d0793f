package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.AbstractMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The map, immutable. What follows from it is worked out when it is first asked for, and what has
 * not changed since the board before is the same object.
 */
final class Board extends AbstractMap<Square, Tile> {
  private final SquareMap<Tile> tiles;
  private final Tariffs tariffs;
  private @Nullable List<Estate> before;
  private @Nullable List<Estate> estates;
  private @Nullable List<Square> forSale;
  private byte @Nullable [] lakes;
  private byte @Nullable [] mountains;

  private Board(SquareMap<Tile> tiles, @Nullable List<Estate> before, Tariffs tariffs) {
    this.tiles = tiles;
    this.before = before;
    this.tariffs = tariffs;
  }

  /** Throws IllegalArgumentException if a square is missing. */
  static Board copyOf(Map<Square, Tile> map) {
    return map instanceof Board already
        ? already
        : new Board(SquareMap.complete(map), null, new Tariffs());
  }

  static Board of(Function<Square, Tile> tile) {
    return copyOf(SquareMap.of(tile));
  }

  Tile on(Square square) {
    return tiles.on(square);
  }

  SquareMap<Tile> tiles() {
    return tiles;
  }

  /** The board with other tiles on these squares. */
  Board with(List<Square> squares, UnaryOperator<Tile> change) {
    var board = new Board(tiles.with(squares, change), estates == null ? before : estates, tariffs);
    if (squares.stream().allMatch(square -> sameOwner(board, square))) {
      board.estates = estates;
      board.forSale = forSale;
    }
    if (squares.stream().allMatch(square -> ownable(square) && board.ownable(square))) {
      board.lakes = lakes;
      board.mountains = mountains;
    }
    return board;
  }

  Board with(Square square, Tile tile) {
    return with(List.of(square), _ -> tile);
  }

  private boolean sameOwner(Board other, Square square) {
    return Objects.equals(on(square).owner(), other.on(square).owner());
  }

  private boolean ownable(Square square) {
    return on(square).kind().canBeOwned();
  }

  /** Prices and taxes that were worked out last, on this board or one before. */
  Tariffs tariffs() {
    return tariffs;
  }

  /** What the bank sells; the same object as long as no square changes hands. */
  List<Square> forSale() {
    List<Square> known = forSale;
    if (known == null) {
      known = Square.inReadingOrder().stream().filter(square -> on(square).forSale()).toList();
      forSale = known;
    }
    return known;
  }

  /** What a player owns. */
  Estate estate(Seat seat) {
    return estates().get(seat.index());
  }

  /** What everybody owns, by seat; the same object as long as no square changes hands. */
  List<Estate> estates() {
    List<Estate> known = estates;
    if (known == null) {
      known = Estate.all(tiles, before);
      estates = known;
      before = null;
    }
    return known;
  }

  /** How many connected squares are lakes. */
  int lakesBeside(Square square) {
    byte[] known = lakes;
    if (known == null) {
      known = beside(Kind.LAKE);
      lakes = known;
    }
    return known[square.index()];
  }

  /** How many connected squares are mountains. */
  int mountainsBeside(Square square) {
    byte[] known = mountains;
    if (known == null) {
      known = beside(Kind.MOUNTAIN);
      mountains = known;
    }
    return known[square.index()];
  }

  private byte[] beside(Kind kind) {
    byte[] counts = new byte[tiles.size()];
    for (Square square : Square.inReadingOrder()) {
      counts[square.index()] = (byte) beside(square, kind);
    }
    return counts;
  }

  /** How many connected squares are of the kind. */
  int beside(Square square, Kind kind) {
    int count = 0;
    for (Square neighbour : square.neighbours()) {
      count += on(neighbour).kind() == kind ? 1 : 0;
    }
    return count;
  }

  @Override
  public @Nullable Tile get(@Nullable Object key) {
    return tiles.get(key);
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return tiles.containsKey(key);
  }

  @Override
  public Set<Entry<Square, Tile>> entrySet() {
    return tiles.entrySet();
  }
}
