package games.kontor.protocol;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One change of a view, on the wire an array: {@code [path, value]} puts a value, {@code [path]}
 * takes a key away. A path names components, map keys and list places from the root, joined by
 * {@code /}; the empty path is the whole view; a last step {@code -} adds to the end of a list.
 */
public record Edit(String path, boolean gone, @Nullable Object value) {

  static Edit put(String path, @Nullable Object value) {
    return new Edit(path, false, value);
  }

  static Edit take(String path) {
    return new Edit(path, true, null);
  }

  @JsonValue
  List<@Nullable Object> asArray() {
    var array = new ArrayList<@Nullable Object>(2);
    array.add(path);
    if (!gone) {
      array.add(value);
    }
    return array;
  }

  @JsonCreator
  static Edit of(List<@Nullable Object> array) {
    if (array.isEmpty() || array.size() > 2 || !(array.getFirst() instanceof String path)) {
      throw new IllegalArgumentException("an edit is [path] or [path, value]");
    }
    return array.size() == 1 ? take(path) : put(path, array.get(1));
  }
}
