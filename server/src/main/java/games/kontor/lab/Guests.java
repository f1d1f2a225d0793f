package games.kontor.lab;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** People who come to look at rooms and do nothing there. The methods wait. */
final class Guests implements AutoCloseable, LoadLine.Listener {
  private static final int MOST_CONNECTIONS = 100_000;

  private final Context context;
  private final WebSocketClient sockets;
  private final List<LoadLine> lines = new ArrayList<>();
  private final AtomicLong bytes = new AtomicLong();

  /** So many connect, and follow no room yet. */
  Guests(Vertx vertx, String url, int many) {
    this.context = vertx.getOrCreateContext();
    this.sockets =
        vertx.createWebSocketClient(
            new WebSocketClientOptions().setMaxConnections(MOST_CONNECTIONS));
    for (int i = 0; i < many; i++) {
      var line = new LoadLine(vertx, sockets, List.of(url), Mirror.Depth.NONE, this);
      lines.add(line);
      there(line::open);
    }
  }

  private <T> void there(Supplier<Future<T>> work) {
    var done = Promise.<T>promise();
    context.runOnContext(nothing -> work.get().onComplete(done));
    done.future().await();
  }

  /** One after the other begins to follow a room, the next guest the next room. */
  void watch(List<String> rooms) {
    for (int i = 0; i < lines.size(); i++) {
      var line = lines.get(i);
      String room = rooms.get(i % rooms.size());
      there(() -> line.watch(room));
    }
  }

  @Override
  public void heard(int length) {
    bytes.addAndGet(length);
  }

  @Override
  public void folded() {
    // They only look.
  }

  @Override
  public void returned() {
    throw new IllegalStateException("a line was cut that nobody used");
  }

  /** How many they are. */
  int many() {
    return lines.size();
  }

  /** What all of them were sent. */
  long bytes() {
    return bytes.get();
  }

  /** They leave. */
  @Override
  public void close() {
    there(
        () -> {
          lines.forEach(LoadLine::end);
          return Future.succeededFuture();
        });
    sockets.close().await();
  }
}
