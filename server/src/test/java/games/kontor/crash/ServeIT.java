package games.kontor.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code serve} as an operator starts and stops it. */
final class ServeIT {
  private static final int PATIENCE_SECONDS = 60;

  @TempDir Path data;
  private final Vertx vertx = Vertx.vertx();
  private final List<Process> started = new ArrayList<>();

  @AfterEach
  void end() {
    started.forEach(Process::destroyForcibly);
    vertx.close().await();
  }

  private Served serve() throws IOException {
    // Without a command it serves, as the environment says.
    var served = Served.with(Map.of("KONTOR_DATA", data.toString()));
    started.add(served.process());
    return served;
  }

  @Test
  void stopsInOrderAndGoesOn() throws Exception {
    var first = serve();
    String url = first.url();
    int port = Integer.parseInt(url.replaceFirst(".*:", ""));
    var ann = TestClient.connect(vertx, port);
    String room = TestRooms.open(url, ann, "{\"game\":\"greement\",\"seats\":3}");
    ann.takeSeat(room, "Ann");

    first.process().destroy();

    assertEquals("restarting", ann.expect(ServerMessage.Bye.class).code());
    assertEquals(1001, ann.closeCode());
    assertTrue(first.process().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    int again = serve().port();
    var own = TestClient.connectAs(vertx, again, ann);
    assertNotNull(own.follow(room).own());
    own.done(new ClientMessage.Ready(own.id(), true));
  }

  @Test
  void doesNotStartTwiceOnTheSameData() throws Exception {
    serve().url();

    var second = serve();

    assertTrue(second.process().waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    assertEquals(1, second.process().exitValue());
  }
}
