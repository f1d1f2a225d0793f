package games.kontor.lab;

import games.kontor.protocol.Wire;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command {@code overhear}. */
@Command(
    name = "overhear",
    mixinStandardHelpOptions = true,
    description = {
      "Asks a running server, as a spectator, for what he may not do, now while a player does"
          + " something hidden, now while nobody does anything, and measures the answers.",
      "The last line is a JSON object; auc is the chance that the delay tells the two apart: 0.5"
          + " tells nothing, 1 tells all."
    })
public final class OverhearCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(names = "--url", required = true, description = "the server")
  private String url = "";

  @Option(names = "--game", required = true, description = "the game's id")
  private String game = "";

  @Option(names = "--players", description = "players at the table; else ${DEFAULT-VALUE}")
  private int players = 4;

  @Option(names = "--probes", description = "how many questions; else ${DEFAULT-VALUE}")
  private int probes = 1_000;

  @Override
  public Integer call() {
    var vertx = Vertx.vertx(new VertxOptions().setPreferNativeTransport(true));
    try {
      var report = Promise.<Overhearing.Report>promise();
      vertx.runOnContext(
          nothing -> new Overhearing(vertx, url, game, players).run(probes).onComplete(report));
      spec.commandLine().getOut().println(Wire.text(Wire.bytes(report.future().await())));
      return 0;
    } catch (RuntimeException e) {
      spec.commandLine().getErr().println("nothing was measured: " + e.getMessage());
      return 1;
    } finally {
      vertx.close().await();
    }
  }
}
