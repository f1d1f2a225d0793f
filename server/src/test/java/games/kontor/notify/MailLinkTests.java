package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import java.net.URI;
import java.net.http.HttpRequest;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the links in mails do, and what opening them does not. */
final class MailLinkTests {
  private static final Duration SOON = Duration.ofMinutes(3);

  private final Mailroom post = new Mailroom(500);
  private final PostalTable table = post.table;

  @AfterEach
  void close() {
    post.close();
  }

  @Test
  void openingThePageOfALinkConfirmsNothing() {
    post.bobWishes(Mailroom.BOB, "en");
    post.look();
    String token = Mailroom.token(Mailroom.text(post.mail(0)), "confirm");
    TestRooms.get(table.server.url() + "/mail/confirm/" + table.room);
    assertFalse(post.isConfirmed());

    assertEquals(204, post.brings(table.ann, "confirm", token));
    assertEquals(204, post.brings(table.ann, "confirm", token), "again");
    assertTrue(post.isConfirmed());
    assertEquals(422, post.brings(table.ann, "confirm", token + "x"));
  }

  @Test
  void aLinkOfBeforeConfirmsNoOtherAddress() {
    post.bobWishes(Mailroom.BOB, "en");
    post.look();
    String token = Mailroom.token(Mailroom.text(post.mail(0)), "confirm");
    post.bobWishes("other@example.org", "en");

    assertEquals(422, post.brings(table.ann, "confirm", token));
    assertFalse(post.isConfirmed());
  }

  @Test
  void aLinkIsTooOldAfterThreeDays() {
    post.bobWishes(Mailroom.BOB, "en");
    post.look();
    String token = Mailroom.token(Mailroom.text(post.mail(0)), "confirm");
    table.leap(Duration.ofDays(4));

    assertEquals(422, post.brings(table.ann, "confirm", token));
  }

  @Test
  void theLinkOfAMailBringsTheSeatToAnotherDeviceOnce() {
    post.bobConfirms();
    table.start();
    table.pass(SOON);
    String token = Mailroom.token(Mailroom.text(post.mail(1)), "seat");
    var phone = table.server.connect();
    var other = table.server.connect();
    assertEquals(200, post.brings(table.bob, "seat", token), "he sits there, and it stays good");
    TestRooms.get(table.server.url() + "/mail/seat/" + table.room);

    assertEquals(200, post.brings(phone, "seat", token));
    assertEquals(422, post.brings(other, "seat", token));
    assertEquals(200, table.send(phone, "GET", table.reach(), "").statusCode());
    assertEquals(403, table.send(table.bob, "GET", table.reach(), "").statusCode());
    assertTrue(isReached(phone), "and he is reached as before");
  }

  private boolean isReached(TestClient who) {
    return TestRooms.json(table.send(who, "GET", table.reach(), ""))
        .path("mail")
        .path("confirmed")
        .asBoolean();
  }

  @Test
  void aRevokedLinkBringsNothing() {
    post.bobConfirms();
    table.start();
    table.pass(SOON);
    String token = Mailroom.token(Mailroom.text(post.mail(1)), "seat");
    table.bob.done(new ClientMessage.RevokeLink(table.bob.id()));

    assertEquals(422, post.brings(table.server.connect(), "seat", token));
  }

  @Test
  void oneClickInTheMailProgramEndsIt() {
    post.bobConfirms();
    table.start();
    table.pass(SOON);
    String address = Mailroom.header(post.mail(1), "List-Unsubscribe").replaceAll("[<>]", "");
    var page = URI.create(address.replace(PostalTable.ORIGIN, table.server.url()));
    assertTrue(post.isConfirmed());
    TestRooms.get(page.toString());
    assertTrue(post.isConfirmed(), "a scanner that opens it ends nothing");

    var form =
        HttpRequest.newBuilder(page)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString("List-Unsubscribe=One-Click"))
            .build();
    assertEquals(204, TestRooms.ask(form).statusCode());
    assertEquals(204, TestRooms.ask(form).statusCode());
    assertFalse(post.isConfirmed());
    table.leap(Duration.ofDays(2));
    assertEquals(2, post.mails().size());
  }
}
