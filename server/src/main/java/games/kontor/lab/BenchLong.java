package games.kontor.lab;

import games.kontor.lab.BenchCpu.Part;
import io.vertx.core.Vertx;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/** What rooms cost that have had a long game, apart from what goes on in them. */
final class BenchLong {
  private static final int PRIMING_ROOMS = 4;
  private static final int JOINS = 4;
  private static final long PRIMING_MILLIS = 5_000;
  private static final long LONGEST_MILLIS = 300_000;
  private static final long LOOK_NANOS = 20_000_000;

  private final Vertx vertx;
  private final BenchWish wish;
  private final BenchCores cores;
  private final Path folder;

  /**
   * What was found.
   *
   * @param heapBytes alive of a room, connections apart
   * @param joinGarbageBytes allocated when a spectator joins a room whose players are all there
   * @param joinBytes what he is sent
   * @param backMillis processor time of a room that comes back from the journal, in warm code
   * @param readyMillis from the start of a server with such rooms until it is ready
   */
  record Found(
      double heapBytes,
      double joinGarbageBytes,
      double joinBytes,
      double backMillis,
      double readyMillis) {}

  BenchLong(Vertx vertx, BenchWish wish, BenchCores cores, Path folder) {
    this.vertx = vertx;
    this.wish = wish;
    this.cores = cores;
    this.folder = folder;
  }

  /** Plays the rooms, weighs them, starts the server again and fetches them back. */
  Found measure() {
    Weighed weighed;
    try (var server = BenchServer.kontor(cores, wish.jvm(), folder)) {
      // What the code itself needs is there before anything is weighed.
      play(server, PRIMING_ROOMS, PRIMING_MILLIS);
      long before = server.liveBytes();
      weighed = play(server, wish.longRooms(), LONGEST_MILLIS);
      weighed = weighed.heap((double) (server.liveBytes() - before) / wish.longRooms());
    }
    try (var server = BenchServer.kontor(cores, wish.jvm(), folder)) {
      double backMillis = back(server, weighed.rooms());
      return new Found(
          weighed.heap(),
          weighed.joinGarbage(),
          weighed.joinBytes(),
          backMillis,
          server.readyMillis());
    }
  }

  private record Weighed(List<String> rooms, double joinGarbage, double joinBytes, double heap) {
    Weighed heap(double weight) {
      return new Weighed(rooms, joinGarbage, joinBytes, weight);
    }
  }

  /** The rooms have had their actions, and nobody is connected any more. */
  private Weighed play(BenchServer server, int rooms, long millis) {
    Weighed weighed;
    try (var load = new Load(vertx, wish.plan(server.url(), rooms, wish.longActions()), 1)) {
      load.play(millis);
      load.rest();
      weighed = join(server, load.codes());
    }
    while (server.connections() > 0) {
      LockSupport.parkNanos(LOOK_NANOS);
    }
    return weighed;
  }

  private Weighed join(BenchServer server, List<String> rooms) {
    int many = rooms.size() * JOINS;
    try (var guests = new Guests(vertx, server.url(), many)) {
      long first = server.allocated();
      long before = server.allocated();
      long sent = guests.bytes();
      guests.watch(rooms);
      // Asking costs something too, and as much as it did a moment ago.
      double garbage = server.allocated() - before - (before - first);
      return new Weighed(rooms, garbage / many, (double) (guests.bytes() - sent) / many, 0);
    }
  }

  /** The first half of the rooms warms the code. */
  private double back(BenchServer server, List<String> rooms) {
    int half = rooms.size() / 2;
    var second = rooms.subList(half, rooms.size());
    try (var early = new Guests(vertx, server.url(), Math.max(1, half));
        var late = new Guests(vertx, server.url(), second.size())) {
      early.watch(rooms);
      var window = BenchWindow.open(server, cores);
      late.watch(second);
      var spent = window.close();
      long compiled = spent.cpuNanos().getOrDefault(Part.COMPILER, 0L);
      return (spent.ranNanos() - compiled) / 1e6 / second.size();
    }
  }
}
