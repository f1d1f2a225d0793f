package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Matter;
import games.kontor.room.Pennies;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A visitor is told his own tables, whose turn it is there, and nobody else's tables. */
final class OwnTablesTests {
  private static final String FORWARDED = "X-Forwarded-For";
  private static final String PUT = "{\"type\":\"put\",\"pennies\":0}";

  /** Its rounds are told: ten have gone, and each turn is one. */
  private static final class Rounds extends Pennies {
    @Override
    public OptionalInt round(State state) {
      return OptionalInt.of(10 + state.turn());
    }
  }

  private final Counted journal = new Counted();
  private TestServer server;
  private TestClient ann;
  private TestClient bob;

  /** Counts how often it is asked where a player sits, and how often for the rows of a room. */
  private static final class Counted extends ForwardingJournal {
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger read = new AtomicInteger();

    Counted() {
      super(new MemoryJournal());
    }

    @Override
    public Future<List<Sitting>> sittings(String player, long overSinceMillis, int most) {
      asked.incrementAndGet();
      return super.sittings(player, overSinceMillis, most);
    }

    @Override
    public <T> Future<T> read(String room, Fold<T> fold) {
      read.incrementAndGet();
      return super.read(room, fold);
    }

    /** Closed with one server, it serves the next. */
    @Override
    public Future<Void> close() {
      return Future.succeededFuture();
    }
  }

  @BeforeEach
  void serve() {
    serve(new Pennies());
  }

  private void serve(Pennies game) {
    server = TestServer.with(List.of(game)).journal(journal).movableLines().start();
    ann = server.connect();
    bob = server.connect();
    ann.hello();
    bob.hello();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private JsonNode tables(String... headers) {
    server.lineTime().pass(Duration.ofSeconds(1));
    return TestRooms.json(TestRooms.get(server.url() + "/api/tables", headers));
  }

  private List<JsonNode> tablesOf(TestClient who) {
    var found = new ArrayList<JsonNode>();
    tables("Cookie", who.cookie()).forEach(found::add);
    return found;
  }

  private List<String> codesOf(TestClient who) {
    return tablesOf(who).stream().map(table -> table.path("room").path("room").asText()).toList();
  }

  private String open(TestClient host) {
    server.roomTime().pass(Duration.ofMillis(1));
    return TestRooms.open(server, host, "{\"game\":\"pennies\",\"seats\":3,\"nickname\":\"Ann\"}");
  }

  /** A room of Ann, in which Bob sits too and which has begun; Ann is on turn. */
  private String begun() {
    String room = open(ann);
    bob.watch(room, null, null);
    bob.sit("Bob");
    ann.watch(room, null, null);
    ann.done(new ClientMessage.Start(ann.id()));
    return room;
  }

  private void leave() {
    ann.close();
    bob.close();
    server.roomTime().pass(Duration.ofMinutes(20));
  }

  @Test
  void areToldToTheirVisitorAlone() {
    String room = begun();

    assertEquals(List.of(room), codesOf(ann));
    assertEquals(List.of(room), codesOf(bob));
    assertEquals(List.of(), codesOf(server.connect()));
    assertEquals(0, tables().size());
  }

  @Test
  void areNotToldForATokenThatIsNotOurs() {
    begun();
    String own = ann.cookie();
    int dot = own.lastIndexOf('.');
    journal.asked.set(0);

    assertEquals(0, tables("Cookie", own.substring(0, dot) + ".AAAA").size());
    assertEquals(0, tables("Cookie", own.substring(0, own.length() - 2)).size());
    assertEquals(0, tables("Cookie", "kontor=" + own).size());
    assertEquals(0, tables("Cookie", "kontor=ann").size());
    assertEquals(0, journal.asked.get());
  }

  @Test
  void sayWhoseTurnItIsAndWhatIsLeftOfOnesOwn() {
    begun();
    server.roomTime().pass(Duration.ofSeconds(9));

    var anns = tablesOf(ann).getFirst();
    var bobs = tablesOf(bob).getFirst();
    assertEquals("[1]", anns.path("toAct").toString());
    assertEquals(1, anns.path("seat").asInt());
    assertEquals(51_000, anns.path("leftMillis").asLong());
    assertEquals(2, bobs.path("seat").asInt());
    assertTrue(bobs.path("leftMillis").isNull());
    assertTrue(bobs.path("round").isNull());
    assertEquals("playing", bobs.path("room").path("stage").asText());
  }

  @Test
  void sayTheRoundWhereTheGameTellsOneAlsoOfARoomThatIsAway() {
    server.close();
    serve(new Rounds());
    begun();
    assertEquals(11, tablesOf(bob).getFirst().path("round").asInt());
    ann.done(ann.act(PUT));
    assertEquals(12, tablesOf(bob).getFirst().path("round").asInt());

    leave();
    assertTrue(tablesOf(bob).getFirst().path("round").asInt() > 10);
  }

  @Test
  void thoseThatWaitForTheVisitorComeFirst() {
    String waiting = open(bob);
    String playing = begun();
    assertEquals(List.of(playing, waiting), codesOf(bob));

    String second = begun();
    assertEquals(List.of(second, playing, waiting), codesOf(bob));

    ann.done(ann.act(PUT));
    assertEquals(List.of(playing, second), codesOf(ann));
    assertEquals(List.of(second, playing, waiting), codesOf(bob));
    ann.watch(playing, null, null);
    ann.done(ann.act(PUT));
    bob.watch(second, null, null);
    bob.done(bob.act(PUT));
    assertEquals(List.of(playing, second, waiting), codesOf(bob));
  }

  @Test
  void saySoOfARoomThatIsAwayAsItWasPutAway() {
    begun();
    leave();
    journal.read.set(0);

    var away = tablesOf(ann).getFirst();
    assertEquals(1, away.path("toAct").size());
    assertTrue(away.path("leftMillis").isNull());
    assertEquals(0, journal.read.get());
    assertEquals(away.path("toAct"), tablesOf(bob).getFirst().path("toAct"));
  }

  @Test
  void areTheSameAfterARestart() {
    String room = begun();
    ann.done(ann.act(PUT));
    server.close();
    serveAgain();
    journal.read.set(0);

    assertEquals("[2]", tablesOf(ann).getFirst().path("toAct").toString());
    assertEquals(List.of(room), codesOf(bob));
    assertEquals(0, journal.read.get());
  }

  private void serveAgain() {
    server = TestServer.with(List.of(new Pennies())).journal(journal).movableLines().start();
  }

  @Test
  void areReadOnceWhereAServerEndedBeforeItCouldSayHowTheyStand() {
    begun();
    ann.done(ann.act(PUT));
    var dead = server;
    serveAgain();
    journal.read.set(0);

    assertEquals("[2]", tablesOf(ann).getFirst().path("toAct").toString());
    assertEquals("[2]", tablesOf(bob).getFirst().path("toAct").toString());
    assertEquals(1, journal.read.get());
    dead.close();
  }

  @Test
  void stayForADayWhenTheyAreOver() {
    String room = begun();
    ann.done(new ClientMessage.Agree(ann.id(), Matter.END, null, true));
    bob.done(new ClientMessage.Agree(bob.id(), Matter.END, null, true));

    assertEquals("over", tablesOf(ann).getFirst().path("room").path("stage").asText());
    leave();
    server.roomTime().leap(Duration.ofHours(23));
    assertEquals(List.of(room), codesOf(ann));
    server.roomTime().leap(Duration.ofHours(1));
    assertEquals(List.of(), codesOf(ann));
  }

  @Test
  void areNoneOfHisWhoGaveHisSeatUp() {
    String room = open(ann);
    bob.watch(room, null, null);
    bob.sit("Bob");
    assertEquals(List.of(room), codesOf(bob));

    bob.done(new ClientMessage.Stand(bob.id()));

    assertEquals(List.of(), codesOf(bob));
    assertEquals(List.of(room), codesOf(ann));
  }

  @Test
  void areTwoDozenAtMost() {
    for (int n = 0; n < 26; n++) {
      open(ann);
    }

    assertEquals(24, tablesOf(ann).size());
  }

  @Test
  void areLookedForOnceASecondHoweverOftenOneAsks() {
    begun();
    journal.asked.set(0);
    for (int n = 0; n < 50; n++) {
      TestRooms.get(server.url() + "/api/tables", "Cookie", ann.cookie());
    }
    assertEquals(1, journal.asked.get());
  }

  @Test
  void areAskedForSoOftenByOneAddressOnly() {
    String url = server.url() + "/api/tables";
    for (int n = 0; n < 120; n++) {
      var answer = TestRooms.get(url, FORWARDED, "203.0.113.30", "Cookie", ann.cookie());
      assertEquals(200, answer.statusCode());
      assertFalse(answer.headers().firstValue("Set-Cookie").isPresent());
    }

    assertEquals(429, TestRooms.get(url, FORWARDED, "203.0.113.30").statusCode());
    assertEquals(200, TestRooms.get(url, FORWARDED, "203.0.113.31").statusCode());
    server.lineTime().pass(Duration.ofMillis(250));
    assertEquals(200, TestRooms.get(url, FORWARDED, "203.0.113.30").statusCode());
  }

  @Test
  void beginAtOnceWithBotsWhereItIsWished() {
    String wish =
        """
        {"game":"pennies","seats":3,"bots":2,"nickname":"Ann","start":true}
        """;
    String room = TestRooms.open(server, ann, wish);
    server.roomTime().pass(Duration.ZERO);

    var table = tablesOf(ann).getFirst();
    assertEquals("playing", table.path("room").path("stage").asText());
    assertFalse(table.path("room").path("listed").asBoolean());
    assertEquals("[1]", table.path("toAct").toString());
    var view = Objects.requireNonNull(ann.watch(room, null, null).view());
    assertEquals(1, view.room().played());
  }

  @Test
  void tellNobodyWhoSitsThere() {
    begun();

    String told = TestRooms.get(server.url() + "/api/tables", "Cookie", ann.cookie()).body();
    var entry = journal.entry(codesOf(ann).getFirst()).await().orElseThrow();
    String identity = identity(ann);
    assertFalse(told.contains(identity), told);
    assertEquals(2, entry.players().size());
    assertFalse(entry.players().contains(identity), "what is kept is no identity");
  }

  private static String identity(TestClient who) {
    String sealed = who.cookie().substring("kontor=".length()).replaceFirst("\\..*", "");
    byte[] text = Base64.getUrlDecoder().decode(sealed);
    return new String(text, StandardCharsets.UTF_8).replaceFirst(" .*", "");
  }
}
