package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.Wire;
import java.util.List;
import java.util.Optional;

/**
 * One step of a scenario as it is written: perhaps something happens, and then this must hold. What
 * is not expected is a missing node, an empty optional or an empty list.
 */
record WrittenStep(
    Viewer viewer,
    Happening happening,
    JsonNode then,
    JsonNode exactly,
    JsonNode contains,
    JsonNode lacks,
    JsonNode legal,
    JsonNode lines,
    Optional<List<String>> facts,
    Optional<String> refused,
    List<String> hidden,
    List<String> hiddenFromHere) {

  private static final List<String> CAUSES = List.of("do", "expire", "present", "reconnect");
  private static final List<String> OF_RULES = List.of("facts", "refused");
  private static final List<String> OF_SEATS = List.of("do", "present", "reconnect", "legal");
  private static final List<String> KEYS =
      List.of(
          "seat",
          "do",
          "expire",
          "present",
          "reconnect",
          "then",
          "exactly",
          "contains",
          "lacks",
          "tables",
          "legal",
          "lines",
          "facts",
          "refused",
          "hidden",
          "hiddenFromHere");

  /** Whom a step is about: a seat from 1, or 0 for a spectator. */
  record Viewer(int seat) {
    @Override
    public String toString() {
      return seat == 0 ? "the spectator" : "seat " + seat;
    }
  }

  /** What happens in a step. */
  sealed interface Happening {
    /** The viewer acts. */
    record Does(JsonNode action) implements Happening {}

    /** The clock of this name runs out. */
    record Expires(String clock) implements Happening {}

    /** The viewer goes away or comes back. */
    record Presence(boolean present) implements Happening {}

    /** The viewer's line breaks and he begins anew. */
    record Reconnects() implements Happening {}

    /** Only looked at. */
    record Nothing() implements Happening {}
  }

  /** Throws {@link BadScenario} for a step that says what cannot be, or nothing. */
  static WrittenStep read(JsonNode step, int players) {
    Written.onlyKnown("a step", step, KEYS);
    checkCauses(step);
    var viewer = viewer(step, players);
    boolean exact = thenIsExact(step);
    return new WrittenStep(
        viewer,
        happening(step, viewer),
        exact ? MissingNode.getInstance() : shown(step),
        exact ? shown(step) : Written.expectation(step.path("exactly"), "exactly"),
        Written.expectation(step.path("contains"), "contains"),
        Written.expectation(step.path("lacks"), "lacks"),
        step.path("legal"),
        step.path("lines"),
        step.has("facts")
            ? Optional.of(Written.texts(step.path("facts"), "facts"))
            : Optional.empty(),
        step.has("refused")
            ? Optional.of(Written.text(step.path("refused"), "refused"))
            : Optional.empty(),
        pointers(step, "hidden"),
        pointers(step, "hiddenFromHere"));
  }

  private static void checkCauses(JsonNode step) {
    var causes = CAUSES.stream().filter(step::has).toList();
    if (causes.size() > 1) {
      throw new BadScenario("one step has one cause, not " + String.join(" and ", causes));
    }
    boolean rulesAreAsked = !causes.isEmpty() && !causes.contains("reconnect");
    for (String key : OF_RULES) {
      if (step.has(key) && !rulesAreAsked) {
        throw new BadScenario(key + " is expected where nothing happens");
      }
    }
    if (step.has("lines") && causes.isEmpty()) {
      throw new BadScenario("lines are expected where nothing happens");
    }
    if (step.size() == (step.has("seat") ? 1 : 0)) {
      throw new BadScenario("nothing happens and nothing is expected");
    }
  }

  private static Viewer viewer(JsonNode step, int players) {
    JsonNode seat = step.path("seat");
    for (String key : OF_SEATS) {
      if (step.has(key) && seat.isMissingNode()) {
        throw new BadScenario(key + " needs a seat");
      }
    }
    boolean spectator = seat.isMissingNode() || seat.asText().equals("spectator");
    if (spectator && (step.has("present") || step.has("legal"))) {
      throw new BadScenario(
          (step.has("present") ? "present" : "legal") + " is for seats, not for the spectator");
    }
    if (spectator) {
      return new Viewer(0);
    }
    int number = seat.isInt() ? seat.intValue() : 0;
    if (number < 1 || number > players) {
      throw new BadScenario(
          "there is no seat " + seat + ", but 1 to " + players + " and \"spectator\"");
    }
    return new Viewer(number);
  }

  private static Happening happening(JsonNode step, Viewer viewer) {
    if (step.has("do")) {
      return new Happening.Does(step.path("do"));
    }
    if (step.has("expire")) {
      return new Happening.Expires(Written.text(step.path("expire"), "expire"));
    }
    if (step.has("present")) {
      return new Happening.Presence(Written.flag(step.path("present"), "present"));
    }
    if (!step.has("reconnect")) {
      return new Happening.Nothing();
    }
    if (!Written.flag(step.path("reconnect"), "reconnect")) {
      throw new BadScenario("reconnect is true, or " + viewer + " does nothing");
    }
    return new Happening.Reconnects();
  }

  /** What {@code then} expects, and with it the tables by seat that may stand beside it. */
  private static JsonNode shown(JsonNode step) {
    JsonNode then = Written.expectation(step.path("then"), "then");
    JsonNode tables = Written.expectation(step.path("tables"), "tables");
    if (tables.isMissingNode()) {
      return then;
    }
    ObjectNode both = Wire.mapper().createObjectNode();
    then.properties().forEach(part -> both.set(part.getKey(), part.getValue()));
    both.set("tables", tables);
    return both;
  }

  /** {@code "exactly": true} means what {@code then} says. */
  private static boolean thenIsExact(JsonNode step) {
    if (!step.path("exactly").isBoolean()) {
      return false;
    }
    if (!step.path("exactly").booleanValue() || !step.has("then")) {
      throw new BadScenario("exactly names all that is shown, or is true beside then");
    }
    return true;
  }

  private static List<String> pointers(JsonNode step, String key) {
    if (!step.has(key)) {
      return List.of();
    }
    var pointers = Written.texts(step.path(key), key);
    if (pointers.isEmpty()) {
      throw new BadScenario(key + " names nothing");
    }
    for (String pointer : pointers) {
      if (!pointer.startsWith("/")) {
        throw new BadScenario(key + " are JSON pointers such as /table/owner, not " + pointer);
      }
    }
    return pointers;
  }
}
