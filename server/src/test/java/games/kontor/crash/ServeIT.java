package games.kontor.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.Main;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code serve} as an operator starts and stops it. */
final class ServeIT {
  private static final int PATIENCE_SECONDS = 60;
  private static final String READY = "Kontor is ready at ";

  @TempDir Path data;
  private final Vertx vertx = Vertx.vertx();
  private final List<Process> started = new ArrayList<>();

  @AfterEach
  void end() {
    started.forEach(Process::destroyForcibly);
    vertx.close().await();
  }

  private Process serve() throws IOException {
    var builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    // Without a command it serves, as the environment says.
    builder.environment().put("KONTOR_PORT", "0");
    builder.environment().put("KONTOR_OPS_PORT", "0");
    builder.environment().put("KONTOR_DATA", data.toString());
    var process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    started.add(process);
    return process;
  }

  private static String url(Process process) throws IOException {
    String line = process.inputReader().readLine();
    assertNotNull(line, "the server did not start");
    assertTrue(line.startsWith(READY), line);
    return line.substring(READY.length());
  }

  @Test
  void stopsInOrderAndGoesOn() throws Exception {
    var first = serve();
    String url = url(first);
    int port = Integer.parseInt(url.replaceFirst(".*:", ""));
    var ann = TestClient.connect(vertx, port);
    String room = TestRooms.open(url, ann, "{\"game\":\"greement\",\"seats\":3}");
    ann.takeSeat(room, "Ann");

    first.destroy();

    assertEquals("restarting", ann.expect(ServerMessage.Bye.class).code());
    assertEquals(1001, ann.closeCode());
    assertTrue(first.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    int again = Integer.parseInt(url(serve()).replaceFirst(".*:", ""));
    var own = TestClient.connectAs(vertx, again, ann);
    assertNotNull(own.follow(room).own());
    own.done(new ClientMessage.Ready(own.id(), true));
  }

  @Test
  void doesNotStartTwiceOnTheSameData() throws Exception {
    url(serve());

    var second = serve();

    assertTrue(second.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
    assertEquals(1, second.exitValue());
  }
}
