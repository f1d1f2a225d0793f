package games.kontor.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import games.kontor.TestServer;
import games.kontor.lab.RawLine;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;

/** Nonsense costs a line in the log at most. Alone, for the log is the whole process's. */
@Isolated
final class QuietLogTests {
  private static final List<String> OURS =
      List.of("io.vertx.ext.web", "io.vertx.core", "io.netty", "games.kontor.web");

  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
  private final Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
  private TestServer server;

  @BeforeEach
  void listen() {
    server = TestServer.ofPennies().start();
    lines.start();
    root.addAppender(lines);
  }

  @AfterEach
  void stop() {
    root.detachAppender(lines);
    server.close();
  }

  private void ask(String path) {
    try (var line = RawLine.connect(server.port(), "127.0.0.66")) {
      line.send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
      assertTrue(line.head().startsWith("HTTP/1.1 400 "), path);
    }
  }

  /** With the lines of what was thrown. */
  private long logged() {
    return List.copyOf(lines.list).stream()
        .filter(event -> OURS.stream().anyMatch(event.getLoggerName()::startsWith))
        .mapToLong(QuietLogTests::lines)
        .sum();
  }

  private static long lines(ILoggingEvent event) {
    var thrown = event.getThrowableProxy();
    return event.getFormattedMessage().lines().count()
        + (thrown == null ? 0 : thrown.getStackTraceElementProxyArray().length);
  }

  @Test
  void addressesThatCannotBeRead() {
    var paths = List.of("/%", "/%4", "/r/%zz", "/api/rooms/%");
    paths.forEach(this::ask);

    assertTrue(logged() <= paths.size(), () -> logged() + " lines");
  }

  @Test
  void whoSaysForWhomHeSendsAndIsNoProxyOfOurs() {
    var peers = (Logger) LoggerFactory.getLogger(Peers.class);
    var level = peers.getLevel();
    peers.setLevel(Level.WARN);
    for (int n = 0; n < 3; n++) {
      try (var line = RawLine.connect(server.port(), "127.0.0.66")) {
        line.send("GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n");
        assertTrue(line.head().startsWith("HTTP/1.1 200 "));
      }
    }
    peers.setLevel(level);

    assertEquals(1, logged());
  }

  @Test
  void isHeard() {
    long before = logged();
    LoggerFactory.getLogger(HttpServer.class).error("two\nlines");
    assertEquals(before + 2, logged());
  }
}
