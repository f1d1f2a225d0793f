package games.kontor.notify;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.WorkerExecutor;
import jakarta.mail.Authenticator;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.PasswordAuthentication;
import jakarta.mail.SendFailedException;
import jakarta.mail.Session;
import jakarta.mail.Transport;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Properties;
import javax.net.ssl.SSLSocketFactory;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hands mails in, one after the other on a thread of its own, each within some seconds or not. */
final class Mail {
  private static final Logger LOG = LoggerFactory.getLogger(Mail.class);
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int FINAL = 500;

  private final Sender sender;
  private final Session session;
  private final WorkerExecutor worker;

  /** Trusts whom Java trusts. */
  Mail(Vertx vertx, SmtpServer server, Sender sender) {
    this(vertx, server, sender, null);
  }

  /** Trusts whom these sockets trust, if they are given. */
  Mail(Vertx vertx, SmtpServer server, Sender sender, @Nullable SSLSocketFactory sockets) {
    this.sender = sender;
    this.session = session(server, sockets);
    this.worker = vertx.createSharedWorkerExecutor("mail", 1);
  }

  Future<Outcome> send(Letter letter) {
    return worker.executeBlocking(() -> sendNow(letter), true);
  }

  private Outcome sendNow(Letter letter) {
    try {
      Transport.send(message(letter));
      return Outcome.TOLD;
    } catch (MessagingException e) {
      LOG.warn("mail {} was not taken: {}", letter.id(), reason(e));
      return isFinal(e) ? Outcome.NEVER : Outcome.LATER;
    }
  }

  /** What the server says of an address names it, and nobody who reads a log needs to know it. */
  private static String reason(MessagingException failure) {
    return failure instanceof SendFailedException
        ? "its address was refused"
        : failure.toString().lines().findFirst().orElse("");
  }

  /** The server knows no such mailbox. */
  private static boolean isFinal(MessagingException failure) {
    for (Exception e = failure; e instanceof MessagingException; e = next(e)) {
      if (e instanceof SMTPAddressFailedException no && no.getReturnCode() >= FINAL) {
        return true;
      }
    }
    return failure instanceof SendFailedException refused
        && refused.getInvalidAddresses() != null
        && refused.getInvalidAddresses().length > 0
        && refused.getNextException() == null;
  }

  private static @Nullable Exception next(Exception e) {
    return e instanceof MessagingException more ? more.getNextException() : null;
  }

  private MimeMessage message(Letter letter) throws MessagingException {
    var message = new Named(session, "<" + letter.id() + "@" + sender.domain() + ">");
    message.setFrom(sender.address());
    message.setRecipient(Message.RecipientType.TO, new InternetAddress(letter.to(), true));
    message.setSubject(letter.subject(), "UTF-8");
    message.setHeader("Date", date(letter.dateMillis()));
    message.setHeader("Auto-Submitted", "auto-generated");
    if (letter.unsubscribe().isPresent()) {
      message.setHeader("List-Unsubscribe", "<" + letter.unsubscribe().get() + ">");
      message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    }
    message.setText(letter.text(), "UTF-8");
    return message;
  }

  private static String date(long millis) {
    return DateTimeFormatter.RFC_1123_DATE_TIME.format(
        Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
  }

  /** A message that keeps its name, so that a mailbox knows a second copy. */
  private static final class Named extends MimeMessage {
    private final String id;

    Named(Session session, String id) {
      super(session);
      this.id = id;
    }

    @Override
    protected void updateMessageID() throws MessagingException {
      setHeader("Message-ID", id);
    }
  }

  private static Session session(SmtpServer server, @Nullable SSLSocketFactory sockets) {
    var settings = new Properties();
    if (sockets != null) {
      settings.put("mail.smtp.ssl.socketFactory", sockets);
    }
    String patience = Long.toString(PATIENCE.toMillis());
    settings.setProperty("mail.transport.protocol", "smtp");
    settings.setProperty("mail.smtp.host", server.host());
    settings.setProperty("mail.smtp.port", Integer.toString(server.port()));
    settings.setProperty("mail.smtp.connectiontimeout", patience);
    settings.setProperty("mail.smtp.timeout", patience);
    settings.setProperty("mail.smtp.writetimeout", patience);
    settings.setProperty("mail.smtp.ssl.enable", Boolean.toString(server.encrypted()));
    settings.setProperty("mail.smtp.ssl.checkserveridentity", "true");
    settings.setProperty("mail.smtp.starttls.enable", Boolean.toString(!server.encrypted()));
    settings.setProperty("mail.smtp.starttls.required", Boolean.toString(server.mustEncrypt()));
    settings.setProperty("mail.smtp.auth", Boolean.toString(server.user().isPresent()));
    return Session.getInstance(
        settings,
        new Authenticator() {
          @Override
          protected PasswordAuthentication getPasswordAuthentication() {
            return new PasswordAuthentication(
                server.user().orElse(""), server.password().orElse(""));
          }
        });
  }
}
