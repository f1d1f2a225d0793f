package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.games.landmarks.Landmarks;
import games.kontor.protocol.ClientMessage;
import games.kontor.store.Journal;
import games.kontor.store.MemoryJournal;
import games.kontor.store.Notice;
import io.vertx.core.Future;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** A server with a table of Landmarks by post, for Ann and Bob, who have two days for each turn. */
final class PostalTable implements AutoCloseable {
  private static final long PATIENCE_NANOS = Duration.ofSeconds(30).toNanos();
  static final String ORIGIN = "https://kontor.example";
  static final Resolver LOOPBACK =
      host -> Future.succeededFuture(List.of(InetAddress.getLoopbackAddress()));

  final TestServer server;
  final Journal journal;
  TestClient ann;
  TestClient bob;
  String room = "";

  PostalTable(TestServer.Builder wish, Journal journal) {
    this.journal = journal;
    this.server = wish.journal(journal).start();
    this.ann = server.connect();
    this.bob = server.connect();
  }

  /** Posts may go to this machine. */
  static PostalTable withWebhooks() {
    return new PostalTable(landmarks(posts(48)), new MemoryJournal());
  }

  static TestServer.Builder landmarks(Telling telling) {
    return TestServer.with(List.of(new Landmarks())).telling(telling).resolver(LOOPBACK);
  }

  static Telling posts(int aDay) {
    return new Telling(Optional.empty(), Optional.empty(), true, aDay, 500, Optional.of(ORIGIN));
  }

  /** Ann opens the room, both sit down, and a while passes. */
  PostalTable sit() {
    room =
        TestRooms.open(
            server,
            ann,
            """
            {"game":"landmarks","seats":2,"options":
              {"mode":"postal","seating":"join-order","deadlineHours":48}}
            """);
    ann.takeSeat(room, "Ann");
    bob.takeSeat(room, "Bob");
    pass(Duration.ofMinutes(3));
    return this;
  }

  void start() {
    ann.done(new ClientMessage.Start(ann.id()));
  }

  /** Ready for this turn, with the standard orders. */
  void ready(TestClient who, int turn) {
    who.done(who.act("{\"type\":\"set-ready\",\"turn\":%d,\"ready\":true}".formatted(turn)));
  }

  void pass(Duration time) {
    server.roomTime().pass(time);
  }

  /**
   * So short a time that nothing falls due by it: what comes of a room that is read first comes so.
   */
  void passSecond() {
    pass(Duration.ofSeconds(1));
  }

  /** Long times in which nobody is at the table pass at once. */
  void leap(Duration time) {
    server.roomTime().leap(time);
    pass(Duration.ofMinutes(2));
  }

  /** Both go away, and the room leaves the memory. */
  void leave() {
    ann.close();
    bob.close();
    pass(Duration.ofMinutes(20));
  }

  String reach() {
    return "/api/rooms/" + room + "/reach";
  }

  /** This player says how he is reached. */
  HttpResponse<String> wish(TestClient who, String json) {
    return send(who, "PUT", reach(), json);
  }

  void hook(TestClient who, String url, String kinds) {
    var answer =
        wish(who, "{\"webhook\":\"%s\",\"language\":\"en\",\"kinds\":%s}".formatted(url, kinds));
    if (answer.statusCode() != 200) {
      throw new AssertionError(answer.body());
    }
  }

  HttpResponse<String> send(TestClient who, String method, String path, String json) {
    return TestRooms.ask(
        HttpRequest.newBuilder(URI.create(server.url() + path))
            .header("Cookie", who.cookie())
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(json))
            .build());
  }

  /** All that waits to be told. */
  List<Notice> waiting() {
    return journal.notices().of(room).await();
  }

  /** Waits for what comes back over a line, while no time passes. */
  void await(BooleanSupplier happened) {
    long beganNanos = System.nanoTime();
    while (!happened.getAsBoolean()) {
      assertTrue(System.nanoTime() - beganNanos < PATIENCE_NANOS, "it does not happen");
      pass(Duration.ZERO);
    }
  }

  @Override
  public void close() {
    server.close();
  }
}
