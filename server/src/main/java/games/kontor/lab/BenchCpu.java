package games.kontor.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What each thread of a process has run, in nanoseconds by the scheduler's own count; threads go by
 * the kernel's numbers.
 */
record BenchCpu(Map<Long, Long> nanos) {
  private static final Pattern THREAD = Pattern.compile("\"(.+?)\" .*\\bnid=(0x)?([0-9a-f]+)\\b.*");
  private static final int HEX = 16;

  /** What a thread is there for. */
  enum Part {
    LOOP,
    WRITER,
    COLLECTOR,
    COMPILER,
    OTHER;

    /** By the name of the thread. */
    static Part of(String thread) {
      if (thread.startsWith("vert.x-eventloop")) {
        return LOOP;
      } else if (thread.equals("store-writer")) {
        return WRITER;
      } else if (thread.matches("C[12] CompilerThread.*")) {
        return COMPILER;
      }
      return thread.matches("(GC |G1 |Z|Shenandoah|VM Thread).*") ? COLLECTOR : OTHER;
    }
  }

  /** All threads of a process as they are now. */
  static BenchCpu read(long pid) {
    var nanos = new TreeMap<Long, Long>();
    try (Stream<Path> tasks = Files.list(Path.of("/proc", "" + pid, "task"))) {
      for (Path task : tasks.toList()) {
        nanos.put(Long.valueOf(task.getFileName().toString()), runNanos(task));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("bench needs Linux", e);
    }
    return new BenchCpu(nanos);
  }

  /** Nothing for a thread that has just ended. */
  private static long runNanos(Path task) {
    try {
      return runNanos(Files.readString(task.resolve("schedstat")));
    } catch (IOException ended) {
      return 0;
    }
  }

  /** The first of the three numbers of a schedstat file. */
  static long runNanos(String schedstat) {
    return Long.parseLong(schedstat.substring(0, schedstat.indexOf(' ')));
  }

  /** The names of threads, from a thread dump of the JVM. */
  static Map<Long, String> names(String dump) {
    var names = new TreeMap<Long, String>();
    dump.lines()
        .map(THREAD::matcher)
        .filter(found -> found.matches())
        .forEach(
            found -> {
              int radix = found.group(2) == null ? 10 : HEX;
              names.put(Long.parseLong(found.group(3), radix), found.group(1));
            });
    return names;
  }

  /** Nanoseconds that each part has run since then. */
  Map<Part, Long> since(BenchCpu before, Map<Long, String> names) {
    var spent = new EnumMap<Part, Long>(Part.class);
    for (Part part : Part.values()) {
      spent.put(part, 0L);
    }
    nanos.forEach(
        (id, ran) -> {
          long more = Math.max(0, ran - before.nanos.getOrDefault(id, 0L));
          spent.merge(Part.of(names.getOrDefault(id, "")), more, Long::sum);
        });
    return spent;
  }
}
