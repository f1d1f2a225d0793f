package games.kontor.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Edits applied to JSON, as every client does it. */
public final class Edits {
  private Edits() {}

  /** An edit does not fit the view that it was applied to, which is half changed now. */
  public static final class Misfit extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Misfit(JsonNode edits, RuntimeException cause) {
      super("one does not fit of " + edits, cause);
    }
  }

  /**
   * The view after the edits, in order; the given JSON is changed where it can be. Throws {@link
   * Misfit}.
   */
  public static JsonNode applied(JsonNode view, JsonNode edits) {
    try {
      return inOrder(view, edits);
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
      throw new Misfit(edits, e);
    }
  }

  private static JsonNode inOrder(JsonNode view, JsonNode edits) {
    JsonNode now = view;
    String path = "";
    for (JsonNode edit : edits) {
      path = Edit.spelledOut(path, edit.path(0).asText());
      if (path.isEmpty()) {
        now = edit.path(1);
      } else {
        apply(now, path, edit);
      }
    }
    return now;
  }

  private static void apply(JsonNode view, String path, JsonNode edit) {
    JsonNode parent = view;
    int from = 0;
    for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', from)) {
      parent = child(parent, Edit.unescaped(path.substring(from, slash)));
      from = slash + 1;
    }
    String step = Edit.unescaped(path.substring(from));
    switch (parent) {
      case ArrayNode list -> apply(list, step, edit);
      case ObjectNode object when edit.size() == 1 -> object.remove(step);
      case ObjectNode object -> object.set(step, edit.path(1));
      default -> throw new IllegalStateException("no place for " + edit);
    }
  }

  private static JsonNode child(JsonNode parent, String step) {
    return parent instanceof ArrayNode list ? list.path(Integer.parseInt(step)) : parent.path(step);
  }

  private static void apply(ArrayNode list, String step, JsonNode edit) {
    if (step.equals("-")) {
      list.add(edit.path(1));
    } else if (step.startsWith("+")) {
      list.insert(Integer.parseInt(step), edit.path(1));
    } else if (edit.size() == 1) {
      list.remove(Integer.parseInt(step));
    } else {
      list.set(Integer.parseInt(step), edit.path(1));
    }
  }
}
