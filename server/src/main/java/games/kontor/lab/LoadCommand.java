package games.kontor.lab;

import games.kontor.protocol.Wire;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code load}. */
@Command(
    name = "load",
    mixinStandardHelpOptions = true,
    description = {
      "Plays games over real WebSockets: each player draws any legal move as soon as he may, but"
          + " stays within the 20 messages a second that a server takes from a connection.",
      "The last line is a JSON object; exit code 0 only if nobody saw another table than the"
          + " server's, lost an acknowledged action or stayed away."
    })
public final class LoadCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = "--url",
      required = true,
      split = ",",
      description = "the servers, such as http://localhost:8080")
  private List<String> urls = List.of();

  @Option(
      names = "--open-at",
      split = ",",
      description = "the servers at which rooms are opened, which keep them then; else the same")
  private List<String> openAt = List.of();

  @Mixin private final Playing playing = new Playing(10, 0, 10);

  @Option(
      names = "--mirror",
      description = {
        "this share of the rooms is read in full and compared with the server's tables in the end,",
        "of the others only what their members need to act; else ${DEFAULT-VALUE}"
      })
  private double mirror = 0.05;

  @Option(
      names = "--actions",
      description = "a room that has had so many plays no more; else until the time is over")
  private int actions = 0;

  @Override
  public Integer call() {
    var plan =
        new LoadPlan(
            new LoadServers(urls, openAt.isEmpty() ? urls : openAt),
            playing.game,
            playing.rooms,
            playing.players,
            playing.spectators,
            playing.rate,
            mirror,
            actions);
    var vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
    try {
      var report = run(vertx, plan);
      spec.commandLine().getOut().println(Wire.text(Wire.bytes(report)));
      return report.sound() ? 0 : 1;
    } catch (RuntimeException e) {
      spec.commandLine().getErr().println("the load was broken off: " + e.getMessage());
      return 1;
    } finally {
      vertx.close().await();
    }
  }

  private Tally.Report run(Vertx vertx, LoadPlan plan) {
    // The other half of the machine is left to a server on it.
    int shares = Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, plan.rooms());
    try (var load = new Load(vertx, plan, shares)) {
      long sinceNanos = System.nanoTime();
      load.play(playing.seconds * 1_000L);
      double played = (System.nanoTime() - sinceNanos) / 1e9;
      load.rest();
      load.check();
      spec.commandLine().getErr().println("refusals: " + load.refusals());
      return load.tally().report(plan.rooms(), plan.connections(), played);
    }
  }
}
