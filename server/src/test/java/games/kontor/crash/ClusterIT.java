package games.kontor.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.Main;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.TestDatabase;
import io.vertx.core.Vertx;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Two servers with one database, as operators start them; one of them goes. What is asserted is
 * what players see, and none of it hangs on which of the two kept a room.
 */
final class ClusterIT {
  private static final String READY = "Kontor is ready at ";
  private static final int ROOMS = 6;

  private final Vertx vertx = Vertx.vertx();
  private final List<Process> started = new ArrayList<>();
  private final List<Table> tables = new ArrayList<>();
  private Process first;
  private int firstPort;
  private int secondPort;

  /** A room with Ann at the first server and Bob at the second. */
  private record Table(String room, TestClient ann, TestClient bob) {}

  @BeforeEach
  void playAtBoth() throws IOException {
    String database = TestDatabase.fresh().url();
    int onePort = free();
    int otherPort = free();
    String members = "tcp:127.0.0.1:" + onePort + ",127.0.0.1:" + otherPort;
    first = serve(database, members, onePort);
    var second = serve(database, members, otherPort);
    firstPort = port(first);
    secondPort = port(second);
    for (int i = 0; i < ROOMS; i++) {
      tables.add(table(i % 2 == 0 ? firstPort : secondPort));
    }
  }

  @AfterEach
  void end() {
    started.forEach(Process::destroyForcibly);
    vertx.close().await();
  }

  private static int free() throws IOException {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private Process serve(String database, String members, int port) throws IOException {
    var builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElseThrow(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    var settings = builder.environment();
    settings.put("KONTOR_PORT", "0");
    settings.put("KONTOR_OPS_PORT", "0");
    settings.put("KONTOR_DB", database);
    settings.put("KONTOR_SECRET", "5e".repeat(32));
    settings.put("KONTOR_CLUSTER", members);
    settings.put("KONTOR_CLUSTER_PORT", "" + port);
    var process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
    started.add(process);
    return process;
  }

  private static int port(Process process) throws IOException {
    String line = process.inputReader().readLine();
    assertNotNull(line, "the server did not start");
    assertTrue(line.startsWith(READY), line);
    return Integer.parseInt(line.replaceFirst(".*:", ""));
  }

  private Table table(int port) {
    var ann = TestClient.connect(vertx, firstPort);
    var bob = TestClient.connect(vertx, secondPort);
    String room =
        TestRooms.open("http://localhost:" + port, ann, "{\"game\":\"territories\",\"seats\":2}");
    ann.takeSeat(room, "Ann");
    bob.takeSeat(room, "Bob");
    return new Table(room, ann, bob);
  }

  /** Bob goes on where he is, and Ann at the other server, where her seat is waiting. */
  private void goOn() {
    for (Table table : tables) {
      table.bob().done(new ClientMessage.Ready(table.bob().id(), true));
      var ann = TestClient.connectAs(vertx, secondPort, table.ann());
      var back = ann.follow(table.room());
      assertNotNull(back.own());
      ann.done(new ClientMessage.Ready("back", true));
      table.bob().expect(ServerMessage.Patch.class);
    }
  }

  @Test
  void aServerDies() {
    first.destroyForcibly();
    goOn();
  }

  @Test
  void aServerLeaves() {
    first.destroy();
    tables.forEach(
        table -> assertEquals("restarting", table.ann().expect(ServerMessage.Bye.class).code()));
    goOn();
  }
}
