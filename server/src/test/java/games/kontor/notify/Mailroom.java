package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.store.MemoryJournal;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** A postal table whose server hands its mails to a real mail server; Bob wants some. */
final class Mailroom implements AutoCloseable {
  static final String BOB = "bob@example.org";
  private static final String ALL = "[\"turn\",\"due\",\"report\"]";
  private static final Duration LOOK = Duration.ofSeconds(20);

  private GreenMail post = new GreenMail(new ServerSetup(0, "127.0.0.1", "smtp"));
  final PostalTable table;

  /** Asks so many addresses a day. */
  Mailroom(int questions) {
    post.start();
    table = table(questions).sit();
  }

  int port() {
    return post.getSmtp().getPort();
  }

  /** The mail server is away, and comes back at the same place. */
  void stop() {
    post.stop();
  }

  void start(int port) {
    post = new GreenMail(new ServerSetup(port, "127.0.0.1", "smtp"));
    post.start();
  }

  void know(String user, String password) {
    post.setUser(user + "@kontor.example", user, password);
  }

  /** What is due is told. */
  void look() {
    table.pass(LOOK);
  }

  private PostalTable table(int questions) {
    var server = SmtpServer.of("smtp://127.0.0.1:" + post.getSmtp().getPort());
    var telling =
        new Telling(
            Optional.of(server),
            Optional.of(new Sender("Kontor <games@kontor.example>")),
            true,
            48,
            questions,
            Optional.of(PostalTable.ORIGIN));
    return new PostalTable(PostalTable.landmarks(telling), new MemoryJournal());
  }

  HttpResponse<String> bobWishes(String mail, String language) {
    return wishes(table.bob, mail, language);
  }

  /** This player wants to be told all there, in this language. */
  HttpResponse<String> wishes(TestClient who, String mail, String language) {
    return table.wish(
        who, "{\"mail\":\"%s\",\"language\":\"%s\",\"kinds\":%s}".formatted(mail, language, ALL));
  }

  List<MimeMessage> mails() {
    return List.of(post.getReceivedMessages());
  }

  MimeMessage mail(int n) {
    table.await(() -> mails().size() > n);
    return mails().get(n);
  }

  static String text(MimeMessage mail) {
    try {
      return String.valueOf(mail.getContent()).replace("\r\n", "\n");
    } catch (IOException | MessagingException e) {
      throw new AssertionError(e);
    }
  }

  static String header(MimeMessage mail, String name) {
    try {
      var all = mail.getHeader(name);
      return all == null ? "" : String.join("|", all);
    } catch (MessagingException e) {
      throw new AssertionError(e);
    }
  }

  /** The token of a link of this page in a mail. */
  static String token(String text, String page) {
    var found = Pattern.compile("/mail/" + page + "/[a-z-]+[#/](\\S+)").matcher(text);
    assertTrue(found.find(), text);
    return found.group(1);
  }

  int brings(TestClient who, String route, String token) {
    return table
        .send(who, "POST", "/api/mail/" + route, "{\"token\":\"%s\"}".formatted(token))
        .statusCode();
  }

  void bobConfirms() {
    assertEquals(200, bobWishes(BOB, "en").statusCode());
    look();
    assertEquals(204, brings(table.ann, "confirm", token(text(mail(0)), "confirm")));
  }

  boolean isConfirmed() {
    return TestRooms.json(table.send(table.bob, "GET", table.reach(), ""))
        .path("mail")
        .path("confirmed")
        .asBoolean();
  }

  @Override
  public void close() {
    table.close();
    post.stop();
  }
}
