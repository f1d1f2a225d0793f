package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import games.kontor.TestServer;
import games.kontor.lab.RawLine;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.MemoryJournal;
import io.netty.util.concurrent.EventExecutor;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.internal.VertxInternal;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Requests one behind the other, in one packet, become objects only when their turn comes. */
final class PipelinedTests {
  private static final int LINES = 20;
  private static final String SLOW = "GET /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n";
  private static final String QUICK = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";

  /** Most of what one line may make the server build while its first request is answered. */
  private static final long MOST_BYTES = 192 * 1024;

  private final TestServer server =
      TestServer.ofPennies()
          .journal(
              new ForwardingJournal(new MemoryJournal()) {
                @Override
                public Future<List<Entry>> listed(int most) {
                  return Promise.<List<Entry>>promise().future();
                }
              })
          .start();
  private final List<RawLine> lines = new ArrayList<>();

  @AfterEach
  void stop() {
    lines.forEach(RawLine::close);
    server.close();
  }

  /** Bytes that the event loops have allocated so far, once all that has arrived is read. */
  private long allocated() {
    for (int n = 0; n < 4; n++) {
      var client = server.connect();
      client.hello();
      client.send(new ClientMessage.Ping(1));
      client.expect(ServerMessage.Pong.class);
      client.close();
    }
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long sum = 0;
    for (EventExecutor loop : ((VertxInternal) server.vertx()).eventLoopGroup()) {
      long id = CompletableFuture.supplyAsync(() -> Thread.currentThread().threadId(), loop).join();
      sum += threads.getThreadAllocatedBytes(id);
    }
    return sum;
  }

  private void ask(String requests) {
    var line = RawLine.connect(server.port(), "127.0.0.1");
    line.send(requests);
    lines.add(line);
  }

  @Test
  void fewAreReadWhileTheFirstIsNotAnswered() {
    ask(SLOW + QUICK);
    allocated();
    long before = allocated();
    long idle = allocated() - before;
    long begun = allocated();
    for (int n = 0; n < LINES; n++) {
      ask(SLOW + QUICK.repeat(3_000));
    }
    long each = (allocated() - begun - idle) / LINES;

    assertTrue(each < MOST_BYTES, each + " bytes for each line");
  }
}
