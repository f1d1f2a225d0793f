package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestRooms;
import games.kontor.TestServer;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The HTTP interface: what it answers, and what it says when something is wrong. */
final class PagesTests {
  private static TestServer server;

  @BeforeAll
  static void start() {
    server = TestServer.ofPennies().start();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static HttpResponse<String> get(String path, String... headers) {
    return TestRooms.get(server.url() + path, headers);
  }

  private static HttpResponse<String> open(String wish, String... headers) {
    return TestRooms.post(server.url() + "/api/rooms", wish, headers);
  }

  private static String header(HttpResponse<String> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  private static void problem(int status, String code, HttpResponse<String> answer) {
    assertEquals(status, answer.statusCode(), answer::body);
    assertEquals("application/problem+json", header(answer, "Content-Type"));
    assertEquals(code, TestRooms.json(answer).path("code").asText());
    assertEquals(status, TestRooms.json(answer).path("status").asInt());
  }

  @Test
  void answersWithTheHeadAloneWhereOnlyThatIsAskedFor() {
    var answer = TestRooms.head(server.url() + "/r/amber-gull-plover-quay");

    assertEquals(get("/r/amber-gull-plover-quay").statusCode(), answer.statusCode());
    assertEquals("", answer.body());
  }

  @Test
  void forbidsThePagesAllThatTheyDoNotNeed() {
    var answer = get("/api/games");

    String policy = header(answer, "Content-Security-Policy");
    assertTrue(policy.startsWith("default-src 'self'; script-src 'self'; style-src 'self';"));
    assertTrue(policy.contains("frame-ancestors 'none'"));
    assertTrue(policy.endsWith("connect-src 'self' ws://localhost:" + server.port()));
    assertFalse(policy.contains("unsafe"));
    assertEquals("nosniff", header(answer, "X-Content-Type-Options"));
    assertEquals("no-referrer", header(answer, "Referrer-Policy"));
    assertEquals("", header(answer, "Strict-Transport-Security"));
  }

  @Test
  void insistsOnHttpsWhereAProxyHasIt() {
    var answer = get("/api/games", "X-Forwarded-Proto", "https");

    assertEquals("max-age=31536000", header(answer, "Strict-Transport-Security"));
    assertTrue(header(answer, "Content-Security-Policy").contains("wss://localhost"));
  }

  @Test
  void listsTheGamesWithTheirOptions() {
    var games = TestRooms.json(get("/api/games"));

    assertEquals("pennies", games.path(0).path("id").asText());
    assertEquals(2, games.path(0).path("minSeats").asInt());
    assertEquals("bell-minutes", games.path(0).path("options").path(0).path("name").asText());
  }

  @Test
  void opensARoomThatCanBeFound() {
    var opened = open("{\"game\":\"pennies\",\"seats\":3,\"options\":{\"bell-minutes\":2}}");

    assertEquals(201, opened.statusCode());
    String room = TestRooms.json(opened).path("room").asText();
    assertTrue(room.matches("[a-z]+(-[a-z]+){3}"));
    assertEquals(server.url() + "/r/" + room, TestRooms.json(opened).path("link").asText());
    var listing = TestRooms.json(get("/api/rooms/" + room));
    assertEquals("open", listing.path("stage").asText());
    assertEquals(3, listing.path("maxSeats").asInt());
  }

  @Test
  void listsPublicRoomsOnly() {
    String shown = TestRooms.json(open(room("true"))).path("room").asText();
    String hidden = TestRooms.json(open(room("false"))).path("room").asText();

    String list = get("/api/rooms").body();

    assertTrue(list.contains(shown));
    assertFalse(list.contains(hidden));
  }

  private static String room(String listed) {
    return "{\"game\":\"pennies\",\"seats\":3,\"public\":" + listed + "}";
  }

  @Test
  void makesWhoeverOpensARoomKnown() {
    String cookie = header(open("{\"game\":\"pennies\",\"seats\":3}"), "Set-Cookie");

    assertTrue(cookie.startsWith("kontor="));
    assertTrue(cookie.contains("HTTPOnly") && cookie.contains("SameSite=Lax"));
    assertFalse(cookie.contains("Secure"));
    var same = open("{\"game\":\"pennies\",\"seats\":3}", "Cookie", cookie.replaceFirst(";.*", ""));
    assertEquals("", header(same, "Set-Cookie"));
  }

  @Test
  void keepsCookiesOffOpenLines() {
    var answer = open("{\"game\":\"pennies\",\"seats\":3}", "X-Forwarded-Proto", "https");

    assertTrue(header(answer, "Set-Cookie").contains("Secure"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{|400|malformed",
        "[]|400|malformed",
        "null|400|malformed",
        "17|400|malformed",
        "{\"game\":null,\"seats\":3}|400|malformed",
        "{\"game\":\"pennies\",\"seats\":3,\"options\":[1]}|400|malformed",
        "{\"seats\":3}|400|malformed",
        "{\"game\":\"pennies\",\"seats\":\"3\"}|400|malformed",
        "{\"game\":\"pennies\",\"seats\":3,\"more\":1}|400|malformed",
        "{\"game\":\"chess\",\"seats\":2}|422|unknown-game",
        "{\"game\":\"pennies\",\"seats\":5}|422|bad-seats",
        "{\"game\":\"pennies\",\"seats\":2,\"bots\":2}|422|bad-seats",
        "{\"game\":\"pennies\",\"seats\":2,\"nickname\":\"\"}|422|bad-name",
        "{\"game\":\"pennies\",\"seats\":2,\"nickname\":\"a much too long name for a"
            + " seat\"}|422|bad-name",
        "{\"game\":\"pennies\",\"seats\":2,\"nickname\":\"\\u200b\"}|422|bad-name",
        "{\"game\":\"pennies\",\"seats\":2,\"nickname\":\"Ann\",\"word\":\"a\\nb\"}|422|bad-word",
        "{\"game\":\"pennies\",\"seats\":2,\"bots\":-1}|422|bad-seats",
        "{\"game\":\"pennies\",\"seats\":3,\"options\":{\"bell-minutes\":11}}|422|bad-option",
        "{\"game\":\"pennies\",\"seats\":3,\"options\":{\"bells\":1}}|422|bad-option"
      })
  void opensNoRoomThatCannotBe(String wish, int status, String code) {
    var answer = open(wish);
    problem(status, code, answer);
    assertFalse(answer.body().matches("(?s).*(games\\.kontor|java\\.|NewRoom).*"), answer::body);
  }

  @Test
  void takesNoLargeBody() {
    problem(413, "too-large", open("{\"game\":\"" + "x".repeat(9_000) + "\"}"));
  }

  @Test
  void takesNothingButJson() {
    var form =
        HttpRequest.newBuilder(URI.create(server.url() + "/api/rooms"))
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString("game=pennies"))
            .build();

    problem(415, "media-type", TestRooms.ask(form));
  }

  @Test
  void knowsWhatIsNotThere() {
    problem(404, "unknown-room", get("/api/rooms/no-such-room-here"));
    problem(404, "no-record", get("/api/rooms/no-such-room-here/record"));
    problem(404, "not-found", get("/api/nothing"));
    var delete = HttpRequest.newBuilder(URI.create(server.url() + "/api/games")).DELETE().build();
    problem(405, "method", TestRooms.ask(delete));
  }

  @Test
  void limitsHowManyRoomsAnAddressOpens() {
    String[] from = {"X-Forwarded-For", "203.0.113.5"};
    for (int n = 0; n < 20; n++) {
      assertEquals(201, open("{\"game\":\"pennies\",\"seats\":3}", from).statusCode());
    }

    problem(429, "too-fast", open("{\"game\":\"pennies\",\"seats\":3}", from));
    var other = open("{\"game\":\"pennies\",\"seats\":3}", "X-Forwarded-For", "203.0.113.6");
    assertEquals(201, other.statusCode());
  }

  @Test
  void tellsOperatorsHowItIs() {
    String ops = "http://localhost:" + server.opsPort();

    assertEquals(200, TestRooms.get(ops + "/health/live").statusCode());
    assertEquals(200, TestRooms.get(ops + "/health/ready").statusCode());
    var metrics = TestRooms.get(ops + "/metrics").body();
    assertTrue(metrics.contains("kontor_rooms ") && metrics.contains("jvm_memory_used_bytes"));
    assertEquals(404, TestRooms.get(ops + "/else").statusCode());
    problem(404, "not-found", get("/api/metrics"));
  }
}
