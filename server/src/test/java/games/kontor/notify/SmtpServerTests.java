package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the address of a mail server is read. */
final class SmtpServerTests {

  @Test
  void hasTheUsualPortsAndTakesEscapedWords() {
    assertEquals(587, SmtpServer.of("smtp://mail.example.org").port());
    assertEquals(465, SmtpServer.of("smtps://mail.example.org").port());
    var server = SmtpServer.of("smtps://ann%40example.org:a%3Ab+c@mail.example.org:2465/");
    assertEquals(
        new SmtpServer(
            true, "mail.example.org", 2465, Optional.of("ann@example.org"), Optional.of("a:b+c")),
        server);
  }

  @Test
  void doesNotSendAPasswordInTheOpenButToItself() {
    assertTrue(SmtpServer.of("smtp://ann:secret@mail.example.org").mustEncrypt());
    assertFalse(SmtpServer.of("smtp://ann:secret@localhost:25").mustEncrypt());
    assertFalse(SmtpServer.of("smtp://mail.example.org").mustEncrypt());
  }

  @Test
  void doesNotTellItsPassword() {
    assertFalse(SmtpServer.of("smtp://ann:secret@mail.example.org").toString().contains("secret"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mail.example.org",
        "http://mail.example.org",
        "smtp://",
        "smtp://x/y",
        "smtp://a b"
      })
  void refusesWhatIsNone(String address) {
    var refused = assertThrows(IllegalArgumentException.class, () -> SmtpServer.of(address));
    assertEquals(
        "KONTOR_SMTP is not of the form smtp://user:password@host:port",
        refused.getMessage(),
        "it may hold a password");
  }

  @Test
  void aSenderIsOneAddress() {
    assertEquals("example.org", new Sender("Kontor <games@example.org>").domain());
    assertThrows(IllegalArgumentException.class, () -> new Sender("a@example.org, b@example.org"));
    assertThrows(IllegalArgumentException.class, () -> new Sender("nobody"));
  }
}
