package games.kontor.cluster;

import games.kontor.host.Keeper;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.RoomCommand;
import games.kontor.room.Standing;
import io.vertx.core.Future;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What one process asks another about a room without following it, and the answer, as JSON: {@code
 * what} names the question.
 */
final class Question {
  private static final String WHAT = "what";
  private static final String ROOM = "room";
  private static final String PLAYER = "player";
  private static final String ANSWER = "answer";

  private Question() {}

  static JsonObject ask(String room, RoomCommand.Asked command) {
    String message = Wire.text(Wire.encode(command.message()));
    return of("ask", room, command.player()).put("message", message);
  }

  static JsonObject standing(String room, String player) {
    return of("standing", room, player);
  }

  static JsonObject seen(String room, String standIn, long withinMillis) {
    return of("seen", room, standIn).put("withinMillis", withinMillis);
  }

  static JsonObject readdress(String room, String standIn) {
    return of("readdress", room, standIn);
  }

  static JsonObject takeSeat(String room, String token, String player) {
    return of("take-seat", room, player).put("token", token);
  }

  static JsonObject order(String room, RoomCommand.Order order) {
    return new JsonObject().put(WHAT, "order").put(ROOM, room).put("order", order.name());
  }

  private static JsonObject of(String what, String room, String player) {
    return new JsonObject().put(WHAT, what).put(ROOM, room).put(PLAYER, player);
  }

  /** The room that a question is about. */
  static String room(JsonObject question) {
    return question.getString(ROOM);
  }

  /** Asks the rooms of this process. Throws IllegalArgumentException for what is no question. */
  static Future<JsonObject> put(JsonObject question, Keeper keeper) {
    String room = question.getString(ROOM);
    String player = question.getString(PLAYER);
    return switch (question.getString(WHAT, "")) {
      case "ask" -> {
        keeper.ask(room, new RoomCommand.Asked(player, message(question)));
        yield Future.succeededFuture(new JsonObject());
      }
      case "standing" -> keeper.standing(room, player).map(Question::told);
      case "seen" ->
          keeper.seen(room, player, question.getLong("withinMillis")).map(Question::answer);
      case "readdress" -> keeper.readdress(room, player).map(done -> new JsonObject());
      case "take-seat" ->
          keeper
              .takeSeat(room, question.getString("token"), player)
              .map(code -> code.map(Question::answer).orElseGet(JsonObject::new));
      case "order" ->
          keeper
              .order(room, RoomCommand.Order.valueOf(question.getString("order")))
              .map(code -> code.map(Question::answer).orElseGet(JsonObject::new));
      default -> throw new IllegalArgumentException("no question: " + question.getString(WHAT));
    };
  }

  private static ClientMessage.ToRoom message(JsonObject question) {
    try {
      byte[] frame = question.getString("message").getBytes(StandardCharsets.UTF_8);
      if (Wire.decode(frame) instanceof ClientMessage.ToRoom message) {
        return message;
      }
    } catch (Wire.BadFrame bad) {
      throw new IllegalArgumentException("no message to a room", bad);
    }
    throw new IllegalArgumentException("no message to a room");
  }

  private static JsonObject answer(Object value) {
    return new JsonObject().put(ANSWER, value);
  }

  private static JsonObject told(Optional<Standing> standing) {
    return standing
        .map(
            now ->
                answer(
                    new JsonObject()
                        .put("toAct", new JsonArray(now.toAct()))
                        .put("paused", now.paused())
                        .put("round", now.round())
                        .put("leftMillis", now.leftMillis())))
        .orElseGet(JsonObject::new);
  }

  static Optional<Standing> toldStanding(JsonObject answer) {
    return Optional.ofNullable(answer.getJsonObject(ANSWER)).map(Question::standing);
  }

  private static Standing standing(JsonObject told) {
    List<Integer> toAct =
        told.getJsonArray("toAct").stream().map(seat -> ((Number) seat).intValue()).toList();
    return new Standing(
        toAct, told.getBoolean("paused"), told.getInteger("round"), told.getLong("leftMillis"));
  }

  static boolean toldSeen(JsonObject answer) {
    return answer.getBoolean(ANSWER, false);
  }

  static Optional<String> toldCode(JsonObject answer) {
    return Optional.ofNullable(answer.getString(ANSWER));
  }
}
