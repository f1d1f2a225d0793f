package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import games.kontor.protocol.Edits;
import games.kontor.protocol.Wire;
import java.io.IOException;

/**
 * What a viewer has after the frames he was sent: the public view and his own, folded from a
 * snapshot and the patches behind it, as a browser does it. Frames that are no views are passed
 * over.
 */
final class Mirror {
  private JsonNode view = MissingNode.getInstance();
  private JsonNode own = MissingNode.getInstance();
  private String epoch = "";
  private long v;
  private long h;
  private boolean torn;
  private boolean confirmed;

  /** Folds the next frame and returns it. */
  JsonNode take(byte[] frame) {
    JsonNode message = read(frame);
    switch (message.path("type").asText()) {
      case "snapshot" -> begin(message);
      case "patch" -> {
        torn |= message.path("v").longValue() != v + 1;
        v = message.path("v").longValue();
        view = Edits.applied(view, message.path("edits"));
        if (message.has("own")) {
          takeOwn(message.path("own"));
        }
      }
      case "hand" -> takeOwn(message);
      default -> {}
    }
    return message;
  }

  private void takeOwn(JsonNode part) {
    torn |= part.path("h").longValue() != h + 1;
    h = part.path("h").longValue();
    own = Edits.applied(own, part.path("edits"));
  }

  private static JsonNode read(byte[] frame) {
    try {
      return Wire.mapper().readTree(frame);
    } catch (IOException e) {
      throw new IllegalStateException("not JSON: " + Wire.text(frame), e);
    }
  }

  private void begin(JsonNode snapshot) {
    confirmed =
        !torn
            && v == snapshot.path("v").longValue()
            && h == snapshot.path("h").longValue()
            && view.equals(snapshot.path("view"))
            && own.equals(snapshot.path("own"));
    view =
        snapshot.path("view").isObject()
            ? snapshot.path("view")
            : Edits.applied(view, snapshot.path("edits"));
    own = snapshot.path("own");
    epoch = snapshot.path("epoch").asText();
    v = snapshot.path("v").longValue();
    h = snapshot.path("h").longValue();
    torn = false;
  }

  /** The public view; missing before the first snapshot. */
  JsonNode view() {
    return view;
  }

  /** The own view; null for one without a seat. */
  JsonNode own() {
    return own;
  }

  /** The public table of the game. */
  JsonNode table() {
    return view.path("table");
  }

  /** The own hand in the game. */
  JsonNode hand() {
    return own.path("hand");
  }

  String epoch() {
    return epoch;
  }

  long v() {
    return v;
  }

  /** The number of the last change of the own view. */
  long h() {
    return h;
  }

  /** True if a frame is missing between those that came since the last snapshot. */
  boolean torn() {
    return torn;
  }

  /** True if the last snapshot, a whole one, showed exactly what had been folded before it. */
  boolean confirmed() {
    return confirmed;
  }
}
