package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.lab.RawLine;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;

/** Who gets in at the operators' door, by what, and what the log tells of it. */
@Isolated
final class AdminDoorTests {
  private static final String ANNS = "0123456789abcdef0123456789abcdef";
  private static final String BOBS = "fedcba9876543210fedcba9876543210";

  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
  private final Logger log = (Logger) LoggerFactory.getLogger(AdminRoutes.class);
  private final TestServer server =
      TestServer.ofPennies().adminToken("ann:" + ANNS + ",bob:" + BOBS).movableLines().start();
  private final String room = TestRooms.open(server, server.connect(), "pennies", 4);

  AdminDoorTests() {
    lines.start();
    log.setLevel(Level.INFO);
    log.addAppender(lines);
  }

  @AfterEach
  void close() {
    log.setLevel(null);
    log.detachAppender(lines);
    server.close();
  }

  private HttpRequest.Builder request(String path, String... headers) {
    var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.opsPort() + path));
    return headers.length == 0 ? request : request.headers(headers);
  }

  private HttpResponse<String> get(String path, String... headers) {
    return TestRooms.ask(request(path, headers).build());
  }

  private int post(String path, String body, String... headers) {
    var request = request(path, headers).POST(BodyPublishers.ofString(body)).build();
    return TestRooms.ask(request).statusCode();
  }

  private List<String> logged() {
    return List.copyOf(lines.list).stream().map(ILoggingEvent::getFormattedMessage).toList();
  }

  @Test
  void eachOperatorIsNamedInTheLogAndNoRoomIs() {
    assertEquals(200, get("/admin/rooms/" + room, "Authorization", "Bearer " + ANNS).statusCode());
    String shut = "/admin/rooms/" + room + "/shut";
    assertEquals(200, post(shut, "", "Authorization", "Bearer " + BOBS));
    assertEquals(409, post(shut, "", "Authorization", "Bearer " + ANNS));
    var said = logged();
    assertTrue(said.get(0).startsWith("ann at 127.0.0.1 looks at "), said::toString);
    assertTrue(said.get(1).startsWith("bob at 127.0.0.1 orders shut of "), said::toString);
    assertTrue(said.get(2).endsWith(": done"), said::toString);
    assertTrue(said.get(4).endsWith(": not-possible"), said::toString);
    String mark = said.get(0).replaceFirst(".* ", "");
    assertTrue(mark.matches("[0-9a-f]{12}"), mark);
    assertTrue(said.stream().allMatch(line -> line.contains(mark)), said::toString);
    String all = String.join("\n", said);
    assertFalse(all.contains(room) || all.contains(ANNS) || all.contains(BOBS), all);
  }

  @Test
  void nobodyGetsInWithHalfAToken() {
    for (String token : List.of("", ANNS + BOBS, "ann:" + ANNS, ANNS.substring(1))) {
      server.lineTime().pass(Duration.ofSeconds(10));
      assertEquals(401, get("/admin/rooms", "Authorization", "Bearer " + token).statusCode());
    }
    server.lineTime().pass(Duration.ofSeconds(10));
    assertEquals(401, get("/admin/rooms", "Authorization", ANNS).statusCode());
    assertEquals(200, get("/admin/rooms", "Authorization", "Bearer " + BOBS).statusCode());
  }

  @Test
  void noPageOfAnotherOriginIsAnswered() {
    String own = "http://127.0.0.1:" + server.opsPort();
    String[] bearer = {"Authorization", "Bearer " + ANNS};
    for (String origin : List.of("http://evil.example", "null", own + ".evil.example")) {
      assertEquals(403, get("/admin/rooms", "Origin", origin, bearer[0], bearer[1]).statusCode());
      String end = "/admin/rooms/" + room + "/end";
      assertEquals(403, post(end, "", "Origin", origin, bearer[0], bearer[1]));
    }
    String[] cross = {"Sec-Fetch-Site", "cross-site", bearer[0], bearer[1]};
    assertEquals(403, get("/admin/rooms", cross).statusCode());
    assertEquals(200, get("/admin/rooms", "Origin", own, bearer[0], bearer[1]).statusCode());
    var preflight =
        TestRooms.ask(
            request("/admin/rooms", "Origin", "http://evil.example")
                .method("OPTIONS", BodyPublishers.noBody())
                .build());
    assertEquals(403, preflight.statusCode());
    assertTrue(preflight.headers().map().keySet().stream().noneMatch(n -> n.startsWith("access")));
  }

  @Test
  void whatIsTooLongIsNotReadAndNotLogged() {
    String[] bearer = {"Authorization", "Bearer " + ANNS};
    String drain = "/admin/drain";
    assertEquals(413, post(drain, "x".repeat(1_000_000), bearer));
    assertEquals(404, get("/admin/rooms/" + "a-".repeat(1_000) + "a", bearer).statusCode());
    assertEquals(404, get("/admin/rooms/a%0Ab-c", bearer).statusCode());
    assertEquals(404, post("/admin/rooms/" + room + "/burn", "", bearer));
    assertEquals(414, get("/admin/rooms/" + "a-".repeat(5_000), bearer).statusCode());
    assertEquals(431, get("/admin/rooms", "Authorization", "x".repeat(20_000)).statusCode());
    assertEquals(List.of(), logged());
  }

  @Test
  void thePageIsOnTheOperatorsPortAloneAndLoadsNothingFromElsewhere() {
    for (String file : List.of("", "page.js", "page.css")) {
      var page = get("/admin/" + file);
      assertEquals(200, page.statusCode(), file);
      String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
      assertTrue(policy.startsWith("default-src 'none'; script-src 'self'; "), policy);
      assertTrue(policy.contains("frame-ancestors 'none'"), policy);
      assertFalse(policy.contains("unsafe") || policy.contains("*"), policy);
      assertFalse(page.body().contains("://"), file);
      assertFalse(
          page.body().matches("(?s).*(<style|style=|\\son\\w+=|[sS]torage|cookie).*"), file);
      assertTrue(TestRooms.get(server.url() + "/admin/" + file).body().indexOf("Token") < 0);
    }
    assertEquals(401, get("/admin/page.txt").statusCode());
    try (var closed = TestServer.ofPennies().start()) {
      String page = "http://127.0.0.1:" + closed.opsPort() + "/admin/";
      assertEquals(404, TestRooms.get(page).statusCode());
    }
  }

  @Test
  void whoSendsHalfARequestHoldsUpNobody() {
    try (var line = RawLine.connect(server.opsPort(), "127.0.0.1")) {
      line.send("POST /admin/drain HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n");
      assertEquals(200, get("/health/live").statusCode());
    }
  }
}
