package games.kontor.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.Edits;
import games.kontor.protocol.Wire;
import java.io.IOException;

/**
 * Tells one page of the protocol before this one what is sent, as that had it: lines and clocks are
 * objects, a patch has its type, and what several moves name stands in each place instead of its
 * name. For the last of these the own view is kept, and told whole where it has changed. What this
 * costs is bounded by what the page is sent: each frame is read once, and nothing is kept but the
 * last own view, as bytes.
 */
final class FramesBefore {
  private static final byte[] NO_VIEW = Wire.bytes(NullNode.getInstance());

  private byte[] own = NO_VIEW;

  /** The frame as that page reads it; the same bytes where nothing has changed since. */
  byte[] told(byte[] frame) {
    var message = (ObjectNode) read(frame);
    return switch (message.path("type").asText("patch")) {
      case "snapshot" -> snapshot(message);
      case "patch" -> patch(message);
      case "hand" -> hand(message);
      case "lines" -> lines(message);
      default -> frame;
    };
  }

  private byte[] snapshot(ObjectNode snapshot) {
    nameLines(snapshot, "lines", "n");
    nameLines(snapshot, "ownLines", "after");
    nameClocks(snapshot);
    JsonNode view = snapshot.path("own");
    own = Wire.bytes(view);
    snapshot.set("own", MovesBefore.spelledOut(view));
    return Wire.bytes(snapshot);
  }

  private byte[] patch(ObjectNode patch) {
    nameLines(patch, "lines", "n");
    nameClocks(patch);
    if (patch.path("own") instanceof ObjectNode part) {
      ownPart(part);
    }
    return Wire.bytes(patch.objectNode().put("type", "patch").setAll(patch));
  }

  private byte[] hand(ObjectNode hand) {
    ownPart(hand);
    return Wire.bytes(hand);
  }

  private static byte[] lines(ObjectNode answer) {
    nameLines(answer, "lines", "n");
    nameLines(answer, "ownLines", "after");
    return Wire.bytes(answer);
  }

  private void ownPart(ObjectNode part) {
    nameLines(part, "lines", "after");
    if (part.path("edits").isEmpty()) {
      return;
    }
    try {
      JsonNode view = Edits.applied(read(own), part.path("edits"));
      own = Wire.bytes(view);
      part.putArray("edits").addArray().add("").add(MovesBefore.spelledOut(view));
    } catch (Edits.Misfit e) {
      // Told as it came: the page finds as well that it does not fit, and asks for all anew.
      own = NO_VIEW;
    }
  }

  private static void nameLines(ObjectNode around, String list, String number) {
    if (around.path(list) instanceof ArrayNode lines) {
      for (int i = 0; i < lines.size(); i++) {
        JsonNode line = lines.get(i);
        var named = lines.objectNode();
        named.set(number, line.path(0));
        named.set("code", line.path(1));
        named.set("args", line.has(2) ? line.path(2) : lines.objectNode());
        lines.set(i, named);
      }
    }
  }

  private static void nameClocks(ObjectNode frame) {
    if (frame.path("clocks").path("running") instanceof ArrayNode clocks) {
      for (int i = 0; i < clocks.size(); i++) {
        JsonNode clock = clocks.get(i);
        var named = clocks.objectNode();
        named.set("what", clock.path(0));
        if (clock.hasNonNull(3)) {
          named.set("seats", clock.path(3));
        }
        named.set("leftMillis", clock.path(1));
        if (clock.hasNonNull(2)) {
          named.set("fullMillis", clock.path(2));
        }
        clocks.set(i, named);
      }
    }
  }

  private static JsonNode read(byte[] json) {
    try {
      return Wire.mapper().readTree(json);
    } catch (IOException e) {
      throw new IllegalStateException("cannot read " + Wire.text(json), e);
    }
  }
}
