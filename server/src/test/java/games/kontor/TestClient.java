package games.kontor;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonProcessingException;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A player or spectator on a real WebSocket, for tests on plain threads. Waiting for a frame ends
 * after some seconds with a failure.
 */
public final class TestClient implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 10;

  /** A client that nobody holds is collected, and its connections with it. */
  private final WebSocketClient client;

  private final WebSocket socket;
  private final BlockingQueue<String> frames = new LinkedBlockingQueue<>();
  private final List<String> seen = new ArrayList<>();
  private final CompletableFuture<Short> closed = new CompletableFuture<>();
  private final String cookie;
  private int ids;

  private TestClient(WebSocketClient client, WebSocket socket, @Nullable String cookie) {
    this.client = client;
    this.socket = socket;
    String given = socket.headers() == null ? null : socket.headers().get("Set-Cookie");
    this.cookie = given == null ? String.valueOf(cookie) : given.replaceFirst(";.*", "");
    socket.textMessageHandler(frames::add);
    socket.closeHandler(nothing -> closed.complete(socket.closeStatusCode()));
  }

  /** Connects as somebody new. */
  public static TestClient connect(Vertx vertx, int port) {
    return connect(vertx, port, new WebSocketConnectOptions(), null);
  }

  /** Connects with the identity of another connection. */
  public static TestClient connectAs(Vertx vertx, int port, TestClient other) {
    return connect(vertx, port, new WebSocketConnectOptions(), other.cookie);
  }

  /** Connects as somebody new whose machine takes in little that he has not read. */
  public static TestClient connectReadingLittle(Vertx vertx, int port) {
    var options = new WebSocketClientOptions().setReceiveBufferSize(4096);
    return connect(vertx.createWebSocketClient(options), port, new WebSocketConnectOptions(), null);
  }

  /** Connects with further options and a cookie. */
  public static TestClient connect(
      Vertx vertx, int port, WebSocketConnectOptions options, @Nullable String cookie) {
    return connect(vertx.createWebSocketClient(), port, options, cookie);
  }

  private static TestClient connect(
      WebSocketClient client, int port, WebSocketConnectOptions options, @Nullable String cookie) {
    options.setHost("localhost").setPort(port).setURI("/api/socket");
    if (cookie != null) {
      options.addHeader("Cookie", cookie);
    }
    return new TestClient(client, client.connect(options).await(), cookie);
  }

  /** The cookie of this identity, as a request carries it. */
  public String cookie() {
    return cookie;
  }

  /** Says hello and follows the room; returns the snapshot. */
  public ServerMessage.Snapshot follow(String room) {
    hello();
    return watch(room, null, null);
  }

  public void hello() {
    hello(Wire.PROTOCOL);
  }

  /** Says hello as a page that speaks this protocol. */
  public void hello(int protocol) {
    send(new ClientMessage.Hello(protocol, null));
    expect(ServerMessage.Welcome.class);
  }

  /** Follows the room from what is known. */
  public ServerMessage.Snapshot watch(String room, @Nullable String epoch, @Nullable Long v) {
    send(new ClientMessage.Watch(room, epoch, v, null));
    return expect(ServerMessage.Snapshot.class);
  }

  public void send(ClientMessage message) {
    sendText(Wire.text(Wire.encode(message)));
  }

  public void sendText(String frame) {
    socket.writeTextMessage(frame).await();
  }

  /** The socket itself, for what no client of ours does. */
  public WebSocket socket() {
    return socket;
  }

  /** A new id for a command. */
  public String id() {
    return "t" + ids++;
  }

  /** Sends a command and waits until it is done. */
  public void done(ClientMessage.Command command) {
    send(command);
    var answer = answer(command.id());
    if (answer instanceof ServerMessage.Refused) {
      fail("not done: " + answer);
    }
  }

  /** Sends a command and returns the code with which it is refused. */
  public String refused(ClientMessage.Command command) {
    send(command);
    return answer(command.id()) instanceof ServerMessage.Refused no
        ? no.code()
        : fail("not refused: " + command);
  }

  /** The answer to this command. */
  public ServerMessage answer(String id) {
    return next(message -> isAnswer(message, id));
  }

  private static boolean isAnswer(ServerMessage message, String id) {
    return switch (message) {
      case ServerMessage.Applied yes -> yes.id().equals(id);
      case ServerMessage.Refused no -> no.id().equals(id);
      case ServerMessage.Patch patch -> id.equals(patch.applied());
      case ServerMessage.Hand hand -> id.equals(hand.applied());
      default -> false;
    };
  }

  /** An action of the game, from its JSON. */
  public ClientMessage.Act act(String action) {
    try {
      return new ClientMessage.Act(id(), Wire.mapper().readTree(action));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(action, e);
    }
  }

  /** Follows the room and takes a free seat in it. */
  public void takeSeat(String room, String name) {
    follow(room);
    sit(name);
  }

  public void sit(String name) {
    done(new ClientMessage.Sit(id(), name, null, "word"));
  }

  public void house(HouseRules house) {
    done(new ClientMessage.House(id(), house));
  }

  /** Waits for the next message of this kind; those before it are passed over. */
  public <T extends ServerMessage> T expect(Class<T> kind) {
    return kind.cast(next(kind::isInstance));
  }

  /** Waits for the next message of this kind that is as wanted. */
  public <T extends ServerMessage> T expect(Class<T> kind, Predicate<T> wanted) {
    return kind.cast(next(message -> kind.isInstance(message) && wanted.test(kind.cast(message))));
  }

  private ServerMessage next(Predicate<ServerMessage> wanted) {
    while (true) {
      var message = Wire.decodeServer(frame());
      if (wanted.test(message)) {
        return message;
      }
    }
  }

  /**
   * The next frame as it came; for one of another protocol, whose frames are no messages of ours.
   */
  public byte[] frame() {
    return nextFrame().getBytes(StandardCharsets.UTF_8);
  }

  private String nextFrame() {
    try {
      String frame = frames.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      assertNotNull(frame, () -> "nothing more came after " + seen);
      seen.add(frame);
      return frame;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits until the server has closed the connection; returns the close code. */
  public short closeCode() {
    try {
      return closed.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError("not closed; last frames: " + seen, e);
    }
  }

  /** All frames that were read so far, in order. */
  public List<String> seen() {
    return List.copyOf(seen);
  }

  @Override
  public void close() {
    socket.close().await();
    client.close().await();
  }
}
