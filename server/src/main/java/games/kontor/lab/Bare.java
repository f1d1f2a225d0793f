package games.kontor.lab;

import io.vertx.core.Future;
import io.vertx.core.VerticleBase;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.ServerWebSocket;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A server with nothing in it: whatever a player sends, each viewer of his room is sent one ready
 * frame. It is what an action costs on this machine before anybody has thought about a game.
 */
final class Bare extends VerticleBase {
  /** The first byte of the frame to the one who asked. */
  static final byte ANSWER = 'A';

  private static final byte NEWS = 'N';

  private final Sizes sizes;
  private final @Nullable Path file;
  private final Map<Integer, ServerWebSocket[]> rooms = new TreeMap<>();
  private final Buffer answer;
  private final Buffer toSeats;
  private final Buffer toWatchers;
  private @Nullable BareDisk disk;
  private @Nullable HttpServer server;

  /** Who is in a room, and how many bytes of frames each gets for an action. */
  record Sizes(int players, int watchers, int actorBytes, int seatBytes, int watcherBytes) {
    int viewers() {
      return players + watchers;
    }
  }

  /** With a file, nobody is sent anything before a row is in it and on the disk. */
  Bare(Sizes sizes, @Nullable Path file) {
    this.sizes = sizes;
    this.file = file;
    this.answer = frame(ANSWER, sizes.actorBytes());
    this.toSeats = frame(NEWS, sizes.seatBytes());
    this.toWatchers = frame(NEWS, sizes.watcherBytes());
  }

  private static Buffer frame(byte first, int bytes) {
    byte[] frame = new byte[Math.max(1, bytes)];
    Arrays.fill(frame, (byte) '.');
    frame[0] = first;
    return Buffer.buffer(frame);
  }

  /** The address of a viewer's line; players come first. */
  static String address(String url, int room, int viewer) {
    return url.replaceFirst("^http", "ws") + "/" + room + "/" + viewer;
  }

  @Override
  public Future<?> start() {
    disk = file == null ? null : BareDisk.open(file, context);
    return vertx
        .createHttpServer(new HttpServerOptions().setPort(0).setTcpNoDelay(true))
        .webSocketHandler(this::opened)
        .listen()
        .onSuccess(listening -> server = listening);
  }

  /** The port it listens on; 0 before it does. */
  int port() {
    return server == null ? 0 : server.actualPort();
  }

  private void opened(ServerWebSocket socket) {
    String[] steps = socket.path().split("/", -1);
    int viewer = Integer.parseInt(steps[2]);
    var room =
        rooms.computeIfAbsent(
            Integer.valueOf(steps[1]), number -> new ServerWebSocket[sizes.viewers()]);
    room[viewer] = socket;
    socket.textMessageHandler(text -> asked(room, viewer));
  }

  private void asked(ServerWebSocket[] room, int actor) {
    if (disk == null) {
      send(room, actor);
    } else {
      disk.append().onSuccess(durable -> send(room, actor));
    }
  }

  private void send(ServerWebSocket[] room, int actor) {
    room[actor].writeBinaryMessage(answer);
    for (int viewer = 0; viewer < room.length; viewer++) {
      if (viewer != actor) {
        room[viewer].writeBinaryMessage(viewer < sizes.players() ? toSeats : toWatchers);
      }
    }
  }
}
