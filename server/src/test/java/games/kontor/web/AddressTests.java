package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import io.vertx.core.http.WebSocketConnectOptions;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who counts as one, and that a neighbour who guesses shuts nobody out. */
final class AddressTests {
  private static final String WISH = "{\"game\":\"pennies\",\"seats\":3}";
  private static final String FORWARDED = "X-Forwarded-For";

  private final Counted journal = new Counted();
  private TestServer server;

  /** Counts how often it is looked for a room. */
  private static final class Counted extends ForwardingJournal {
    private final AtomicInteger looks = new AtomicInteger();

    Counted() {
      super(new MemoryJournal());
    }

    @Override
    public <T> Future<T> read(String room, Fold<T> fold) {
      looks.incrementAndGet();
      return super.read(room, fold);
    }

    @Override
    public Future<Optional<Entry>> entry(String room) {
      looks.incrementAndGet();
      return super.entry(room);
    }
  }

  @BeforeEach
  void start() {
    server = TestServer.ofPennies().journal(journal).movableLines().start();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private int opens(String... headers) {
    return TestRooms.post(server.url() + "/api/rooms", WISH, headers).statusCode();
  }

  private void useUp(String... headers) {
    IntStream.range(0, 20).forEach(n -> assertEquals(201, opens(headers)));
    assertEquals(429, opens(headers));
  }

  @Test
  void readsAllLinesOfWhatProxiesWrote() {
    useUp(FORWARDED, "203.0.113.1", FORWARDED, "203.0.113.2");

    // The first line is from the visitor himself, who may write what he likes.
    assertEquals(429, opens(FORWARDED, "198.51.100.7", FORWARDED, "203.0.113.2"));
    assertEquals(201, opens(FORWARDED, "203.0.113.2", FORWARDED, "203.0.113.1"));
  }

  @Test
  void readsFromTheRightAsFarAsProxiesAreTrusted() {
    useUp(FORWARDED, "203.0.113.3, 127.0.0.1");

    assertEquals(429, opens(FORWARDED, "198.51.100.8, 203.0.113.3:4711, 127.0.0.1"));
    assertEquals(201, opens(FORWARDED, "203.0.113.3, 203.0.113.4"));
  }

  @Test
  void takesAHouseholdOfIpv6ForOne() {
    useUp(FORWARDED, "2001:db8:1:2::1");

    assertEquals(429, opens(FORWARDED, "[2001:db8:1:2:aaaa:bbbb:cccc:dddd]:443"));
    assertEquals(201, opens(FORWARDED, "2001:db8:1:3::1"));
  }

  @ParameterizedTest
  @CsvSource({
    "2001:db8:1:2::1, 2001:db8:1:2/64",
    "fe80::1%eth0, fe80:0:0:0/64",
    "::ffff:192.0.2.1, 192.0.2.1",
    "192.0.2.1, 192.0.2.1",
    "unknown, unknown"
  })
  void countsAddressesInGroups(String address, String group) {
    assertEquals(group, Peers.group(address));
  }

  private TestClient connect(@Nullable String cookie) {
    var by = new WebSocketConnectOptions().addHeader(FORWARDED, "203.0.113.9");
    var client = TestClient.connect(server.vertx(), server.port(), by, cookie);
    client.hello();
    return client;
  }

  private static String look(TestClient client, String room) {
    client.send(new ClientMessage.Watch(room, null, null, null));
    return client.expect(ServerMessage.Gone.class).code();
  }

  @Test
  void answersSoManyRequestsOfAnAddress() {
    String games = server.url() + "/api/games";
    for (int n = 0; n < 1_200; n++) {
      assertEquals(200, TestRooms.get(games, FORWARDED, "203.0.113.20").statusCode());
    }

    assertEquals(429, TestRooms.get(games, FORWARDED, "203.0.113.20").statusCode());
    assertEquals(200, TestRooms.get(games, FORWARDED, "203.0.113.21").statusCode());
    server.lineTime().pass(Duration.ofMillis(10));
    assertEquals(200, TestRooms.get(games, FORWARDED, "203.0.113.20").statusCode());
  }

  @ParameterizedTest
  @CsvSource({"/api/rooms, 120, 250", "/api/rooms/guess/record, 20, 5000"})
  void readsSoManyListsAndRecordsForAnAddress(String path, int most, int refillMillis) {
    for (int n = 0; n < most; n++) {
      assertTrue(reads(path, "203.0.113.40"));
    }

    assertFalse(reads(path, "203.0.113.40"));
    assertTrue(reads(path, "203.0.113.41"));
    server.lineTime().pass(Duration.ofMillis(refillMillis));
    assertTrue(reads(path, "203.0.113.40"));
    assertFalse(reads(path, "203.0.113.40"));
  }

  private boolean reads(String path, String from) {
    return TestRooms.get(server.url() + path, FORWARDED, from).statusCode() != 429;
  }

  @Test
  void looksForSoManyUnknownRoomsOnly() {
    var guesser = connect(null);
    for (int n = 0; n < 30; n++) {
      assertEquals(n < 20 ? "unknown-room" : "too-fast", look(guesser, "guess-" + n));
    }

    assertEquals(20, journal.looks.get());
    String one = server.url() + "/api/rooms/guess-too";
    assertEquals(429, TestRooms.get(one, FORWARDED, "203.0.113.9").statusCode());
    assertEquals(20, journal.looks.get());
  }

  @Test
  void letsTheNeighboursOfAGuesserIn() {
    var ann = server.connect();
    String room = TestRooms.open(server, ann, "pennies", 4);
    var guesser = connect(null);
    IntStream.range(0, 25).forEach(n -> look(guesser, "guess-" + n));

    // Whoever has opened the page has a cookie.
    String cookie =
        header(TestRooms.post(server.url() + "/api/rooms", WISH).headers(), "Set-Cookie");
    var friend = connect(cookie.replaceFirst(";.*", ""));
    for (int n = 0; n < 10; n++) {
      friend.watch(room, null, null);
      friend.send(new ClientMessage.Leave());
    }

    assertNotEquals("", friend.cookie());
    String known = server.url() + "/api/rooms/" + room;
    for (int n = 0; n < 10; n++) {
      var found = TestRooms.get(known, FORWARDED, "203.0.113.9", "Cookie", friend.cookie());
      assertEquals(200, found.statusCode());
    }
    assertTrue(IntStream.range(0, 6).anyMatch(n -> look(friend, "wrong-" + n).equals("too-fast")));
  }

  private static String header(java.net.http.HttpHeaders headers, String name) {
    return headers.firstValue(name).orElse("");
  }
}
