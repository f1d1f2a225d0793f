package games.kontor.game;

import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A line of the table's story as data: the code names a sentence of the client's catalogue, the
 * arguments fill it. An argument is a Seat, a whole number, a text (a square, a card id), or a list
 * of these. It is told to the seats in {@code to} alone; if that is empty, to everybody.
 */
public record Line(String code, Map<String, Object> args, List<Seat> to) {

  public Line {
    args = Fixed.copyOf(args);
    to = List.copyOf(to);
  }

  /** A line for everybody, without arguments. */
  public static Line of(String code) {
    return new Line(code, Collections.emptyMap(), List.of());
  }

  /** A line for everybody about one seat. */
  public static Line of(String code, Seat seat) {
    return of(code).with("seat", seat);
  }

  /** The same line with one more argument. */
  public Line with(String name, Object value) {
    return new Line(code, Fixed.with(args, name, value), to);
  }

  /** The same line, for these seats alone. */
  public Line to(Seat... seats) {
    return new Line(code, args, List.of(seats));
  }
}
