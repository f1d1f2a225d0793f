package games.kontor.store;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.NetClient;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetSocket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** What lies between a server and its database, for a test to pull. */
final class TestCable implements AutoCloseable {
  private static final String COMMIT = "commit\0";

  private final Vertx vertx = Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1));
  private final NetClient client = vertx.createNetClient();
  private final List<NetSocket> ends = new CopyOnWriteArrayList<>();
  private final AtomicInteger answersToLose = new AtomicInteger();
  private final NetServer server;
  private volatile boolean cut;
  private volatile boolean frozen;

  TestCable() {
    server = vertx.createNetServer().connectHandler(this::connect);
    server.listen(0, "127.0.0.1").await();
  }

  int port() {
    return server.actualPort();
  }

  private void connect(NetSocket near) {
    if (cut) {
      near.close();
      return;
    }
    near.pause();
    client
        .connect(TestDatabase.port(), "127.0.0.1")
        .onComplete(far -> join(near, far), failure -> near.close());
  }

  private void join(NetSocket near, NetSocket far) {
    ends.add(near);
    ends.add(far);
    var lost = new AtomicInteger();
    near.handler(asked -> forward(asked, far, lost));
    far.handler(
        answer -> {
          if (lost.get() > 0) {
            near.close();
          } else if (!frozen) {
            near.write(answer);
          }
        });
    near.closeHandler(closed -> far.close());
    far.closeHandler(closed -> near.close());
    near.resume();
  }

  private void forward(Buffer asked, NetSocket far, AtomicInteger lost) {
    if (frozen) {
      return;
    }
    if (asked.toString("ISO-8859-1").contains(COMMIT)
        && answersToLose.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
      lost.incrementAndGet();
    }
    far.write(asked);
  }

  /** The next commits, so many, are done, but nobody hears of it. */
  void loseAnswers(int commits) {
    answersToLose.set(commits);
  }

  /** All lines break, and no new one comes about. */
  void cut() {
    cut = true;
    ends.forEach(NetSocket::close);
  }

  /** Lines stay, but nothing comes through any more; what was on its way is gone. */
  void freeze() {
    frozen = true;
  }

  /** New lines work again. */
  void mend() {
    cut = false;
    frozen = false;
  }

  @Override
  public void close() {
    vertx.close().await();
  }
}
