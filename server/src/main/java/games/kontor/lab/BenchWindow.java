package games.kontor.lab;

import games.kontor.lab.BenchCpu.Part;
import java.util.Map;
import java.util.TreeMap;

/** Looks at a server at two moments and says what it has spent between them. */
final class BenchWindow {
  private final BenchServer server;
  private final BenchCores cores;
  private final Map<Long, String> names;
  private final long allocated;
  private final BenchCores.Ticks ticks;
  private final BenchCpu cpu;
  private final long sinceNanos;

  /**
   * What was spent.
   *
   * @param cpuNanos what the server's threads ran
   * @param coreBusy the share of the time in which its core did anything
   * @param garbageBytes what its threads allocated; 0 if the server does not count that
   */
  record Spent(double seconds, Map<Part, Long> cpuNanos, double coreBusy, long garbageBytes) {

    long ranNanos() {
      return cpuNanos.values().stream().mapToLong(Long::longValue).sum();
    }

    /** The share of the time in which its core did this server's work. */
    double ownBusy() {
      return ranNanos() / 1e9 / seconds;
    }
  }

  private BenchWindow(BenchServer server, BenchCores cores) {
    this.server = server;
    this.cores = cores;
    this.names = server.threads();
    this.allocated = server.allocated();
    this.ticks = cores.ticks();
    this.cpu = server.cpu();
    this.sinceNanos = System.nanoTime();
  }

  /** From now on. */
  static BenchWindow open(BenchServer server, BenchCores cores) {
    return new BenchWindow(server, cores);
  }

  /** Until now. */
  Spent close() {
    double seconds = (System.nanoTime() - sinceNanos) / 1e9;
    var cpuNow = server.cpu();
    double coreBusy = cores.ticks().busySince(ticks);
    long garbage = server.allocated() - allocated;
    var known = new TreeMap<>(names);
    known.putAll(server.threads());
    return new Spent(seconds, cpuNow.since(cpu, known), coreBusy, garbage);
  }
}
