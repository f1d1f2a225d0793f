package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import games.kontor.protocol.Edits;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What a viewer has after the frames he was sent: the public view and his own, folded from a
 * snapshot and the patches behind it, as a browser does it. Frames that are no views are passed
 * over. A mirror of less depth does not even parse what it does not keep, so that thousands of them
 * cost a load generator little.
 */
final class Mirror {
  /** Reads faster than the strict one of the protocol. */
  private static final ObjectMapper READER = new ObjectMapper();

  private static final byte[] PATCH = ascii("{\"v\":");
  private static final byte[] HAND = ascii("{\"type\":\"hand\"");
  private static final byte[] OWN = ascii("\"own\":");
  private static final byte[] APPLIED = ascii("\"applied\":");

  /** How much a mirror keeps of what it is sent. */
  enum Depth {
    /** All, as a browser. */
    ALL,
    /** The own view, and what was answered. */
    OWN,
    /** Nothing. */
    NONE
  }

  private final Depth depth;
  private JsonNode view = MissingNode.getInstance();
  private JsonNode own = MissingNode.getInstance();
  private String epoch = "";
  private long v;
  private long h;
  private boolean torn;
  private boolean confirmed;

  /** A mirror that keeps everything. */
  Mirror() {
    this(Depth.ALL);
  }

  Mirror(Depth depth) {
    this.depth = depth;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** The kind of a frame; one that does not say it is a patch. */
  static String kind(JsonNode message) {
    return message.path("type").asText("patch");
  }

  /** Folds the next frame and returns it; missing if nothing in it is kept. */
  JsonNode take(byte[] frame) {
    if (!keeps(frame)) {
      return MissingNode.getInstance();
    }
    JsonNode message = read(frame);
    switch (kind(message)) {
      case "snapshot" -> begin(message);
      case "patch" -> {
        if (depth == Depth.ALL) {
          takePublic(message);
        }
        if (message.has("own")) {
          takeOwn(message.path("own"));
        }
      }
      case "hand" -> takeOwn(message);
      default -> {}
    }
    return message;
  }

  private void takePublic(JsonNode patch) {
    torn |= patch.path("v").longValue() != v + 1;
    v = patch.path("v").longValue();
    view = Edits.applied(view, patch.path("edits"));
  }

  private void takeOwn(JsonNode part) {
    torn |= part.path("h").longValue() != h + 1;
    h = part.path("h").longValue();
    own = Edits.applied(own, part.path("edits"));
  }

  private boolean keeps(byte[] frame) {
    return switch (depth) {
      case ALL -> true;
      case OWN -> !isAt(frame, 0, PATCH) || holds(frame, OWN) || holds(frame, APPLIED);
      case NONE -> !isAt(frame, 0, PATCH) && !isAt(frame, 0, HAND);
    };
  }

  private static boolean holds(byte[] frame, byte[] part) {
    for (int at = 0; at < frame.length; at++) {
      if (frame[at] == part[0] && isAt(frame, at, part)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAt(byte[] frame, int at, byte[] part) {
    return frame.length - at >= part.length
        && Arrays.equals(frame, at, at + part.length, part, 0, part.length);
  }

  private static JsonNode read(byte[] frame) {
    try {
      return READER.readTree(frame);
    } catch (IOException e) {
      throw new IllegalStateException("not JSON: " + Wire.text(frame), e);
    }
  }

  private void begin(JsonNode snapshot) {
    confirmed =
        !torn
            && h == snapshot.path("h").longValue()
            && own.equals(snapshot.path("own"))
            && (depth != Depth.ALL || showsWhatIsFolded(snapshot));
    if (depth == Depth.ALL) {
      view =
          snapshot.path("view").isObject()
              ? snapshot.path("view")
              : Edits.applied(view, snapshot.path("edits"));
    }
    own = snapshot.path("own");
    epoch = snapshot.path("epoch").asText();
    v = snapshot.path("v").longValue();
    h = snapshot.path("h").longValue();
    torn = false;
  }

  private boolean showsWhatIsFolded(JsonNode snapshot) {
    return v == snapshot.path("v").longValue() && view.equals(snapshot.path("view"));
  }

  /** The public view; missing before the first snapshot, and where it is not kept. */
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

  Depth depth() {
    return depth;
  }

  /**
   * True if the last snapshot, a whole one, showed exactly what had been folded before it, as far
   * as it was kept.
   */
  boolean confirmed() {
    return confirmed;
  }
}
