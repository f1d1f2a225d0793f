package games.kontor;

import games.kontor.cluster.HazelcastNodes;
import games.kontor.cluster.Surroundings;
import games.kontor.games.Games;
import games.kontor.host.Pace;
import games.kontor.host.RoomCodec;
import games.kontor.notify.Resolver;
import games.kontor.observe.Metrics;
import games.kontor.room.VerifiableChance;
import games.kontor.store.StoreFailed;
import games.kontor.time.VertxTime;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Runs the server until the process is told to end. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = "Runs the server; this is what happens without a command too.")
final class Serve implements Callable<Integer> {
  private static final Logger LOG = LoggerFactory.getLogger(Serve.class);

  /** So long the server may take to stop; whoever ends the process waits longer. */
  static final int STOP_SECONDS = 20;

  @Mixin private ServeOptions options;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    try {
      run(options.config());
      return 0;
    } catch (IllegalArgumentException | StoreFailed | NotStarted e) {
      spec.commandLine().getErr().println("Kontor cannot start: " + e.getMessage());
      return 1;
    }
  }

  private static void run(Config config) throws InterruptedException {
    try (var metrics = new Metrics();
        var storage = Storage.open(config, metrics)) {
      int eventLoops = Runtime.getRuntime().availableProcessors();
      var nodes = config.cluster().map(plan -> HazelcastNodes.prepare(plan, storage.secret()));
      var vertx = vertx(config, eventLoops, metrics, nodes);
      var lastResort = new LastResort(Runtime.getRuntime()::halt);
      lastResort.listen(vertx);
      var time = new VertxTime(vertx);
      var parts =
          new Server.Parts(
              vertx,
              Games.all(),
              time,
              time,
              VerifiableChance.production(),
              storage.journal(),
              storage.chat(),
              metrics,
              Pace.STANDARD.keeping(config.kept()),
              eventLoops,
              Resolver.system(vertx),
              nodes.map(
                  known ->
                      new Surroundings(
                          known, storage.witness(), RoomCodec.NEWEST, RoomCodec.VERSION)));
      var server = started(Server.start(config, storage.secret(), parts));
      lastResort.watch(server.health());
      var told = new CountDownLatch(1);
      var stopped = new CountDownLatch(1);
      Runtime.getRuntime().addShutdownHook(new Thread(() -> end(told, stopped), "stop"));
      var address = config.site().publicUrl().orElse("http://localhost:" + server.port());
      System.out.println("Kontor is ready at " + address);
      told.await();
      stop(server);
      stopped.countDown();
    }
  }

  private static Vertx vertx(
      Config config, int eventLoops, Metrics metrics, Optional<HazelcastNodes> nodes) {
    if (nodes.isEmpty()) {
      return Transports.vertx(eventLoops, metrics.registry());
    }
    var plan = config.cluster().orElseThrow();
    var manager = nodes.get().manager();
    try {
      return Transports.clustered(eventLoops, metrics.registry(), manager, plan).await();
    } catch (Exception e) {
      throw new NotStarted(e);
    }
  }

  private static Server started(Future<Server> start) {
    try {
      return start.await();
    } catch (Exception e) {
      throw new NotStarted(e);
    }
  }

  /** Something that the server needs is not to be had, a port mostly. */
  private static final class NotStarted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NotStarted(Exception cause) {
      super(cause.getMessage(), cause);
    }
  }

  /** The process waits for the server to stop, but not for ever. */
  private static void end(CountDownLatch told, CountDownLatch stopped) {
    told.countDown();
    try {
      if (!stopped.await(STOP_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("not everything was ended in {} seconds", STOP_SECONDS);
      }
    } catch (InterruptedException e) {
      LOG.warn("interrupted while stopping", e);
    }
  }

  private static void stop(Server server) {
    LOG.info("stopping");
    try {
      server.stop().await(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | RuntimeException e) {
      LOG.error("could not stop in order", e);
    }
  }
}
