package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A visitor is told his own tables, and nobody else's. */
final class OwnTablesTests {
  private static final String FORWARDED = "X-Forwarded-For";

  private final TablesAskedFor at = new TablesAskedFor();

  @AfterEach
  void stop() {
    at.close();
  }

  @Test
  void areToldToTheirVisitorAlone() {
    String room = at.begun();

    assertEquals(List.of(room), at.codesOf(at.ann));
    assertEquals(List.of(room), at.codesOf(at.bob));
    assertEquals(List.of(), at.codesOf(at.server.connect()));
    assertEquals(0, at.tables().size());
  }

  @Test
  void areNotToldForATokenThatIsNotOurs() {
    at.begun();
    String own = at.ann.cookie();
    int dot = own.lastIndexOf('.');
    at.journal.asked.set(0);

    assertEquals(0, at.tables("Cookie", own.substring(0, dot) + ".AAAA").size());
    assertEquals(0, at.tables("Cookie", own.substring(0, own.length() - 2)).size());
    assertEquals(0, at.tables("Cookie", "kontor=" + own).size());
    assertEquals(0, at.tables("Cookie", "kontor=ann").size());
    assertEquals(0, at.journal.asked.get());
  }

  @Test
  void areNoneOfHisWhoGaveHisSeatUp() {
    String room = at.open(at.ann);
    at.bob.watch(room, null, null);
    at.bob.sit("Bob");
    assertEquals(List.of(room), at.codesOf(at.bob));

    at.bob.done(new ClientMessage.Stand(at.bob.id()));

    assertEquals(List.of(), at.codesOf(at.bob));
    assertEquals(List.of(room), at.codesOf(at.ann));
  }

  @Test
  void areTwoDozenAtMost() {
    for (int n = 0; n < 26; n++) {
      at.open(at.ann);
    }

    assertEquals(24, at.tablesOf(at.ann).size());
  }

  @Test
  void areLookedForOnceASecondHoweverOftenOneAsks() {
    at.begun();
    at.journal.asked.set(0);
    for (int n = 0; n < 50; n++) {
      TestRooms.get(at.server.url() + "/api/tables", "Cookie", at.ann.cookie());
    }
    assertEquals(1, at.journal.asked.get());
  }

  @Test
  void areAskedForSoOftenByOneAddressOnly() {
    String url = at.server.url() + "/api/tables";
    for (int n = 0; n < 120; n++) {
      var answer = TestRooms.get(url, FORWARDED, "203.0.113.30", "Cookie", at.ann.cookie());
      assertEquals(200, answer.statusCode());
      assertFalse(answer.headers().firstValue("Set-Cookie").isPresent());
    }

    assertEquals(429, TestRooms.get(url, FORWARDED, "203.0.113.30").statusCode());
    assertEquals(200, TestRooms.get(url, FORWARDED, "203.0.113.31").statusCode());
    at.server.lineTime().pass(Duration.ofMillis(250));
    assertEquals(200, TestRooms.get(url, FORWARDED, "203.0.113.30").statusCode());
  }

  @Test
  void beginAtOnceWithBotsWhereItIsWished() {
    String wish =
        """
        {"game":"pennies","seats":3,"bots":2,"nickname":"Ann","start":true}
        """;
    String room = TestRooms.open(at.server, at.ann, wish);
    at.server.roomTime().pass(Duration.ZERO);

    var table = at.tablesOf(at.ann).getFirst();
    assertEquals("playing", table.path("room").path("stage").asText());
    assertFalse(table.path("room").path("listed").asBoolean());
    assertEquals("[1]", table.path("toAct").toString());
    var view = Objects.requireNonNull(at.ann.watch(room, null, null).view());
    assertEquals(1, view.room().played());
  }

  @Test
  void tellNobodyWhoSitsThere() {
    at.begun();

    String told = TestRooms.get(at.server.url() + "/api/tables", "Cookie", at.ann.cookie()).body();
    var entry = at.journal.entry(at.codesOf(at.ann).getFirst()).await().orElseThrow();
    String identity = identity(at.ann);
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
