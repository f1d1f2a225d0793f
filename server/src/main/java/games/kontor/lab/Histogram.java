package games.kontor.lab;

import java.util.Arrays;

/**
 * Counts durations in buckets that are never wider than a sixty-fourth of what they count, from a
 * microsecond to some days. Counting allocates nothing.
 */
final class Histogram {
  private static final int BITS = 6;
  private static final int WIDTH = 1 << BITS;

  private final long[] counts = new long[WIDTH * (Long.SIZE - 2 * BITS)];
  private long total;
  private long maxMicros;

  void add(long nanos) {
    long micros = Math.max(0, nanos / 1_000);
    counts[bucket(micros)]++;
    total++;
    maxMicros = Math.max(maxMicros, micros);
  }

  void add(Histogram other) {
    Arrays.setAll(counts, i -> counts[i] + other.counts[i]);
    total += other.total;
    maxMicros = Math.max(maxMicros, other.maxMicros);
  }

  private static int bucket(long micros) {
    if (micros < 2 * WIDTH) {
      return (int) micros;
    }
    int shift = Long.SIZE - 1 - Long.numberOfLeadingZeros(micros) - BITS;
    return (shift + 1) * WIDTH + (int) (micros >>> shift) - WIDTH;
  }

  private static long middle(int bucket) {
    if (bucket < 2 * WIDTH) {
      return bucket;
    }
    int shift = bucket / WIDTH - 1;
    return ((long) (bucket % WIDTH + WIDTH) << shift) + (1L << shift) / 2;
  }

  /**
   * The milliseconds that this part of all stayed within, such as 0.99; 0 if nothing was counted.
   */
  double millis(double part) {
    long rank = (long) Math.ceil(part * total);
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (counts[i] > 0 && seen >= rank) {
        return Math.min(middle(i), maxMicros) / 1e3;
      }
    }
    return 0;
  }

  double maxMillis() {
    return maxMicros / 1e3;
  }
}
