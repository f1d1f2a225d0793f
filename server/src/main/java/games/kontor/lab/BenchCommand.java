package games.kontor.lab;

import games.kontor.protocol.Wire;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code bench}. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = {
      "Measures Kontor beside a bare Vert.x server that sends frames of the same sizes to as many"
          + " viewers and does nothing else: in turn, each in a process on one core, the load on"
          + " another.",
      "At a rate the bare server appends a row and waits for the disk before it sends. Needs Linux"
          + " and a JDK. The last line is a JSON object of medians."
    })
public final class BenchCommand implements Callable<Integer> {
  private final Supplier<Vertx> vertx;
  private final Supplier<BenchCores> cores;

  @Spec private CommandSpec spec;

  @Mixin private final Playing playing = new Playing(100, 1, 20);

  @Option(
      names = "--warm-up",
      description = {
        "seconds that a server has run before that; else ${DEFAULT-VALUE}.",
        "On the clock it is three times as long at most"
      })
  private int warmUp = 60;

  @Option(names = "--rounds", description = "how often both are measured; else ${DEFAULT-VALUE}")
  private int rounds = 3;

  @Option(
      names = "--long-rooms",
      description = "how many rooms with a long game are weighed; else ${DEFAULT-VALUE}")
  private int longRooms = 40;

  @Option(
      names = "--long-actions",
      description = "how many actions a long game has; else ${DEFAULT-VALUE}")
  private int longActions = 1_500;

  @Option(
      names = "--connections",
      description = "how many connections at rest are weighed; else ${DEFAULT-VALUE}")
  private int connections = 5_000;

  @Option(
      names = "--jvm",
      split = " ",
      description = "what the servers' JVM is told, such as \"-Xmx1g -XX:+UseZGC\"")
  private List<String> jvm = List.of();

  /** {@code vertx} makes what the load runs on; it and the servers get cores of their own. */
  public BenchCommand(Supplier<Vertx> vertx) {
    this(vertx, BenchCores::take);
  }

  BenchCommand(Supplier<Vertx> vertx, Supplier<BenchCores> cores) {
    this.vertx = vertx;
    this.cores = cores;
  }

  @Override
  public Integer call() {
    var taken = cores.get();
    var wish =
        new BenchWish(
            playing.game,
            playing.rooms,
            playing.players,
            playing.spectators,
            playing.seconds,
            playing.rate,
            warmUp,
            rounds,
            longRooms,
            longActions,
            connections,
            jvm);
    var loop = vertx.get();
    try {
      var bench = new Bench(loop, wish, taken, spec.commandLine().getErr()::println);
      var report =
          new BenchReport(bench.rounds(), playing.rate == 0, bench.longRooms(), bench.resting());
      var out = spec.commandLine().getOut();
      out.println(head(taken, bench.transport()));
      report.table().forEach(out::println);
      out.println(Wire.text(Wire.bytes(report.json())));
      return 0;
    } catch (RuntimeException e) {
      spec.commandLine().getErr().println("the measurement was broken off: " + e.getMessage());
      return 1;
    } finally {
      loop.close().await();
    }
  }

  private String head(BenchCores taken, String transport) {
    return "%s, %d rooms of %d + %d, %s, %d rounds of %d s, warm after %d s; %s, %s"
        .formatted(
            playing.game,
            playing.rooms,
            playing.players,
            playing.spectators,
            playing.rate == 0 ? "closed loop" : playing.rate + " actions a second",
            rounds,
            playing.seconds,
            warmUp,
            transport,
            taken.describe());
  }
}
