package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestRooms;
import games.kontor.TestServer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What an operator may do, and nobody else. */
final class AdminTests {
  private static final String TOKEN = "an operator's token that is long enough";

  private final TestServer server = TestServer.ofPennies().adminToken(TOKEN).movableLines().start();
  private final HttpClient http = HttpClient.newHttpClient();

  @AfterEach
  void close() {
    http.close();
    server.close();
  }

  private HttpResponse<String> ask(int port, String method, String path, String token)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
            .method(method, BodyPublishers.noBody())
            .header("Authorization", "Bearer " + token)
            .build();
    return http.send(request, BodyHandlers.ofString());
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return ask(server.opsPort(), "GET", path, TOKEN);
  }

  private String room() {
    var ann = server.connect();
    String room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    return room;
  }

  @Test
  void listsRoomsWithoutTheirCodesUnlessTheseAreAskedFor() throws Exception {
    String room = room();
    String word = room.substring(0, room.indexOf('-'));
    assertEquals(
        "{\"count\":1,\"rooms\":[{\"room\":\"" + word + "-…\",\"watchers\":0}]}",
        get("/admin/rooms").body());
    assertTrue(get("/admin/rooms?codes=show").body().contains("\"" + room + "\""));
  }

  @Test
  void showsARoomAsEverybodySeesIt() throws Exception {
    String room = room();
    var seen = get("/admin/rooms/" + room);
    assertEquals(200, seen.statusCode());
    assertTrue(seen.body().contains("\"game\":\"pennies\"") && seen.body().contains("Ann"));
    assertFalse(seen.body().contains(room));
    String listing = TestRooms.get(server.url() + "/api/rooms/" + room).body();
    assertEquals(listing, get("/admin/rooms/" + room + "?codes=show").body());
    assertEquals(404, get("/admin/rooms/no-such-room-here").statusCode());
  }

  @Test
  void aDrainedServerIsNotReadyAndPlaysOn() throws Exception {
    String ready = "http://127.0.0.1:" + server.opsPort() + "/health/ready";
    assertEquals(200, TestRooms.get(ready).statusCode());
    assertEquals(404, get("/admin/drain").statusCode());
    assertEquals(200, TestRooms.get(ready).statusCode());
    assertEquals(200, ask(server.opsPort(), "POST", "/admin/drain", TOKEN).statusCode());
    assertEquals(503, TestRooms.get(ready).statusCode());
    assertFalse(room().isEmpty());
  }

  @Test
  void whoHasNotTheTokenIsRefusedOnceASecondAndLocksNobodyOut() throws Exception {
    String wrong = TOKEN.substring(1) + "x";
    for (String other : new String[] {wrong, TOKEN + " x"}) {
      assertEquals(401, ask(server.opsPort(), "POST", "/admin/drain", other).statusCode());
    }
    assertEquals(429, ask(server.opsPort(), "POST", "/admin/drain", wrong).statusCode());
    assertEquals(200, get("/admin/rooms").statusCode());
    assertEquals(429, ask(server.opsPort(), "GET", "/admin/rooms", "").statusCode());
    server.lineTime().pass(Duration.ofSeconds(10));
    assertEquals(401, ask(server.opsPort(), "GET", "/admin/rooms", "").statusCode());
    String ready = "http://127.0.0.1:" + server.opsPort() + "/health/ready";
    assertEquals(200, TestRooms.get(ready).statusCode());
  }

  @Test
  void thereIsNothingWithoutAToken() throws Exception {
    try (var other = TestServer.ofPennies().start()) {
      for (String path : new String[] {"/admin/rooms", "/admin/rooms/x", "/admin/drain"}) {
        assertEquals(404, ask(other.opsPort(), "GET", path, TOKEN).statusCode());
        assertEquals(404, ask(other.opsPort(), "POST", path, "").statusCode());
      }
    }
    assertFalse(get("/health/live").body().contains("token"));
    assertEquals(404, ask(server.port(), "GET", "/admin/rooms", TOKEN).statusCode());
  }
}
