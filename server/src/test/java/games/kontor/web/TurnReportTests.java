package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.games.Games;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.store.KeptOpen;
import games.kontor.store.MemoryJournal;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The report of a turn by post is read by its address: by all, and by each seat what is its own.
 */
final class TurnReportTests {
  private static final String STRANGER = "203.0.113.9";
  private static final String POST =
      """
      {"game":"landmarks","seats":2,"nickname":"Ann","options":{"mode":"postal",
      "seating":"join-order","earlyAdjudication":true}}\
      """;

  private final KeptOpen journal = new KeptOpen(new MemoryJournal());
  private TestServer server;
  private TestClient ann;
  private TestClient bob;
  private String room;

  @BeforeEach
  void serve() {
    begin();
    ann = server.connect();
    bob = server.connect();
    ann.hello();
    bob.hello();
    room = open(POST, HouseRules.STANDARD);
  }

  private void begin() {
    server = TestServer.with(Games.all()).journal(journal).movableLines().start();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** A room of Ann and Bob whose game has begun. */
  private String open(String wish, HouseRules house) {
    String code = TestRooms.open(server, ann, wish);
    bob.watch(code, null, null);
    bob.sit("Bob");
    ann.watch(code, null, null);
    ann.house(house);
    ann.done(new ClientMessage.Start(ann.id()));
    return code;
  }

  /** What nobody can pay stands first on both lists of Ann, and on the one of Bob. */
  private void playTurn(int turn) {
    order(ann, turn, turn % 2 == 1 ? 2 : 1, "radio-tower");
    order(bob, turn, turn % 2 == 1 ? 1 : 2, "shopping-mall");
    ready(ann, turn);
    ready(bob, turn);
  }

  private static void order(TestClient player, int turn, int goes, String card) {
    String go = "{\"buy\":[\"%s\"]}".formatted(card);
    String all = goes == 1 ? go : go + "," + go;
    String sheet = "{\"type\":\"submit-orders\",\"turn\":%d,\"goes\":[%s]}".formatted(turn, all);
    player.done(player.act(sheet));
  }

  private static void ready(TestClient player, int turn) {
    String mark = "{\"type\":\"set-ready\",\"turn\":%d,\"ready\":true}".formatted(turn);
    player.done(player.act(mark));
  }

  private HttpResponse<String> ask(Object turn, String... headers) {
    return TestRooms.get(server.url() + "/api/rooms/" + room + "/turns/" + turn, headers);
  }

  private HttpResponse<String> askAs(TestClient who, Object turn) {
    return ask(turn, "Cookie", who.cookie());
  }

  private JsonNode report(TestClient who, int turn) {
    var answer = askAs(who, turn);
    assertEquals(200, answer.statusCode(), answer::body);
    return TestRooms.json(answer);
  }

  private static void none(HttpResponse<String> answer) {
    assertEquals(404, answer.statusCode(), answer::body);
    assertEquals("no-report", TestRooms.json(answer).path("code").asText());
  }

  private static String fates(JsonNode report) {
    return report.path("own").path("fates").findValuesAsText("card").toString();
  }

  @Test
  void tellsEachPlayerWhatBecameOfHisOwnCandidates() {
    playTurn(1);

    assertEquals("[radio-tower, radio-tower]", fates(report(ann, 1)));
    assertEquals("[shopping-mall]", fates(report(bob, 1)));
    assertEquals(1, report(ann, 1).path("seat").asInt());
    assertEquals(2, report(bob, 1).path("seat").asInt());
  }

  @Test
  void tellsAllTheSameOfTheTurnAndWhoWatchesNoMore() {
    playTurn(1);
    var eve = server.connect();
    var toEve = report(eve, 1);

    assertEquals(report(ann, 1).path("open"), toEve.path("open"));
    assertEquals(report(bob, 1).path("open"), toEve.path("open"));
    assertEquals(TestRooms.json(ask(1)), toEve);
    assertTrue(toEve.path("own").isNull() && toEve.path("seat").isNull());
    assertEquals(3, toEve.path("open").path("goes").size());
    assertEquals("[1, 2, 1]", toEve.path("open").path("goes").findValuesAsText("seat").toString());
    assertEquals("[Ann, Bob]", toEve.path("seats").findValuesAsText("name").toString());
    assertFalse(toEve.toString().matches(".*(fate|candidate|[sS]heet|\"buy\").*"), toEve::toString);
  }

  @Test
  void isThereOnceItsTurnIsPlayed() {
    none(askAs(ann, 1));
    playTurn(1);
    none(askAs(ann, 2));
    assertTrue(report(ann, 1).path("after").isNull());
    playTurn(2);
    playTurn(3);

    assertEquals(1, report(ann, 2).path("before").asInt());
    assertEquals(3, report(ann, 2).path("after").asInt());
    assertTrue(report(ann, 1).path("before").isNull());
  }

  @Test
  void isReadAfterARestartAsBefore() {
    playTurn(1);
    String before = askAs(ann, 1).body();
    playTurn(2);
    server.close();
    begin();

    assertEquals(before.replace("\"after\":null", "\"after\":2"), askAs(ann, 1).body());
  }

  @Test
  void isNotThereForWhoMayNotWatch() {
    room = open(POST, new HouseRules(Absent.WAIT, false, false));
    playTurn(1);

    none(askAs(server.connect(), 1));
    none(ask(1));
    assertEquals("[shopping-mall]", fates(report(bob, 1)));
  }

  @Test
  void isNotThereForATurnThatWasLiveNorForNoTurn() {
    playTurn(1);
    for (String turn : new String[] {"0", "2", "-1", "01", "x", "1234567", "1.0", "999999"}) {
      none(askAs(ann, turn));
    }
    room = open(POST.replace("postal", "live"), HouseRules.STANDARD);
    none(askAs(ann, 1));
    room = TestRooms.open(server, ann, "{\"game\":\"greement\",\"seats\":3}");
    none(askAs(ann, 1));
    room = "no-such-room-here";
    none(askAs(ann, 1));
  }

  @Test
  void isReadSoOftenByAnAddressAndAllOthersReadOn() {
    playTurn(1);
    String[] from = {"X-Forwarded-For", STRANGER};
    for (int n = 0; n < 20; n++) {
      assertEquals(200, ask(1, from).statusCode());
    }
    assertEquals(429, ask(1, from).statusCode());
    assertEquals(200, ask(1, "X-Forwarded-For", "203.0.113.10").statusCode());

    server.lineTime().pass(Duration.ofSeconds(5));
    assertEquals(200, ask(1, from).statusCode());
    assertEquals(429, ask(1, from).statusCode());
  }
}
