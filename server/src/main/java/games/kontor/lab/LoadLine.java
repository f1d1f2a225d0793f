package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketConnectOptions;
import io.vertx.core.http.WebSocketFrame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One viewer's line to a server. When it is cut it comes back by itself, goes on from what it knows
 * and sends again what was not answered, as a browser does. What it is sent its mirror folds.
 * Everything happens on one event loop.
 */
final class LoadLine {
  private static final long FIRST_REST_MILLIS = 100;
  private static final long LONGEST_REST_MILLIS = 2_000;

  private final Vertx vertx;
  private final WebSocketClient client;
  private final List<String> addresses;
  private final Listener listener;
  private final Mirror mirror;
  private final Map<String, Asked> pending = new LinkedHashMap<>();
  private final Promise<Void> greeted = Promise.promise();
  private @Nullable WebSocket socket;
  private Buffer begun = Buffer.buffer();
  private @Nullable Promise<JsonNode> snapshot;
  private @Nullable String room;
  private String cookie = "";
  private long restMillis = FIRST_REST_MILLIS;
  private int place;
  private boolean up;
  private boolean wasCut;
  private boolean healing;
  private boolean ended;

  /** A command that waits for its answer. */
  private record Asked(ClientMessage.Command command, Promise<JsonNode> answer) {}

  /** Who is told what happens on the line. */
  interface Listener {
    /** A frame of so many bytes has come. */
    void heard(int bytes);

    /** A frame is folded of which something is kept. */
    void folded();

    /** The line was cut and is there again. */
    void returned();
  }

  /** Who is cut off tries the next of the servers, the first again after the last. */
  LoadLine(
      Vertx vertx,
      WebSocketClient client,
      List<String> urls,
      Mirror.Depth depth,
      Listener listener) {
    this.vertx = vertx;
    this.client = client;
    this.addresses =
        urls.stream().map(url -> url.replaceFirst("^http", "ws") + "/api/socket").toList();
    this.mirror = new Mirror(depth);
    this.listener = listener;
  }

  /** Completes when the server has said welcome. */
  Future<Void> open() {
    connect();
    return greeted.future();
  }

  private void connect() {
    var options = new WebSocketConnectOptions().setAbsoluteURI(addresses.get(place));
    if (!cookie.isEmpty()) {
      options.addHeader("Cookie", cookie);
    }
    client.connect(options).onComplete(this::connected, failure -> cut());
  }

  private void connected(WebSocket now) {
    String given = now.headers().get("Set-Cookie");
    if (given != null) {
      cookie = given.replaceFirst(";.*", "");
    }
    socket = now;
    now.frameHandler(this::collect);
    now.exceptionHandler(failure -> {}); // A close follows.
    now.closeHandler(nothing -> cut());
    send(new ClientMessage.Hello(Wire.PROTOCOL, null));
  }

  private void cut() {
    socket = null;
    begun = Buffer.buffer();
    wasCut |= up;
    up = false;
    healing = false;
    place = (place + 1) % addresses.size();
    if (!ended) {
      vertx.setTimer(restMillis, timer -> connectAgain());
      restMillis = Math.min(2 * restMillis, LONGEST_REST_MILLIS);
    }
  }

  private void connectAgain() {
    if (!ended) {
      connect();
    }
  }

  /** A message may come in several frames. */
  private void collect(WebSocketFrame frame) {
    if (!frame.isText() && !frame.isContinuation()) {
      return;
    }
    if (frame.isFinal() && begun.length() == 0) {
      receive(frame.binaryData().getBytes());
    } else {
      begun.appendBuffer(frame.binaryData());
      if (frame.isFinal()) {
        byte[] message = begun.getBytes();
        begun = Buffer.buffer();
        receive(message);
      }
    }
  }

  private void receive(byte[] frame) {
    listener.heard(frame.length);
    JsonNode message = mirror.take(frame);
    if (message.isMissingNode()) {
      return;
    }
    switch (Mirror.kind(message)) {
      case "welcome" -> welcome();
      case "snapshot" -> began(message);
      case "applied", "refused" -> answer(message.path("id").asText(), message);
      case "patch", "hand" -> applied(message.path("applied"));
      case "gone" -> vertx.setTimer(FIRST_REST_MILLIS, timer -> follow());
      default -> {}
    }
    if (mirror.torn() && !healing) {
      healing = true;
      send(new ClientMessage.Watch(String.valueOf(room), null, null, null));
    }
    listener.folded();
  }

  private void welcome() {
    restMillis = FIRST_REST_MILLIS;
    if (!greeted.tryComplete()) {
      follow();
    }
  }

  private void follow() {
    if (room != null && (mirror.epoch().isEmpty() || mirror.depth() != Mirror.Depth.ALL)) {
      send(new ClientMessage.Watch(room, null, null, null));
    } else if (room != null) {
      send(new ClientMessage.Watch(room, mirror.epoch(), mirror.v(), null));
    }
  }

  private void began(JsonNode message) {
    healing = false;
    var waiting = snapshot;
    snapshot = null;
    if (!up) {
      up = true;
      List.copyOf(pending.values()).forEach(asked -> send(asked.command()));
    }
    if (wasCut) {
      wasCut = false;
      listener.returned();
    }
    if (waiting != null) {
      waiting.complete(message);
    }
  }

  /** A patch or hand that comes of a command answers it as well. */
  private void applied(JsonNode id) {
    if (id.isTextual()) {
      answer(id.asText(), Wire.tree(new ServerMessage.Applied(id.asText())));
    }
  }

  private void answer(String id, JsonNode message) {
    var asked = pending.remove(id);
    if (asked != null) {
      asked.answer().complete(message);
    }
  }

  /** Follows a room from nothing; completes with the snapshot. */
  Future<JsonNode> watch(String code) {
    room = code;
    var promise = Promise.<JsonNode>promise();
    snapshot = promise;
    send(new ClientMessage.Watch(code, null, null, null));
    return promise.future();
  }

  /** Sends a command, if need be again; completes with its answer. */
  Future<JsonNode> ask(ClientMessage.Command command) {
    var asked = new Asked(command, Promise.promise());
    pending.put(command.id(), asked);
    if (up) {
      send(command);
    }
    return asked.answer().future();
  }

  private void send(ClientMessage message) {
    if (socket != null) {
      socket.writeTextMessage(Wire.text(Wire.encode(message)));
    }
  }

  /** What this viewer sees. */
  Mirror mirror() {
    return mirror;
  }

  /** The cookie that says who this is. */
  String cookie() {
    return cookie;
  }

  /** True while the room is followed. */
  boolean up() {
    return up;
  }

  /** True if nothing waits for an answer. */
  boolean settled() {
    return pending.isEmpty();
  }

  /** Ends the line for good. */
  void end() {
    ended = true;
    if (socket != null) {
      socket.close();
    }
  }
}
