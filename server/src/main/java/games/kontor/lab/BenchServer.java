package games.kontor.lab;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A server under measurement: a process of its own, on a core of its own where that can be had. */
final class BenchServer implements AutoCloseable {
  /** What a server prints before its address, once it is ready. */
  static final String READY = "Kontor is ready at ";

  private static final int STOP_SECONDS = 30;
  private static final String TOTAL = "Total";

  private final Process process;
  private final Path log;
  private final String url;
  private final int opsPort;
  private final double readyMillis;

  private BenchServer(Process process, Path log, String url, int opsPort, double readyMillis) {
    this.process = process;
    this.log = log;
    this.url = url;
    this.opsPort = opsPort;
    this.readyMillis = readyMillis;
  }

  /** Starts Kontor on this data. */
  static BenchServer kontor(BenchCores cores, List<String> jvm, Path data) {
    return kontor(cores.serverPrefix(), jvm, data);
  }

  /**
   * The same on no core of its own, in a process that has so many descriptors; 0: as many as we.
   */
  static BenchServer kontor(int descriptors, List<String> jvm, Path data) {
    String limited = "ulimit -n " + descriptors + " && exec \"$0\" \"$@\"";
    return kontor(descriptors == 0 ? List.of() : List.of("sh", "-c", limited), jvm, data);
  }

  private static BenchServer kontor(List<String> prefix, List<String> jvm, Path data) {
    int opsPort = freePort();
    return start(
        prefix,
        jvm,
        data.resolve("server.log"),
        opsPort,
        List.of(
            "serve",
            "--port=0",
            "--ops-port=" + opsPort,
            "--data=" + data,
            // Never that of a server in use.
            "--db=",
            // A table of the load plays faster than people do.
            "--seat-rows-per-second=0"));
  }

  /** Starts the bare server; with a file it appends a row of so many bytes to it each time. */
  static BenchServer bare(
      BenchCores cores, List<String> jvm, Path folder, Bare.Sizes sizes, boolean durable) {
    var words =
        new ArrayList<>(
            List.of(
                "bench-bare",
                "--players=" + sizes.players(),
                "--spectators=" + sizes.watchers(),
                "--actor-bytes=" + sizes.actorBytes(),
                "--seat-bytes=" + sizes.seatBytes(),
                "--watcher-bytes=" + sizes.watcherBytes()));
    if (durable) {
      words.add("--disk=" + folder.resolve("rows"));
    }
    return start(cores.serverPrefix(), jvm, folder.resolve("bare.log"), 0, words);
  }

  private static int freePort() {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static BenchServer start(
      List<String> prefix, List<String> jvm, Path log, int opsPort, List<String> words) {
    var line = new ArrayList<>(prefix);
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Dkontor.endsWithInput=true"));
    line.addAll(jvm);
    line.addAll(List.of("-cp", System.getProperty("java.class.path"), "games.kontor.Main"));
    line.addAll(words);
    try {
      long began = System.nanoTime();
      var process = new ProcessBuilder(line).redirectError(log.toFile()).start();
      var out = process.inputReader(StandardCharsets.UTF_8);
      String said = out.readLine();
      double millis = (System.nanoTime() - began) / 1e6;
      if (said == null || !said.startsWith(READY)) {
        process.destroy();
        throw new IllegalStateException("no server: " + Files.readString(log));
      }
      Thread.ofVirtual().start(() -> keep(out, log));
      return new BenchServer(process, log, said.substring(READY.length()), opsPort, millis);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What it says later, such as why it ends, stands in its log. */
  private static void keep(BufferedReader out, Path log) {
    try {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        Files.writeString(log, line + "\n", StandardOpenOption.APPEND);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String url() {
    return url;
  }

  /** From its start until it said that it was ready. */
  double readyMillis() {
    return readyMillis;
  }

  /** True while its process runs. */
  boolean lives() {
    return process.isAlive();
  }

  /** What its threads have run so far. */
  BenchCpu cpu() {
    return BenchCpu.read(process.pid());
  }

  /** Seconds that all its threads have run so far. */
  double ranSeconds() {
    return cpu().nanos().values().stream().mapToLong(Long::longValue).sum() / 1e9;
  }

  /** The names of its threads by the kernel's numbers; asking takes a while. */
  Map<Long, String> threads() {
    return BenchCpu.names(jcmd("Thread.print"));
  }

  /** How much it has written to its log so far. */
  long logBytes() {
    try {
      return Files.size(log);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The transport that it says it has taken. */
  String transport() {
    try (Stream<String> lines = Files.lines(log)) {
      return lines
          .filter(line -> line.contains("transport "))
          .map(line -> line.replaceFirst(".*transport (\\w+).*", "$1"))
          .findFirst()
          .orElse("unknown");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Bytes that its threads have allocated so far; 0 for the bare server, which tells nothing. */
  long allocated() {
    return opsPort == 0 ? 0 : (long) metric("kontor_allocated_bytes_total");
  }

  /** How many connections it has open. */
  int connections() {
    return (int) metric("kontor_connections");
  }

  /** The bytes of all objects that are alive, after a full collection. */
  long liveBytes() {
    String total =
        jcmd("GC.class_histogram")
            .lines()
            .filter(line -> line.startsWith(TOTAL))
            .findFirst()
            .orElseThrow();
    return Long.parseLong(total.strip().split("\\s+", -1)[2]);
  }

  /** The memory of the process that is in the machine now. */
  long residentBytes() {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> 1024 * Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private double metric(String name) {
    try (var page = URI.create("http://localhost:" + opsPort + "/metrics").toURL().openStream()) {
      return new String(page.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith(name + " "))
          .mapToDouble(line -> Double.parseDouble(line.substring(name.length() + 1)))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("the server does not count " + name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String jcmd(String what) {
    String tool = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
    try {
      var asked =
          new ProcessBuilder(tool, "" + process.pid(), what).redirectErrorStream(true).start();
      String answer = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (asked.waitFor() != 0) {
        throw new IllegalStateException("jcmd " + what + " failed: " + answer);
      }
      return answer;
    } catch (IOException e) {
      throw new UncheckedIOException("bench needs a JDK with jcmd", e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  /** Ends the process in order, or at all. */
  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }
}
