package games.kontor.lab;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetSocket;
import java.util.function.BiFunction;

/**
 * Stands between clients and a server on this machine. What the server sends goes through a test's
 * hands: it may change it, or cut the line with null.
 */
final class Wiretap implements AutoCloseable {
  private final NetServer server;

  /** The handler gets how many pieces this line has carried before, and the next one. */
  Wiretap(Vertx vertx, int port, BiFunction<Integer, Buffer, Buffer> handler) {
    var client = vertx.createNetClient();
    server =
        vertx
            .createNetServer()
            .connectHandler(
                near -> {
                  near.pause();
                  client
                      .connect(port, "localhost")
                      .onSuccess(far -> join(near, far, handler))
                      .onFailure(failure -> near.close());
                });
    server.listen(0).await();
  }

  private static void join(
      NetSocket near, NetSocket far, BiFunction<Integer, Buffer, Buffer> handler) {
    int[] carried = {0};
    near.handler(far::write);
    near.closeHandler(nothing -> far.close());
    far.closeHandler(nothing -> near.close());
    far.handler(
        piece -> {
          Buffer passed = handler.apply(carried[0]++, piece);
          if (passed.length() == 0) {
            far.close();
          } else {
            near.write(passed);
          }
        });
    near.resume();
  }

  String url() {
    return "http://localhost:" + server.actualPort();
  }

  @Override
  public void close() {
    server.close().await();
  }
}
