package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.notify.Telling;
import games.kontor.protocol.ClientMessage;
import games.kontor.store.MemoryJournal;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player says how he is reached, and nobody else learns of it. */
final class ReachTests {
  private static final String ORIGIN = "https://kontor.example";
  private static final String HOOK = "https://hooks.example/services/T0/B0/secret";
  private static final String WISH =
      "{\"webhook\":\"" + HOOK + "\",\"language\":\"de\",\"kinds\":[\"due\",\"turn\"]}";

  private final MemoryJournal journal = new MemoryJournal();
  private TestServer server;
  private TestClient ann;
  private TestClient eve;
  private String room = "";

  @BeforeEach
  void sit() {
    var telling =
        new Telling(Optional.empty(), Optional.empty(), false, 48, 500, Optional.of(ORIGIN));
    server = TestServer.ofPennies().journal(journal).telling(telling).start();
    ann = server.connect();
    eve = server.connect();
    room = TestRooms.open(server, ann, "pennies", 3);
    ann.takeSeat(room, "Ann");
    eve.follow(room);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private HttpResponse<String> send(TestClient who, String method, String json, String... headers) {
    var request =
        HttpRequest.newBuilder(URI.create(server.url() + "/api/rooms/" + room + "/reach"))
            .header("Cookie", who.cookie())
            .header("Content-Type", "application/json")
            .method(method, HttpRequest.BodyPublishers.ofString(json));
    return TestRooms.ask((headers.length == 0 ? request : request.headers(headers)).build());
  }

  private JsonNode reach(TestClient who) {
    return TestRooms.json(send(who, "GET", ""));
  }

  private static String code(HttpResponse<String> answer) {
    return answer.statusCode() + " " + TestRooms.json(answer).path("code").asText();
  }

  @Test
  void offersWhatThisServerHasBeforeAnythingIsSaid() {
    assertEquals(
        "{\"seat\":1,\"offers\":{\"mail\":false,\"webhook\":true},\"mail\":null,\"webhook\":null,"
            + "\"language\":\"en\",\"kinds\":[\"turn\",\"due\",\"report\"]}",
        reach(ann).toString());
  }

  @Test
  void keepsWhatIsSaidAndTellsNotMoreOfItThanNeeded() {
    assertEquals(200, send(ann, "PUT", WISH).statusCode());
    var told = reach(ann);

    assertEquals("hooks.example", told.path("webhook").path("host").asText());
    assertEquals("[\"turn\",\"due\"]", told.path("kinds").toString());
    assertEquals("de", told.path("language").asText());
    assertFalse(told.toString().contains("B0/secret"), "its address is a secret");
  }

  @Test
  void changesTheRestAndLeavesTheAddress() {
    send(ann, "PUT", WISH);
    String secret = reach(ann).path("webhook").path("secret").asText();
    send(ann, "PUT", "{\"language\":\"en\",\"kinds\":[]}");
    assertEquals(secret, reach(ann).path("webhook").path("secret").asText());
    assertEquals("en", reach(ann).path("language").asText());

    send(ann, "PUT", "{\"webhook\":\"\",\"language\":\"en\",\"kinds\":[]}");
    assertTrue(reach(ann).path("webhook").isNull());
  }

  @Test
  void isForgottenWhenAsked() {
    send(ann, "PUT", WISH);
    assertEquals(204, send(ann, "DELETE", "").statusCode());
    assertEquals(204, send(ann, "DELETE", "").statusCode());
    assertTrue(reach(ann).path("webhook").isNull());
  }

  @Test
  void goesWithTheSeat() {
    send(ann, "PUT", WISH);
    ann.done(new ClientMessage.Stand(ann.id()));
    eve.sit("Eve");

    assertEquals("403 not-seated", code(send(ann, "GET", "")));
    assertTrue(reach(eve).path("webhook").isNull());
    assertEquals(0, journal.contacts().of(room).await().size());
  }

  @Test
  void isForNobodyWithoutASeat() {
    assertEquals("403 not-seated", code(send(eve, "GET", "")));
    assertEquals("403 not-seated", code(send(eve, "PUT", WISH)));
    assertEquals("403 not-seated", code(send(eve, "DELETE", "")));
    room = "no-such-room-here";
    assertEquals("403 not-seated", code(send(ann, "GET", "")));
    assertEquals(
        "403 not-seated", code(TestRooms.get(server.url() + "/api/rooms/" + room + "/reach")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'webhook':'http://hooks.example/','language':'en','kinds':[]} | 422 bad-webhook",
        "{'webhook':'https://a:b@hooks.example/','language':'en','kinds':[]} | 422 bad-webhook",
        "{'webhook':'ftp://hooks.example/','language':'en','kinds':[]} | 422 bad-webhook",
        "{'webhook':'https://hooks example/','language':'en','kinds':[]} | 422 bad-webhook",
        "{'webhook':'hooks.example','language':'en','kinds':[]} | 422 bad-webhook",
        "{'mail':'ann@example.org','language':'en','kinds':[]} | 422 no-mail",
        "{'language':'xx','kinds':[]} | 422 bad-language",
        "{'language':'en','kinds':['never']} | 400 malformed",
        "{'language':'en'} | 400 malformed",
        "{'language':'en','kinds':[null]} | 400 malformed",
        "{'language':'en','kinds':[],'seat':2} | 400 malformed",
        "[] | 400 malformed",
        "null | 400 malformed"
      },
      quoteCharacter = '`')
  void refusesWhatCannotBe(String wish, String code) {
    assertEquals(code, code(send(ann, "PUT", wish.replace('\'', '"'))));
    assertEquals(0, journal.contacts().of(room).await().size());
  }

  @Test
  void takesNothingFromPagesOfOthers() {
    assertEquals(
        "403 wrong-origin", code(send(ann, "PUT", WISH, "Origin", "https://evil.example")));
    assertEquals(200, send(ann, "PUT", WISH, "Origin", server.url()).statusCode());
  }

  @Test
  void givesAnAddressOfTheInternetSoManyAddresses() {
    var codes =
        IntStream.range(0, 8)
            .mapToObj(n -> send(ann, "PUT", WISH, "X-Forwarded-For", "203.0.113.9"))
            .map(HttpResponse::statusCode)
            .toList();

    assertEquals(6, codes.stream().filter(status -> status == 200).count());
    assertEquals(2, codes.stream().filter(status -> status == 429).count());
  }

  @Test
  void aTokenThatIsNotOursDoesNothing() {
    for (String route : new String[] {"confirm", "unsubscribe", "seat"}) {
      var answer = TestRooms.post(server.url() + "/api/mail/" + route, "{\"token\":\"bad.token\"}");
      assertEquals("422 bad-link", code(answer));
    }
  }
}
