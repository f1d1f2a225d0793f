package games.kontor.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.Edits;
import games.kontor.protocol.Wire;
import java.io.IOException;

/** What a page of the protocol before this one has after the frames that it was sent. */
final class PictureBefore {
  private final ArrayNode lines = Wire.mapper().createArrayNode();
  private JsonNode view = MissingNode.getInstance();
  private JsonNode own = MissingNode.getInstance();
  private long v;
  private long h;

  void take(byte[] frame) {
    var message = (ObjectNode) read(frame);
    switch (message.path("type").asText()) {
      case "snapshot" -> {
        view = message.path("view");
        own = message.path("own");
        v = message.path("v").asLong();
        h = message.path("h").asLong();
        lines.removeAll();
        lines.addAll(message.withArray("lines"));
      }
      case "patch" -> {
        follows(++v, message.path("v"));
        view = Edits.applied(view, message.path("edits"));
        lines.addAll(message.withArray("lines"));
        if (message.has("own")) {
          takeOwn(message.path("own"));
        }
      }
      case "hand" -> takeOwn(message);
      default -> {}
    }
  }

  private void takeOwn(JsonNode part) {
    follows(++h, part.path("h"));
    own = Edits.applied(own, part.path("edits"));
  }

  private static void follows(long number, JsonNode said) {
    if (number != said.asLong()) {
      throw new AssertionError("expected number " + number + ", there was " + said);
    }
  }

  static JsonNode read(byte[] frame) {
    try {
      return Wire.mapper().readTree(frame);
    } catch (IOException e) {
      throw new IllegalArgumentException(Wire.text(frame), e);
    }
  }

  JsonNode view() {
    return view;
  }

  JsonNode own() {
    return own;
  }

  /** The public lines since the last snapshot, with those in it. */
  ArrayNode lines() {
    return lines;
  }
}
