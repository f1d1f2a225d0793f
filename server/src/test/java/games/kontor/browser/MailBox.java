package games.kontor.browser;

import static org.junit.jupiter.api.Assertions.fail;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import games.kontor.notify.Sender;
import games.kontor.notify.SmtpServer;
import games.kontor.notify.Telling;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Pattern;

/** A mail server, and what has come to it. */
final class MailBox implements AutoCloseable {
  /** What the links of mails begin with; browsers of a story take the rest of them. */
  private static final String ORIGIN = "https://kontor.example";

  private static final int PATIENCE_MILLIS = 30_000;

  private final GreenMail post = new GreenMail(new ServerSetup(0, "127.0.0.1", "smtp"));

  MailBox() {
    post.start();
  }

  /** By this a server hands its mails over. */
  Telling telling() {
    return new Telling(
        Optional.of(SmtpServer.of("smtp://127.0.0.1:" + post.getSmtp().getPort())),
        Optional.of(new Sender("Kontor <games@kontor.example>")),
        false,
        Telling.NOTICES_PER_DAY,
        Telling.CONFIRMATIONS_PER_DAY,
        Optional.of(ORIGIN));
  }

  /** Waits for a mail that leads to such a page; the path of its link. */
  String link(String page) {
    var link = Pattern.compile(ORIGIN + "(" + page + "\\S*)");
    for (int mails = 1; post.waitForIncomingEmail(PATIENCE_MILLIS, mails); mails++) {
      var found = link.matcher(text(post.getReceivedMessages()[mails - 1]));
      if (found.find()) {
        return found.group(1);
      }
    }
    return fail("no mail leads to " + page);
  }

  private static String text(MimeMessage mail) {
    try {
      return String.valueOf(mail.getContent());
    } catch (IOException | MessagingException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    post.stop();
  }
}
