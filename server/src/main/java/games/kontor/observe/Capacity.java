package games.kontor.observe;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** How many connections this process can hold without running out of something. */
public final class Capacity {
  /** Files that are opened later, and connections on their way in or out, need descriptors too. */
  private static final long LEAST_RESERVE = 64;

  private static final long RESERVE_PART = 10;

  /** What may wait for a connection that does not read, which is most of what one can cost. */
  private static final long BYTES = 64 * 1024;

  private Capacity() {}

  /** As many as are wished, or as can be, if 0 or too many are wished. */
  public static int connections(int wished) {
    long can =
        Math.min(
            Math.max(1, free() - Math.max(LEAST_RESERVE, free() / RESERVE_PART)),
            Math.max(1, Runtime.getRuntime().maxMemory() / BYTES));
    int most = (int) Math.min(can, Integer.MAX_VALUE);
    return wished == 0 ? most : Math.min(wished, most);
  }

  /** The descriptors that are not taken yet. */
  private static long free() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getMaxFileDescriptorCount() - unix.getOpenFileDescriptorCount()
        : Long.MAX_VALUE;
  }
}
