package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import games.kontor.cluster.Nodes;
import games.kontor.cluster.Surroundings;
import games.kontor.cluster.Witness;
import games.kontor.host.RoomCodec;
import games.kontor.notify.Resolver;
import games.kontor.observe.Metrics;
import games.kontor.observe.Trail;
import games.kontor.protocol.ClientMessage;
import games.kontor.room.Pennies;
import games.kontor.room.VerifiableChance;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import games.kontor.time.VertxTime;
import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;

/**
 * Two whole servers that know each other, in one process: what their operators see of an action
 * that goes through both. Alone, for the log is the whole process's.
 */
@Isolated
final class TwoServersTests {
  private final Machine machine = new Machine();
  private final MovableTime time = new MovableTime(machine);
  private final MemoryJournal journal = new MemoryJournal();
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
  private final Logger log = (Logger) LoggerFactory.getLogger(Trail.class);

  private record Node(String own) implements Nodes {
    @Override
    public Set<String> present() {
      return Set.of("one", "two");
    }

    @Override
    public void listen(Runnable changed) {
      // Nobody comes or goes.
    }
  }

  /** Of two on any free port Vert.x would make one. */
  private static int free() {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private Server start(String node) {
    var vertx = machine.vertx();
    var parts =
        new Server.Parts(
            vertx,
            List.of(new Pennies()),
            time,
            new VertxTime(vertx),
            VerifiableChance.production(),
            journal,
            new MemoryChatLog(),
            new Metrics(),
            TestServer.QUICK,
            2,
            Resolver.system(vertx),
            Optional.of(
                new Surroundings(
                    new Node(node), Witness.NOBODY, RoomCodec.NEWEST, RoomCodec.VERSION)));
    return Server.start(TestServer.config(free()), TestServer.SECRET, parts).await();
  }

  @BeforeEach
  void listen() {
    lines.start();
    log.setLevel(Level.DEBUG);
    log.setAdditive(false);
    log.addAppender(lines);
  }

  @AfterEach
  void close() {
    log.setLevel(null);
    log.setAdditive(true);
    log.detachAppender(lines);
    machine.vertx().close().await();
  }

  /** How often this figure of the server's went up. */
  private static double figure(Server server, String name) {
    String told = TestRooms.get("http://127.0.0.1:" + server.opsPort() + "/metrics").body();
    return told.lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
        .sum();
  }

  @Test
  void anActionIsFollowedThroughBothByItsId() {
    var one = start("one");
    var two = start("two");
    time.pass(Duration.ofSeconds(5));
    var ann = TestClient.connect(machine.vertx(), one.port());
    var bob = TestClient.connect(machine.vertx(), two.port());
    String room =
        TestRooms.open("http://127.0.0.1:" + one.port(), ann, "{\"game\":\"pennies\",\"seats\":2}");
    ann.takeSeat(room, "Ann");
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Ready("from-ann", true));
    bob.done(new ClientMessage.Ready("from-bob", true));
    machine.settle();

    assertEquals(way("from-ann", room, "one"), told("from-ann"));
    assertEquals(way("from-bob", room, "two"), told("from-bob"));
    assertTrue(figure(one, "kontor_decide_seconds_count") >= 4);
    assertTrue(figure(one, "kontor_send_seconds_count") >= 4);
    assertEquals(0, figure(one, "kontor_commands_waiting"));
    assertEquals(0, figure(two, "kontor_decide_seconds_count"));
    assertTrue(figure(two, "kontor_parcels_total{what=\"asked\"}") >= 3);
    assertTrue(figure(two, "kontor_parcels_total{what=\"answered\"}") >= 3);
    assertEquals(0, figure(two, "kontor_parcels_total{what=\"lost\"}"));
    ann.close();
    bob.close();
  }

  /** At the server that has the connection, then at that which keeps the room. */
  private static List<String> way(String id, String room, String edge) {
    String action = "action " + id + " in " + room + ": ";
    return List.of(action + "edge at " + edge, action + "owner at one", action + "journal at one");
  }

  private List<String> told(String id) {
    return List.copyOf(lines.list).stream()
        .map(ILoggingEvent::getFormattedMessage)
        .filter(line -> line.startsWith("action " + id + " "))
        .toList();
  }
}
