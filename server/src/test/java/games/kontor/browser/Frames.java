package games.kontor.browser;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** All that a page has received over WebSockets since it was opened, in order. */
final class Frames {
  private final List<String> received = new ArrayList<>();

  private Frames() {}

  /** To be called before the page goes anywhere. */
  static Frames of(Page page) {
    var frames = new Frames();
    page.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.received.add(frame.text())));
    return frames;
  }

  /** The frames so far. */
  List<String> all() {
    return List.copyOf(received);
  }

  /** The frames so far in which this number stands by itself, not as a part of another. */
  List<String> with(int number) {
    return with(Pattern.compile("(?<![0-9A-Za-z.])" + number + "(?![0-9A-Za-z.])").asPredicate());
  }

  /** The frames so far of this kind. */
  List<String> ofType(String type) {
    return with(frame -> frame.contains("\"type\":\"" + type + "\""));
  }

  /** The seats whose hands were in the snapshots so far. */
  Set<Integer> hands() {
    var seats = new TreeSet<Integer>();
    for (String frame : ofType("snapshot")) {
      var own = read(frame).path("own");
      if (!own.path("hand").isMissingNode()) {
        seats.add(own.path("seat").intValue());
      }
    }
    return seats;
  }

  private static JsonNode read(String frame) {
    try {
      return Wire.mapper().readTree(frame);
    } catch (JsonProcessingException e) {
      throw new AssertionError(frame, e);
    }
  }

  private List<String> with(Predicate<String> wanted) {
    return received.stream().filter(wanted).toList();
  }
}
