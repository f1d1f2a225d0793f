package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One viewer of a scenario: every frame that he was sent, what he has by folding them, and what the
 * log told him in this step.
 */
final class Onlooker {
  private final int seat;
  private final List<byte[]> frames = new ArrayList<>();
  private final Mirror mirror = new Mirror();
  private final ArrayNode lines = Wire.mapper().createArrayNode();
  private final ArrayNode ownLines = Wire.mapper().createArrayNode();

  /** {@code seat} is 0 for a spectator. */
  Onlooker(int seat) {
    this.seat = seat;
  }

  /** A new step begins: nothing was told in it yet. */
  void listen() {
    lines.removeAll();
    ownLines.removeAll();
  }

  /** Folds a frame. The lines in it are told now, those of a snapshot anew. */
  void take(byte[] frame) {
    frames.add(frame);
    mirror.take(frame);
    switch (Wire.decodeServer(frame)) {
      case ServerMessage.Snapshot snapshot -> {
        snapshot.lines().forEach(line -> tell(lines, line.code(), line.args()));
        snapshot.ownLines().forEach(line -> tell(ownLines, line.code(), line.args()));
      }
      case ServerMessage.Patch patch -> {
        patch.lines().forEach(line -> tell(lines, line.code(), line.args()));
        if (patch.own() != null) {
          patch.own().lines().forEach(line -> tell(ownLines, line.code(), line.args()));
        }
      }
      case ServerMessage.Hand hand ->
          hand.lines().forEach(line -> tell(ownLines, line.code(), line.args()));
      default -> {}
    }
  }

  private static void tell(ArrayNode to, String code, Map<String, Object> args) {
    to.addObject().put("code", code).set("args", Wire.tree(args));
  }

  /**
   * Folds a snapshot that is to show what this viewer has already; says what it shows otherwise.
   */
  Optional<String> takeAgain(byte[] snapshot) {
    JsonNode view = mirror.view();
    JsonNode own = mirror.own();
    take(snapshot);
    return Subset.inexact("/view", view, mirror.view())
        .or(() -> Subset.inexact("/own", own, mirror.own()))
        .map(wrong -> "the fresh snapshot is not what was sent before: " + wrong);
  }

  JsonNode table() {
    return mirror.table();
  }

  JsonNode hand() {
    return mirror.hand();
  }

  /** What he may do now, as it is sent. */
  JsonNode moves() {
    return mirror.own().path("moves");
  }

  /** The public lines told in this step. */
  JsonNode lines() {
    return lines;
  }

  /** The lines told in this step that are addressed to him. */
  JsonNode ownLines() {
    return ownLines;
  }

  /** How many frames he was sent. */
  int count() {
    return frames.size();
  }

  /** The first frame that shows something at a JSON pointer, and what; null is nothing. */
  Optional<String> shown(String pointer) {
    return find(pointer, found -> !found.isMissingNode() && !found.isNull());
  }

  /** True if a frame had a place of this pointer, be there null. */
  boolean knows(String pointer) {
    return find(pointer, found -> !found.isMissingNode()).isPresent();
  }

  private Optional<String> find(String pointer, Predicate<JsonNode> wanted) {
    var again = new Mirror();
    int number = 0;
    for (byte[] frame : frames) {
      number++;
      JsonNode message = again.take(frame);
      for (JsonNode place : places(message, again)) {
        JsonNode found = place.at(pointer);
        if (wanted.test(found)) {
          return Optional.of("frame " + number + " (" + Mirror.kind(message) + "): " + found);
        }
      }
    }
    return Optional.empty();
  }

  /** What he has now shows something at a JSON pointer, or a frame since the first so many does. */
  Optional<String> shownSince(int first, String pointer) {
    var places = new ArrayList<>(places(Wire.mapper().createObjectNode(), mirror));
    for (byte[] frame : frames.subList(first, frames.size())) {
      places.add(new Mirror().take(frame));
    }
    return places.stream()
        .map(place -> place.at(pointer))
        .filter(found -> !found.isMissingNode() && !found.isNull())
        .findFirst()
        .map(JsonNode::toString);
  }

  /**
   * Where pointers point into: a frame, table or hand, or all that he has as a snapshot and as
   * {@code then} write it.
   */
  private List<JsonNode> places(JsonNode message, Mirror had) {
    ObjectNode all = Wire.mapper().createObjectNode();
    all.set("view", had.view());
    all.set("own", had.own());
    all.set("table", had.table());
    all.putObject("hands").set(Integer.toString(seat), had.hand());
    all.putObject("tables").set(Integer.toString(seat), had.table());
    return List.of(message, had.table(), had.hand(), all);
  }
}
