package games.kontor.lab;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Rooms full of members that play over real WebSockets, on event loops of their own. Its methods
 * wait, so they must not be called from an event loop.
 */
final class Load implements AutoCloseable {
  private final Vertx vertx;
  private final Plan plan;
  private final List<LoadLoop> loops;
  private final List<String> deployed;

  /**
   * What is to be done.
   *
   * @param rate so many actions a second in all; 0 is a closed loop
   * @param mirror this share of the rooms is read in full, and compared in the end
   * @param actions a room that has had so many plays no more; 0 sets no end
   */
  record Plan(
      List<String> urls,
      String game,
      int rooms,
      int players,
      int spectators,
      int rate,
      double mirror,
      int actions) {

    int connections() {
      return rooms * (players + spectators);
    }

    /** True if the room of this number, from 0, is mirrored in full. */
    boolean mirrors(int room) {
      return mirror > 0 && room % Math.max(1, Math.round(1 / mirror)) == 0;
    }
  }

  /** Opens the rooms on so many event loops; throws if that cannot be. */
  Load(Vertx vertx, Plan plan, int shares) {
    this.vertx = vertx;
    this.plan = plan;
    this.loops =
        IntStream.range(0, shares).mapToObj(i -> new LoadLoop(vertx, plan, i, shares)).toList();
    this.deployed = all(vertx::deployVerticle);
  }

  private <T> List<T> all(Function<LoadLoop, Future<T>> work) {
    return Future.all(loops.stream().map(work).toList()).await().list();
  }

  /** Plays for so long, or until each room has had its actions, and counts what happens. */
  void play(long millis) {
    all(loop -> loop.play(millis, true).mapEmpty());
  }

  /** Plays for so long without counting. */
  void warmUp(long millis) {
    if (millis > 0) {
      all(loop -> loop.play(millis, false).mapEmpty());
    }
  }

  /** Nobody acts any more; waits until everybody has his answer. */
  void rest() {
    all(loop -> loop.rest().mapEmpty());
  }

  /** Looks whether everybody has and sees what he should; it adds to the tally. */
  void check() {
    all(loop -> loop.check().mapEmpty());
  }

  /** What was counted. */
  Tally tally() {
    var tally = new Tally();
    loops.forEach(loop -> tally.add(loop.tally()));
    return tally;
  }

  /** How often actions were refused, by the codes. */
  SortedMap<String, Integer> refusals() {
    var refusals = new TreeMap<String, Integer>();
    for (var loop : loops) {
      loop.refusals().forEach((code, times) -> refusals.merge(code, times, Integer::sum));
    }
    return refusals;
  }

  /** The codes of the rooms. */
  List<String> codes() {
    return loops.stream().flatMap(loop -> loop.rooms().stream()).map(LoadRoom::code).toList();
  }

  Plan plan() {
    return plan;
  }

  /** Everybody leaves for good. */
  @Override
  public void close() {
    Future.join(deployed.stream().map(vertx::undeploy).toList()).await();
  }
}
