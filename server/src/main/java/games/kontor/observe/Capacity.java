package games.kontor.observe;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** How many connections this process can hold without running out of something. */
public final class Capacity {
  /**
   * Files that are opened later need descriptors too, and so do connections that were let in only
   * to be closed: where there are few, half of them are kept for that.
   */
  private static final long RESERVE = 512;

  private static final long RESERVE_PART = 10;

  /** What may wait for a connection that does not read, which is most of what one can cost. */
  private static final long BYTES = 64 * 1024;

  private Capacity() {}

  /** As many as are wished, or as can be, if 0 or too many are wished. */
  public static int connections(int wished) {
    int most = connections(free(), Runtime.getRuntime().maxMemory());
    return wished == 0 ? most : Math.min(wished, most);
  }

  /** As many as so many free descriptors and so many bytes of heap can hold; one at least. */
  static int connections(long descriptors, long heapBytes) {
    long reserve = Math.max(descriptors / RESERVE_PART, Math.min(descriptors / 2, RESERVE));
    long can = Math.min(descriptors - reserve, heapBytes / BYTES);
    return Math.clamp(can, 1, Integer.MAX_VALUE);
  }

  /** The descriptors that are not taken yet. */
  private static long free() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount()
        : Long.MAX_VALUE;
  }
}
