package games.kontor.lab;

import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The server that {@code bench} starts beside Kontor. */
@Command(
    name = "bench-bare",
    hidden = true,
    mixinStandardHelpOptions = true,
    description = "Sends ready frames for each message of a player, until it is ended.")
public final class BareCommand implements Callable<Integer> {
  private final Supplier<Vertx> vertx;

  @Spec private CommandSpec spec;

  @Option(names = "--players", required = true)
  private int players;

  @Option(names = "--spectators", required = true)
  private int spectators;

  @Option(names = "--actor-bytes", required = true)
  private int actorBytes;

  @Option(names = "--seat-bytes", required = true)
  private int seatBytes;

  @Option(names = "--watcher-bytes", required = true)
  private int watcherBytes;

  @Option(names = "--disk", description = "append a row to this file before anything is sent")
  private @Nullable Path disk;

  /** {@code vertx} makes what the real server runs on. */
  public BareCommand(Supplier<Vertx> vertx) {
    this.vertx = vertx;
  }

  @Override
  public Integer call() throws InterruptedException {
    var sizes = new Bare.Sizes(players, spectators, actorBytes, seatBytes, watcherBytes);
    var bare = new Bare(sizes, disk);
    vertx.get().deployVerticle(bare).await();
    var out = spec.commandLine().getOut();
    out.println(BenchServer.READY + "http://localhost:" + bare.port());
    out.flush();
    Thread.currentThread().join();
    return 0;
  }
}
