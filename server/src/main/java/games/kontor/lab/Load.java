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
  private final LoadPlan plan;
  private final List<LoadLoop> loops;
  private final List<String> deployed;

  /** Opens the rooms on so many event loops; throws if that cannot be. */
  Load(Vertx vertx, LoadPlan plan, int shares) {
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
    loops.forEach(loop -> tally.add(loop.share().tally()));
    return tally;
  }

  /** How often actions were refused, by the codes. */
  SortedMap<String, Integer> refusals() {
    var refusals = new TreeMap<String, Integer>();
    for (var loop : loops) {
      loop.share().refusals().forEach((code, times) -> refusals.merge(code, times, Integer::sum));
    }
    return refusals;
  }

  /** The codes of the rooms. */
  List<String> codes() {
    return loops.stream().flatMap(loop -> loop.rooms().stream()).map(LoadRoom::code).toList();
  }

  LoadPlan plan() {
    return plan;
  }

  /** Everybody leaves for good. */
  @Override
  public void close() {
    Future.join(deployed.stream().map(vertx::undeploy).toList()).await();
  }
}
