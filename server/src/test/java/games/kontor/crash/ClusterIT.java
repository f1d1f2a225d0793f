package games.kontor.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Three servers with one database, as operators start them; one is frozen, one dies, one leaves.
 * What is asserted is what players see, and none of it hangs on which of them kept a room.
 */
final class ClusterIT {
  private static final int ROOMS = 6;
  private static final int SERVERS = 3;
  private static final int SIGNAL_SECONDS = 10;
  private static final String TWICE =
      """
      select room from kontor.journal where convert_from(body, 'UTF8')::json->>'id' is not null
      group by room, convert_from(body, 'UTF8')::json->>'player',
        convert_from(body, 'UTF8')::json->>'id'
      having count(*) > 1
      """;

  private final Vertx vertx = Vertx.vertx();
  private final TestDatabase database = TestDatabase.fresh();
  private final List<Served> servers = new ArrayList<>();
  private final List<Integer> ports = new ArrayList<>();
  private final List<Table> tables = new ArrayList<>();

  /** A room with Ann at one server and Bob at another, each of whom acts. */
  private final class Table {
    private final String room;
    private TestClient ann;
    private TestClient bob;
    private boolean annIsReady;
    private boolean bobIsReady;

    Table(int openedAt, int annAt, int bobAt) {
      ann = TestClient.connect(vertx, ports.get(annAt));
      bob = TestClient.connect(vertx, ports.get(bobAt));
      String url = "http://localhost:" + ports.get(openedAt);
      room = TestRooms.open(url, ann, "{\"game\":\"territories\",\"seats\":2}");
      ann.takeSeat(room, "Ann");
      bob.takeSeat(room, "Bob");
    }

    void annActs() {
      annIsReady = !annIsReady;
      ann.done(new ClientMessage.Ready(ann.id(), annIsReady));
    }

    void bobActs() {
      bobIsReady = !bobIsReady;
      bob.done(new ClientMessage.Ready(bob.id(), bobIsReady));
    }

    /** Her seat is waiting for her wherever she comes. */
    void annComesTo(int server) {
      ann = TestClient.connectAs(vertx, ports.get(server), ann);
      assertNotNull(ann.follow(room).own());
    }

    void bobComesTo(int server) {
      bob = TestClient.connectAs(vertx, ports.get(server), bob);
      assertNotNull(bob.follow(room).own());
    }
  }

  @BeforeEach
  void playAtAll() throws IOException {
    var clusterPorts = free();
    var members = clusterPorts.stream().map(port -> "127.0.0.1:" + port).toList();
    for (int port : clusterPorts) {
      servers.add(
          Served.with(
              Map.of(
                  "KONTOR_DB",
                  database.url(),
                  "KONTOR_SECRET",
                  "5e".repeat(32),
                  "KONTOR_CLUSTER",
                  "tcp:" + String.join(",", members),
                  "KONTOR_CLUSTER_PORT",
                  "" + port)));
    }
    for (var server : servers) {
      ports.add(server.port());
    }
    for (int i = 0; i < ROOMS; i++) {
      tables.add(new Table(i % SERVERS, 0, 1));
    }
  }

  @AfterEach
  void end() {
    servers.forEach(server -> server.process().destroyForcibly());
    vertx.close().await();
  }

  private static List<Integer> free() throws IOException {
    var sockets = new ArrayList<ServerSocket>();
    for (int i = 0; i < SERVERS; i++) {
      sockets.add(new ServerSocket(0));
    }
    var ports = sockets.stream().map(ServerSocket::getLocalPort).toList();
    for (var socket : sockets) {
      socket.close();
    }
    return ports;
  }

  private void signal(String name, int server) throws IOException, InterruptedException {
    // The shell's own: a bare machine has no other.
    var kill = List.of("sh", "-c", "kill -" + name + " " + servers.get(server).process().pid());
    var sent = new ProcessBuilder(kill).start();
    assertTrue(sent.waitFor(SIGNAL_SECONDS, TimeUnit.SECONDS) && sent.exitValue() == 0, "" + kill);
  }

  @Test
  void playGoesOnWhateverBecomesOfAServer() throws Exception {
    tables.forEach(Table::annActs);

    signal("STOP", 2);
    tables.forEach(Table::bobActs);
    signal("CONT", 2);
    tables.forEach(Table::annActs);
    tables.forEach(table -> table.annComesTo(2));

    signal("KILL", 0);
    tables.forEach(Table::annActs);
    tables.forEach(Table::bobActs);

    signal("TERM", 1);
    for (var table : tables) {
      assertEquals("restarting", table.bob.expect(ServerMessage.Bye.class).code());
      table.bobComesTo(2);
      table.bobActs();
      table.annActs();
    }
    assertEquals(List.of(), database.find(TWICE));
  }
}
