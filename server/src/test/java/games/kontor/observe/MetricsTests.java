package games.kontor.observe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What is counted for each action costs no garbage, and its figures are what happened. */
final class MetricsTests {
  private static final int MANY = 20_000;
  private static final int PASSES = 5;

  private static void act(Metrics metrics) {
    long began = metrics.begin();
    metrics.waits(1);
    metrics.waits(-1);
    metrics.decided(began);
    metrics.appended(began);
    metrics.shown(began);
    metrics.late(3);
    metrics.refused("busy");
    metrics.trail().pass(Trail.Place.OWNER, "a-room", "x1");
  }

  private static long garbage(Metrics metrics) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < MANY; i++) {
      act(metrics);
    }
    return (threads.getCurrentThreadAllocatedBytes() - before) / MANY;
  }

  @Test
  void anActionIsCountedWithoutGarbage() {
    try (var metrics = new Metrics()) {
      long least = LongStream.range(0, PASSES).map(pass -> garbage(metrics)).min().orElseThrow();
      assertEquals(0, least, "bytes for each action");
    }
  }

  @Test
  void shortTimesAreToldApart() {
    try (var metrics = new Metrics()) {
      metrics.decided(metrics.begin() - 50_000);
      String told = metrics.scrape();
      assertTrue(told.contains("kontor_decide_seconds_count 1"), told);
      long below =
          told.lines()
              .filter(
                  line -> line.startsWith("kontor_decide_seconds_bucket") && line.endsWith(" 0"))
              .count();
      assertTrue(below > 3, () -> below + " of its bounds lie below");
    }
  }
}
