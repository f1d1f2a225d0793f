package games.kontor.lab;

import io.vertx.core.Vertx;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Measures Kontor and the bare server in turn, each in a process of its own. */
final class Bench {
  private static final int PATIENCE = 3;

  private final Vertx vertx;
  private final BenchWish wish;
  private final BenchCores cores;
  private final Consumer<String> progress;
  private String transport = "unknown";

  /** {@code progress} is told what goes on. */
  Bench(Vertx vertx, BenchWish wish, BenchCores cores, Consumer<String> progress) {
    this.vertx = vertx;
    this.wish = wish;
    this.cores = cores;
    this.progress = progress;
  }

  /** The paired rounds, in turn. */
  List<BenchRound> rounds() {
    var rounds = new ArrayList<BenchRound>();
    for (int number = 1; number <= wish.rounds(); number++) {
      var kontor = inFolder(this::kontor);
      var bare = inFolder(folder -> bare(folder, kontor));
      var round = new BenchRound(kontor, bare);
      progress.accept(
          "round %d: %.0f µs and %.0f bare, %.0f and %.0f a second, core %.0f and %.0f %% busy"
              .formatted(
                  number,
                  kontor.cpuMicros(),
                  bare.cpuMicros(),
                  kontor.actionsPerSecond(),
                  bare.actionsPerSecond(),
                  100 * kontor.spent().coreBusy(),
                  100 * bare.spent().coreBusy()));
      rounds.add(round);
    }
    return rounds;
  }

  /** What rooms with a long game cost. */
  BenchLong.Found longRooms() {
    progress.accept("long rooms");
    return inFolder(folder -> new BenchLong(vertx, wish, cores, folder).measure());
  }

  /** What connections cost that do nothing. */
  BenchRest.Found resting() {
    progress.accept("connections at rest");
    return inFolder(folder -> BenchRest.measure(vertx, wish, cores, folder));
  }

  /** The transport of the servers, as they said. */
  String transport() {
    return transport;
  }

  private BenchRound.Side kontor(Path folder) {
    try (var server = BenchServer.kontor(cores, wish.jvm(), folder);
        var load = new Load(vertx, wish.plan(server.url(), wish.rooms(), 0), 1)) {
      transport = server.transport();
      warm(server, load::warmUp);
      var window = BenchWindow.open(server, cores);
      var hiccups = Hiccups.begin();
      load.play(wish.seconds() * 1_000L);
      var late = hiccups.end();
      var spent = window.close();
      load.rest();
      load.check();
      var tally = load.tally();
      if (tally.desyncs + tally.lost > 0) {
        throw new IllegalStateException("somebody saw another table than the server's");
      }
      return new BenchRound.Side(tally, spent, server.readyMillis(), late);
    }
  }

  private BenchRound.Side bare(Path folder, BenchRound.Side kontor) {
    var sizes = sizes(kontor.tally());
    var tally = kontor.tally();
    double underWay = tally.underWayNanos / 1e9 / kontor.spent().seconds();
    int ask = (int) (tally.sentBytes / Math.max(1, tally.sent));
    try (var server = BenchServer.bare(cores, wish.jvm(), folder, sizes, wish.rate() > 0);
        var load =
            new BareLoad(
                vertx,
                new BarePlan(
                    server.url(),
                    wish.rooms(),
                    wish.players(),
                    wish.spectators(),
                    ask,
                    (int) Math.max(1, Math.round(underWay)),
                    wish.rate()))) {
      warm(server, millis -> load.play(millis, false));
      var window = BenchWindow.open(server, cores);
      var hiccups = Hiccups.begin();
      load.play(wish.seconds() * 1_000L, true);
      var late = hiccups.end();
      return new BenchRound.Side(load.tally(), window.close(), server.readyMillis(), late);
    }
  }

  /** Code is warm when it has run for so long, not when the clock says so; but there is an end. */
  private void warm(BenchServer server, LongConsumer play) {
    double until = server.ranSeconds() + wish.warmUpSeconds();
    for (int i = 0; i < PATIENCE * wish.warmUpSeconds() && server.ranSeconds() < until; i++) {
      play.accept(1_000);
    }
  }

  /** One frame a viewer, with as many bytes as Kontor sent him for an action. */
  private Bare.Sizes sizes(Tally tally) {
    double actions = Math.max(1, tally.actions);
    long watched = tally.bytes - tally.actorBytes - tally.seatBytes;
    return new Bare.Sizes(
        wish.players(),
        wish.spectators(),
        (int) Math.round(tally.actorBytes / actions),
        (int) Math.round(tally.seatBytes / actions / Math.max(1, wish.players() - 1)),
        (int) Math.round(watched / actions / Math.max(1, wish.spectators())));
  }

  private <T> T inFolder(Function<Path, T> work) {
    try {
      Path folder = Files.createTempDirectory("kontor-bench");
      try {
        return work.apply(folder);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path emptied, @Nullable IOException failure)
              throws IOException {
            Files.delete(emptied);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
