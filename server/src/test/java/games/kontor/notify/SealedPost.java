package games.kontor.notify;

import games.kontor.TestCertificate;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.net.NetServer;
import io.vertx.core.net.NetServerOptions;
import io.vertx.core.net.NetSocket;
import io.vertx.core.parsetools.RecordParser;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A mail server that encrypts: from the first byte, or when it is asked to, or never. It takes in
 * every mail and notes each line, and whether it could be read on its way.
 */
final class SealedPost {
  private final List<Line> lines = new CopyOnWriteArrayList<>();
  private final NetServer server;
  private final boolean offers;

  record Line(boolean encrypted, String text) {}

  /** What it does about encryption. */
  enum Manner {
    FROM_THE_FIRST_BYTE,
    WHEN_ASKED,
    NEVER
  }

  SealedPost(Vertx vertx, Manner manner, TestCertificate shown) {
    offers = manner == Manner.WHEN_ASKED;
    var options =
        new NetServerOptions()
            .setKeyCertOptions(shown.shown())
            .setSsl(manner == Manner.FROM_THE_FIRST_BYTE);
    server = vertx.createNetServer(options).connectHandler(Talk::new).listen(0).await();
  }

  int port() {
    return server.actualPort();
  }

  List<Line> lines() {
    return List.copyOf(lines);
  }

  /** What could be read on its way. */
  String open() {
    var all = new StringBuilder();
    lines.stream()
        .filter(line -> !line.encrypted())
        .forEach(line -> all.append(line.text() + "\n"));
    return all.toString();
  }

  /** How many mails it has taken in. */
  long mails() {
    return lines.stream().filter(line -> line.text().equals(".")).count();
  }

  private final class Talk {
    private final NetSocket socket;
    private boolean inMail;

    Talk(NetSocket socket) {
      this.socket = socket;
      socket.handler(RecordParser.newDelimited("\r\n", this::hear));
      say("220 mail.example");
    }

    private void say(String text) {
      socket.write(text + "\r\n");
    }

    private void hear(Buffer heard) {
      String line = heard.toString();
      lines.add(new Line(socket.isSsl(), line));
      if (inMail) {
        inMail = !line.equals(".");
        if (!inMail) {
          say("250 taken");
        }
      } else {
        answer(line.split(" ", 2)[0]);
      }
    }

    private void answer(String verb) {
      switch (verb) {
        case "EHLO" -> {
          say("250-mail.example");
          if (offers && !socket.isSsl()) {
            say("250-STARTTLS");
          }
          say("250 AUTH PLAIN");
        }
        case "STARTTLS" -> socket.upgradeToSsl(Buffer.buffer("220 go on\r\n"));
        case "AUTH" -> say("235 known");
        case "DATA" -> {
          inMail = true;
          say("354 go on");
        }
        case "QUIT" -> say("221 bye");
        default -> say("250 yes");
      }
    }
  }
}
