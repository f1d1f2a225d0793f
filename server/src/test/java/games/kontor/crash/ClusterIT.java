package games.kontor.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

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
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Two servers with one database, as operators start them; one of them goes. What is asserted is
 * what players see, and none of it hangs on which of the two kept a room.
 */
final class ClusterIT {
  private static final int ROOMS = 6;

  private final Vertx vertx = Vertx.vertx();
  private final List<Process> started = new ArrayList<>();
  private final List<Table> tables = new ArrayList<>();
  private Served first;
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
    firstPort = first.port();
    secondPort = second.port();
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

  private Served serve(String database, String members, int port) throws IOException {
    var served =
        Served.with(
            Map.of(
                "KONTOR_DB",
                database,
                "KONTOR_SECRET",
                "5e".repeat(32),
                "KONTOR_CLUSTER",
                members,
                "KONTOR_CLUSTER_PORT",
                "" + port));
    started.add(served.process());
    return served;
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
    first.process().destroyForcibly();
    goOn();
  }

  @Test
  void aServerLeaves() {
    first.process().destroy();
    tables.forEach(
        table -> assertEquals("restarting", table.ann().expect(ServerMessage.Bye.class).code()));
    goOn();
  }
}
