package games.kontor.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class HistogramTests {
  private static final long MILLI = 1_000_000;
  private final Histogram histogram = new Histogram();

  @Test
  void tellsWhatAPartOfAllStayedWithin() {
    for (int i = 1; i <= 1_000; i++) {
      histogram.add(i * MILLI);
    }
    assertEquals(500, histogram.millis(0.5), 500 / 64.0);
    assertEquals(990, histogram.millis(0.99), 990 / 64.0);
    assertEquals(1_000, histogram.maxMillis());
  }

  @Test
  void isExactForShortTimesAndCutsNothingLong() {
    histogram.add(7_000);
    assertEquals(0.007, histogram.millis(0.5));
    histogram.add(3_600_000 * MILLI);
    assertEquals(3_600_000, histogram.millis(1), 3_600_000 / 64.0);
  }

  @Test
  void addsUp() {
    var other = new Histogram();
    other.add(4 * MILLI);
    histogram.add(2 * MILLI);
    histogram.add(other);
    assertEquals(2, histogram.millis(0.5), 2 / 64.0);
    assertEquals(4, histogram.maxMillis());
  }

  @Test
  void isZeroWhenNothingWasCounted() {
    assertEquals(0, histogram.millis(0.99));
  }
}
