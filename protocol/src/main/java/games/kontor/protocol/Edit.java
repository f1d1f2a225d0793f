package games.kontor.protocol;

import com.fasterxml.jackson.annotation.JsonCreator;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One change of a view, on the wire an array: {@code [path, value]} puts a value, {@code [path]}
 * takes away a key or an element of a list, whose later ones move up.
 *
 * <p>A path names components, map keys and list places from the root, joined by {@code /}; the
 * empty path is the whole view. In a list the last step {@code -} adds to the end and {@code +3}
 * puts a new element in before place 3. In a step {@code ~0} stands for {@code ~}, {@code ~1} for
 * {@code /} and {@code ~2} for a dot at its beginning.
 *
 * <p>A path that begins with dots goes on from the one of the edit before: each dot drops one of
 * its last steps. After {@code table/squares/C4/owner}, {@code .price} is {@code
 * table/squares/C4/price} and {@code ..C5/owner} is {@code table/squares/C5/owner}.
 */
public record Edit(String path, boolean gone, @Nullable Object value) {

  static Edit put(String path, @Nullable Object value) {
    return new Edit(path, false, value);
  }

  static Edit take(String path) {
    return new Edit(path, true, null);
  }

  @JsonCreator
  static Edit of(List<@Nullable Object> array) {
    if (array.isEmpty() || array.size() > 2 || !(array.getFirst() instanceof String path)) {
      throw new IllegalArgumentException("an edit is [path] or [path, value]");
    }
    return array.size() == 1 ? take(path) : put(path, array.get(1));
  }

  /** The same edits, each with its whole path. */
  public static List<Edit> spelledOut(List<Edit> edits) {
    var whole = new ArrayList<Edit>(edits.size());
    String before = "";
    for (Edit edit : edits) {
      before = spelledOut(before, edit.path);
      whole.add(new Edit(before, edit.gone, edit.value));
    }
    return List.copyOf(whole);
  }

  /**
   * The whole path of one that follows another, which is whole. Throws IllegalArgumentException if
   * it drops more steps than there are.
   */
  static String spelledOut(String before, String path) {
    int dots = 0;
    int end = before.length();
    while (dots < path.length() && path.charAt(dots) == '.') {
      if (end <= 0) {
        throw new IllegalArgumentException(path + " cannot follow " + before);
      }
      end = before.lastIndexOf('/', end - 1);
      dots++;
    }
    String rest = path.substring(dots);
    return dots == 0 || end <= 0 ? rest : before.substring(0, end + 1) + rest;
  }

  /** A step of a path as the key or place that it names. */
  static String unescaped(String step) {
    return step.indexOf('~') < 0
        ? step
        : step.replace("~2", ".").replace("~1", "/").replace("~0", "~");
  }

  static String escaped(String key) {
    if (key.indexOf('/') < 0 && key.indexOf('~') < 0 && !key.startsWith(".")) {
      return key;
    }
    String step = key.replace("~", "~0").replace("/", "~1");
    return step.startsWith(".") ? "~2" + step.substring(1) : step;
  }
}
