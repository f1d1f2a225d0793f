package games.kontor.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;

/** What the log tells of the way of an action. Alone, for the log is the whole process's. */
@Isolated
final class TrailTests {
  private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
  private final Logger log = (Logger) LoggerFactory.getLogger(Trail.class);
  private final Trail trail = new Trail();

  @BeforeEach
  void listen() {
    lines.start();
    log.setAdditive(false);
    log.addAppender(lines);
  }

  @AfterEach
  void stop() {
    log.setLevel(null);
    log.setAdditive(true);
    log.detachAppender(lines);
  }

  private List<String> told() {
    return lines.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
  }

  @Test
  void isToldOnlyWhenItIsAskedFor() {
    trail.pass(Trail.Place.EDGE, "a-room", "x1");
    assertEquals(List.of(), told());
    log.setLevel(Level.DEBUG);
    trail.named("one");
    trail.pass(Trail.Place.EDGE, "a-room", "x1");
    trail.pass(Trail.Place.OWNER, "a-room", null);
    assertEquals(List.of("action x1 in a-room: edge at one"), told());
  }

  @Test
  void hasSoManyLinesASecondAndSaysHowManyWereLeftOut() {
    log.setLevel(Level.DEBUG);
    for (int i = 0; i < Trail.MOST + 7; i++) {
      trail.pass(Trail.Place.OWNER, "a-room", "x" + i, 5);
    }
    assertEquals(Trail.MOST, told().size());
    trail.pass(Trail.Place.OWNER, "a-room", "y", 6);
    assertEquals("7 lines of trails were left out", told().get(Trail.MOST));
    assertEquals(Trail.MOST + 2, told().size());
  }

  @Test
  void aLongNameOfARoomIsCut() {
    log.setLevel(Level.DEBUG);
    trail.pass(Trail.Place.EDGE, "a".repeat(8_000), "x1");
    assertTrue(told().getFirst().length() < 200, told()::toString);
  }
}
