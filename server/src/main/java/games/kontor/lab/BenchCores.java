package games.kontor.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Who runs where: the server on one core and this process on another, if there are two. */
final class BenchCores {
  private static final int SERVER = 0;
  private static final int GENERATOR = 1;

  private final boolean pinned;

  private BenchCores(boolean pinned) {
    this.pinned = pinned;
  }

  /** Ties this process to its core; without two cores or the tool nobody is tied. */
  static BenchCores take() {
    boolean two = Runtime.getRuntime().availableProcessors() > 1;
    return new BenchCores(two && tie(GENERATOR, ProcessHandle.current().pid()));
  }

  /** Nobody is tied to any core. */
  static BenchCores free() {
    return new BenchCores(false);
  }

  private static boolean tie(int core, long pid) {
    try {
      var asked =
          new ProcessBuilder("taskset", "-apc", "" + core, "" + pid)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return asked.waitFor() == 0;
    } catch (IOException noTool) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  /** What stands before a server's command. */
  List<String> serverPrefix() {
    return pinned ? List.of("taskset", "-c", "" + SERVER) : List.of();
  }

  String describe() {
    return pinned
        ? "the server on core " + SERVER + ", the generator on core " + GENERATOR
        : "on no core of their own";
  }

  /** How the server's core, or all of them together, has spent its time so far. */
  Ticks ticks() {
    try {
      return Ticks.read(Files.readAllLines(Path.of("/proc/stat")), pinned ? "cpu" + SERVER : "cpu");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The kernel's own count, busy and in all. */
  record Ticks(long busy, long all) {
    private static final int IDLE = 4;
    private static final int WAITING_FOR_DISK = 5;
    private static final int LAST = 8;

    static Ticks read(List<String> stat, String core) {
      var line = stat.stream().filter(text -> text.startsWith(core + " ")).findFirst();
      long[] spent =
          Arrays.stream(line.orElseThrow().replaceFirst(core + " +", "0 ").split(" ", -1))
              .mapToLong(Long::parseLong)
              .limit(LAST + 1)
              .toArray();
      long all = Arrays.stream(spent).sum();
      return new Ticks(all - spent[IDLE] - spent[WAITING_FOR_DISK], all);
    }

    /** The busy share of the time since then. */
    double busySince(Ticks before) {
      return all == before.all ? 0 : (double) (busy - before.busy) / (all - before.all);
    }
  }
}
