package games.kontor.lab;

import games.kontor.protocol.Wire;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code attack}. */
@Command(
    name = "attack",
    mixinStandardHelpOptions = true,
    description = {
      "Starts a server with a small heap and a room that is played in, attacks it from one address"
          + " (127.0.0.66, so on Linux), and tells how the room fared before and meanwhile.",
      "The last line is a JSON object; exit code 0 only if the server lived, the room lost"
          + " nothing and the log stayed below a MiB."
    })
public final class AttackCommand implements Callable<Integer> {
  private static final String STRANGER = "127.0.0.66";
  private static final int MEBIBYTE = 1 << 20;

  /** What a server may have to say in a minute or two, whoever comes. */
  private static final int MOST_LOG_BYTES = MEBIBYTE;

  @Spec private CommandSpec spec;

  @Option(names = "--attack", required = true, description = "which; a wrong name lists all")
  private String name = "";

  @Option(names = "--seconds", description = "how long; else ${DEFAULT-VALUE}")
  private int seconds = 20;

  @Option(names = "--heap", description = "the server's heap; else ${DEFAULT-VALUE}")
  private String heap = "128m";

  @Option(names = "--game", description = "the game that is played; else ${DEFAULT-VALUE}")
  private String game = "territories";

  @Option(names = "--players", description = "players in the room; else ${DEFAULT-VALUE}")
  private int players = 4;

  @Option(names = "--rate", description = "actions a second in the room; else ${DEFAULT-VALUE}")
  private int rate = 20;

  @Option(
      names = "--descriptors",
      description = "most descriptors of the server (ulimit -n); else as many as here")
  private int descriptors;

  /** The keys of the last line. */
  record Report(
      String attack,
      boolean lived,
      Tally.Latency beforeMs,
      Tally.Latency meanwhileMs,
      long actions,
      long lost,
      long desyncs,
      long reconnects,
      long linesOpened,
      long linesRefused,
      int linesLeft,
      long liveHeapMiB,
      double coresTaken,
      long logBytes) {

    boolean sound() {
      return lived && lost == 0 && desyncs == 0 && logBytes < MOST_LOG_BYTES;
    }
  }

  @Override
  public Integer call() {
    var attack =
        Attacks.ALL.stream()
            .filter(known -> known.name().equals(name))
            .findFirst()
            .orElseThrow(() -> new ParameterException(spec.commandLine(), "one of " + names()));
    var vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
    try (var server = server()) {
      var report = run(vertx, server, attack);
      spec.commandLine().getOut().println(Wire.text(Wire.bytes(report)));
      return report.sound() ? 0 : 1;
    } finally {
      vertx.close().await();
    }
  }

  private static List<String> names() {
    return Attacks.ALL.stream().map(Attack::name).toList();
  }

  private BenchServer server() {
    try {
      Path data = Files.createTempDirectory("kontor-attack");
      return BenchServer.kontor(descriptors, List.of("-Xmx" + heap), data);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Report run(Vertx vertx, BenchServer server, Attack attack) {
    var plan = new LoadPlan(LoadServers.at(server.url()), game, 1, players, 1, rate, 1, 0);
    Tally before = unharmed(vertx, plan);
    int port = URI.create(server.url()).getPort();
    try (var room = new Load(vertx, plan, 1)) {
      var target = new Attack.Target(port, room.codes().getFirst(), game, STRANGER);
      try (var attackers = new Attackers(attack, target)) {
        double ranSeconds = server.ranSeconds();
        room.play(seconds * 1_000L);
        double cores = server.lives() ? (server.ranSeconds() - ranSeconds) / seconds : 0;
        return report(server, before, room, attackers, cores);
      }
    }
  }

  private Tally unharmed(Vertx vertx, LoadPlan plan) {
    try (var room = new Load(vertx, plan, 1)) {
      room.warmUp(seconds * 500L);
      room.play(seconds * 1_000L);
      return room.tally();
    }
  }

  private Report report(
      BenchServer server, Tally before, Load load, Attackers attackers, double cores) {
    boolean lived = server.lives();
    if (lived) {
      load.rest();
      load.check();
    }
    var seen = load.tally();
    return new Report(
        name,
        lived,
        before.report(1, 1, seconds).latencyMs(),
        seen.report(1, 1, seconds).latencyMs(),
        seen.actions,
        seen.lost,
        seen.desyncs,
        seen.reconnects,
        attackers.opened(),
        attackers.refused(),
        lived ? server.connections() : 0,
        lived ? server.liveBytes() / MEBIBYTE : 0,
        Math.round(100 * cores) / 100.0,
        server.logBytes());
  }
}
