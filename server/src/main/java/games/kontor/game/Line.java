package games.kontor.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A line of the table's story as data: the code names a sentence of the client's catalogue, the
 * arguments fill it. An argument is a Seat, a whole number, a text (a square, a card id), or a list
 * of these.
 */
public record Line(String code, Map<String, Object> args) {

  public Line {
    args = Collections.unmodifiableMap(new LinkedHashMap<>(args));
  }

  /** A line without arguments. */
  public static Line of(String code) {
    return new Line(code, Collections.emptyMap());
  }

  /** A line about one seat. */
  public static Line of(String code, Seat seat) {
    return of(code).with("seat", seat);
  }

  /** The same line with one more argument. */
  public Line with(String name, Object value) {
    var more = new LinkedHashMap<>(args);
    more.put(name, value);
    return new Line(code, more);
  }
}
