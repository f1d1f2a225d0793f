package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Vertx;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Mails by the real server to a real mail server, and what the links in them do. */
final class MailTests {
  private static final String BOB = "bob@example.org";
  private static final String ALL = "[\"turn\",\"due\",\"report\"]";
  private static final Duration SOON = Duration.ofMinutes(3);
  private static final Duration LOOK = Duration.ofSeconds(20);

  private GreenMail post = new GreenMail(new ServerSetup(0, "127.0.0.1", "smtp"));
  private PostalTable table;

  @BeforeEach
  void sit() {
    post.start();
    table = table(48, 500).sit();
  }

  @AfterEach
  void close() {
    table.close();
    post.stop();
  }

  private PostalTable table(int aDay, int questions) {
    var server = SmtpServer.of("smtp://127.0.0.1:" + post.getSmtp().getPort());
    var telling =
        new Telling(
            Optional.of(server),
            Optional.of(new Sender("Kontor <games@kontor.example>")),
            true,
            aDay,
            questions,
            Optional.of(PostalTable.ORIGIN));
    return new PostalTable(PostalTable.landmarks(telling), new MemoryJournal());
  }

  private HttpResponse<String> bobWishes(String mail, String language) {
    return table.wish(
        table.bob,
        "{\"mail\":\"%s\",\"language\":\"%s\",\"kinds\":%s}".formatted(mail, language, ALL));
  }

  private List<MimeMessage> mails() {
    return List.of(post.getReceivedMessages());
  }

  private MimeMessage mail(int n) {
    table.await(() -> mails().size() > n);
    return mails().get(n);
  }

  private static String text(MimeMessage mail) {
    try {
      return String.valueOf(mail.getContent()).replace("\r\n", "\n");
    } catch (IOException | MessagingException e) {
      throw new AssertionError(e);
    }
  }

  private static String header(MimeMessage mail, String name) {
    try {
      var all = mail.getHeader(name);
      return all == null ? "" : String.join("|", all);
    } catch (MessagingException e) {
      throw new AssertionError(e);
    }
  }

  /** The token of a link of this page in a mail. */
  private static String token(String text, String page) {
    var found = Pattern.compile("/mail/" + page + "/[a-z-]+[#/](\\S+)").matcher(text);
    assertTrue(found.find(), text);
    return found.group(1);
  }

  private int brings(TestClient who, String route, String token) {
    return table
        .send(who, "POST", "/api/mail/" + route, "{\"token\":\"%s\"}".formatted(token))
        .statusCode();
  }

  private void bobConfirms() {
    assertEquals(200, bobWishes(BOB, "en").statusCode());
    table.pass(LOOK);
    assertEquals(204, brings(table.ann, "confirm", token(text(mail(0)), "confirm")));
  }

  @Test
  void nothingButTheQuestionGoesToAnAddressBeforeItsOwnerSaysThatItIsHis() throws Exception {
    bobWishes(BOB, "en");
    table.pass(LOOK);
    table.start();
    table.pass(SOON);
    var question = mail(0);

    assertEquals(1, mails().size());
    assertEquals(BOB, question.getAllRecipients()[0].toString());
    assertEquals("Kontor <games@kontor.example>", question.getFrom()[0].toString());
    assertTrue(question.getSubject().startsWith("Is this your address? (Landmarks, room "));
    String words = text(question).replaceAll("https:\\S+", "");
    assertFalse(words.contains("Bob"), "nothing that a player chose");
    assertTrue(question.isMimeType("text/plain"));
    assertTrue(table.waiting().isEmpty());
  }

  @Test
  void openingThePageOfALinkConfirmsNothing() {
    bobWishes(BOB, "en");
    table.pass(LOOK);
    String token = token(text(mail(0)), "confirm");
    TestRooms.get(table.server.url() + "/mail/confirm/" + table.room);
    assertFalse(isConfirmed());

    assertEquals(204, brings(table.ann, "confirm", token));
    assertEquals(204, brings(table.ann, "confirm", token), "again");
    assertTrue(isConfirmed());
    assertEquals(422, brings(table.ann, "confirm", token + "x"));
  }

  private boolean isConfirmed() {
    return TestRooms.json(table.send(table.bob, "GET", table.reach(), ""))
        .path("mail")
        .path("confirmed")
        .asBoolean();
  }

  @Test
  void aLinkOfBeforeConfirmsNoOtherAddress() {
    bobWishes(BOB, "en");
    table.pass(LOOK);
    String token = token(text(mail(0)), "confirm");
    bobWishes("other@example.org", "en");

    assertEquals(422, brings(table.ann, "confirm", token));
    assertFalse(isConfirmed());
  }

  @Test
  void aLinkIsTooOldAfterThreeDays() {
    bobWishes(BOB, "en");
    table.pass(LOOK);
    String token = token(text(mail(0)), "confirm");
    table.leap(Duration.ofDays(4));

    assertEquals(422, brings(table.ann, "confirm", token));
  }

  @Test
  void aMailSaysInHisLanguageWhatTheTableWaitsForAndHowToEndIt() throws Exception {
    bobConfirms();
    assertEquals(200, bobWishes(BOB, "de").statusCode());
    table.start();
    table.pass(SOON);
    var mail = mail(1);
    String text = text(mail);

    assertEquals("Du bist am Zug: Landmarks (" + table.room + ")", mail.getSubject());
    assertTrue(text.contains(PostalTable.ORIGIN + "/r/" + table.room + "\n"), text);
    assertTrue(text.contains("UTC, also in 48 Stunden.") || text.contains("in 2 Tagen."), text);
    assertEquals("List-Unsubscribe=One-Click", header(mail, "List-Unsubscribe-Post"));
    assertTrue(text.contains(header(mail, "List-Unsubscribe").replaceAll("[<>]", "")), text);
    assertEquals("auto-generated", header(mail, "Auto-Submitted"));
    assertFalse(text.contains("{"), text);
  }

  @Test
  void theLinkOfAMailBringsTheSeatToAnotherDeviceOnce() {
    bobConfirms();
    table.start();
    table.pass(SOON);
    String token = token(text(mail(1)), "seat");
    var phone = table.server.connect();
    var other = table.server.connect();
    assertEquals(200, brings(table.bob, "seat", token), "he sits there, and it stays good");
    TestRooms.get(table.server.url() + "/mail/seat/" + table.room);

    assertEquals(200, brings(phone, "seat", token));
    assertEquals(422, brings(other, "seat", token));
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
    bobConfirms();
    table.start();
    table.pass(SOON);
    String token = token(text(mail(1)), "seat");
    table.bob.done(new ClientMessage.RevokeLink(table.bob.id()));

    assertEquals(422, brings(table.server.connect(), "seat", token));
  }

  @Test
  void oneClickInTheMailProgramEndsIt() {
    bobConfirms();
    table.start();
    table.pass(SOON);
    String address = header(mail(1), "List-Unsubscribe").replaceAll("[<>]", "");
    var page = URI.create(address.replace(PostalTable.ORIGIN, table.server.url()));
    assertTrue(isConfirmed());
    TestRooms.get(page.toString());
    assertTrue(isConfirmed(), "a scanner that opens it ends nothing");

    var form =
        HttpRequest.newBuilder(page)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(HttpRequest.BodyPublishers.ofString("List-Unsubscribe=One-Click"))
            .build();
    assertEquals(204, TestRooms.ask(form).statusCode());
    assertEquals(204, TestRooms.ask(form).statusCode());
    assertFalse(isConfirmed());
    table.leap(Duration.ofDays(2));
    assertEquals(2, mails().size());
  }

  @Test
  void anAddressIsAskedThreeTimesADayWhoeverGivesIt() {
    for (int n = 0; n < 5; n++) {
      assertEquals(200, bobWishes("bob+" + n + "@Example.org", "en").statusCode());
      table.pass(LOOK);
      table.await(() -> table.waiting().isEmpty());
    }

    assertEquals(3, mails().size());
  }

  @Test
  void theServerAsksSoManyADayInAll() {
    table.close();
    table = table(48, 1).sit();
    bobWishes(BOB, "en");
    table.wish(
        table.ann, "{\"mail\":\"ann@example.org\",\"language\":\"en\",\"kinds\":" + ALL + "}");
    table.pass(LOOK);
    table.await(() -> table.waiting().isEmpty());

    assertEquals(1, mails().size());
  }

  @Test
  void noAddressGetsIntoAHeader() {
    for (String bad :
        List.of(
            "a@example.org\\r\\nBcc: eve@example.org",
            "a@example.org,eve@example.org",
            "Ann <a@example.org>",
            "\\\"a b\\\"@example.org",
            "a@localhost",
            "a@[127.0.0.1]",
            "@example.org",
            "a..b@example.org",
            "ä@example.org")) {
      var answer = bobWishes(bad, "en");
      assertEquals(422, answer.statusCode(), bad);
      assertEquals("bad-address", TestRooms.json(answer).path("code").asText());
    }
    assertNull(table.journal.contacts().of(table.room).await().stream().findFirst().orElse(null));
  }

  @Test
  void aMailServerThatIsAwayIsTriedAgainUnderTheSameName() {
    bobConfirms();
    int port = post.getSmtp().getPort();
    post.stop();
    table.start();
    table.pass(SOON);
    table.await(() -> table.waiting().stream().anyMatch(notice -> notice.attempts() >= 1));
    String id = table.waiting().getFirst().id();
    post = new GreenMail(new ServerSetup(port, "127.0.0.1", "smtp"));
    post.start();
    table.pass(Duration.ofMinutes(10));

    table.await(() -> mails().stream().anyMatch(mail -> header(mail, "Message-ID").contains(id)));
  }

  @Test
  void aPasswordThatIsRightLetsItsMailsIn() {
    post.setUser("games@kontor.example", "kontor", "a secret");
    var port = post.getSmtp().getPort();
    var vertx = Vertx.vertx();
    var sender = new Sender("games@kontor.example");
    var right = SmtpServer.of("smtp://kontor:a%20secret@127.0.0.1:" + port);
    var wrong = SmtpServer.of("smtp://kontor:none@127.0.0.1:" + port);
    var letter = new Letter("id.0", BOB, "Zug", "äöü €\n", Optional.empty(), 0);

    assertEquals(Outcome.LATER, new Mail(vertx, wrong, sender).send(letter).await());
    assertEquals(Outcome.TOLD, new Mail(vertx, right, sender).send(letter).await());
    assertEquals("äöü €\n", text(mail(0)));
    vertx.close().await();
  }
}
