package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestRooms;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Mails by the real server to a real mail server, and what the links in them do. */
final class MailTests {
  private static final Duration SOON = Duration.ofMinutes(3);

  private final Mailroom post = new Mailroom(500);
  private final PostalTable table = post.table;

  @AfterEach
  void close() {
    post.close();
  }

  @Test
  void nothingButTheQuestionGoesToAnAddressBeforeItsOwnerSaysThatItIsHis() throws Exception {
    post.bobWishes(Mailroom.BOB, "en");
    post.look();
    table.start();
    table.pass(SOON);
    var question = post.mail(0);

    assertEquals(1, post.mails().size());
    assertEquals(Mailroom.BOB, question.getAllRecipients()[0].toString());
    assertEquals("Kontor <games@kontor.example>", question.getFrom()[0].toString());
    assertTrue(question.getSubject().startsWith("Is this your address? (Landmarks, room "));
    String words = Mailroom.text(question).replaceAll("https:\\S+", "");
    assertFalse(words.contains("Bob"), "nothing that a player chose");
    assertTrue(question.isMimeType("text/plain"));
    assertTrue(table.waiting().isEmpty());
  }

  @Test
  void aMailSaysInHisLanguageWhatTheTableWaitsForAndHowToEndIt() throws Exception {
    post.bobConfirms();
    assertEquals(200, post.bobWishes(Mailroom.BOB, "de").statusCode());
    table.start();
    table.pass(SOON);
    var mail = post.mail(1);
    String text = Mailroom.text(mail);

    assertEquals("Du bist am Zug: Landmarks (" + table.room + ")", mail.getSubject());
    assertTrue(text.contains(PostalTable.ORIGIN + "/r/" + table.room + "\n"), text);
    assertTrue(text.contains("UTC, also in 48 Stunden.") || text.contains("in 2 Tagen."), text);
    assertEquals("List-Unsubscribe=One-Click", Mailroom.header(mail, "List-Unsubscribe-Post"));
    assertTrue(
        text.contains(Mailroom.header(mail, "List-Unsubscribe").replaceAll("[<>]", "")), text);
    assertEquals("auto-generated", Mailroom.header(mail, "Auto-Submitted"));
    assertFalse(text.contains("{"), text);
  }

  @Test
  void anAddressIsAskedThreeTimesADayWhoeverGivesIt() {
    for (int n = 0; n < 5; n++) {
      assertEquals(200, post.bobWishes("bob+" + n + "@Example.org", "en").statusCode());
      post.look();
      table.await(() -> table.waiting().isEmpty());
    }

    assertEquals(3, post.mails().size());
  }

  @Test
  void theServerAsksSoManyADayInAll() {
    try (var sparing = new Mailroom(1)) {
      sparing.bobWishes(Mailroom.BOB, "en");
      sparing.wishes(sparing.table.ann, "ann@example.org", "en");
      sparing.look();
      sparing.table.await(() -> sparing.table.waiting().isEmpty());

      assertEquals(1, sparing.mails().size());
    }
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
      var answer = post.bobWishes(bad, "en");
      assertEquals(422, answer.statusCode(), bad);
      assertEquals("bad-address", TestRooms.json(answer).path("code").asText());
    }
    assertNull(table.journal.contacts().of(table.room).await().stream().findFirst().orElse(null));
  }

  @Test
  void aMailServerThatIsAwayIsTriedAgainUnderTheSameName() {
    post.bobConfirms();
    int port = post.port();
    post.stop();
    table.start();
    table.pass(SOON);
    table.await(() -> table.waiting().stream().anyMatch(notice -> notice.attempts() >= 1));
    String id = table.waiting().getFirst().id();
    post.start(port);
    table.pass(Duration.ofMinutes(10));

    table.await(
        () ->
            post.mails().stream()
                .anyMatch(mail -> Mailroom.header(mail, "Message-ID").contains(id)));
  }

  @Test
  void aPasswordThatIsRightLetsItsMailsIn() {
    post.know("kontor", "a secret");
    var port = post.port();
    var vertx = Vertx.vertx();
    var sender = new Sender("games@kontor.example");
    var right = SmtpServer.of("smtp://kontor:a%20secret@127.0.0.1:" + port);
    var wrong = SmtpServer.of("smtp://kontor:none@127.0.0.1:" + port);
    var letter = new Letter("id.0", Mailroom.BOB, "Zug", "äöü €\n", Optional.empty(), 0);

    assertEquals(Outcome.LATER, new Mail(vertx, wrong, sender).send(letter).await());
    assertEquals(Outcome.TOLD, new Mail(vertx, right, sender).send(letter).await());
    assertEquals("äöü €\n", Mailroom.text(post.mail(0)));
    vertx.close().await();
  }
}
