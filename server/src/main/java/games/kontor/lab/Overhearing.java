package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * One who watches a table and asks for what he may not, again and again: now while a player does
 * something hidden, now while nobody does anything. How long his refusals take must tell him
 * nothing of it. Everything happens on one event loop.
 */
final class Overhearing implements LoadLine.Listener {
  private static final long REST_MILLIS = 60;

  private final Vertx vertx;
  private final LoadShare share;
  private final LoadPlan plan;
  private final List<LoadLine> players;
  private final LoadLine spy;
  private final List<Long> during = new ArrayList<>();
  private final List<Long> otherwise = new ArrayList<>();
  private int ids;

  /**
   * What came of it: so many questions, so many of them while something hidden was done, how long
   * the answers took in the middle, in microseconds, and how well that tells them apart.
   */
  record Report(
      int probes, int during, long medianDuring, long medianOtherwise, @Nullable Double auc) {}

  Overhearing(Vertx vertx, String url, String game, int players) {
    this.vertx = vertx;
    this.plan = new LoadPlan(LoadServers.at(url), game, 1, players, 1, 0, 1, 0);
    this.share = new LoadShare(vertx, plan, 0);
    this.players = IntStream.range(0, players).mapToObj(seat -> line(url)).toList();
    this.spy = line(url);
  }

  private LoadLine line(String url) {
    return new LoadLine(vertx, share.sockets(), List.of(url), Mirror.Depth.ALL, this);
  }

  private String id() {
    return share.nonce() + ids++;
  }

  /** Asks so many questions; completes with what came of them. */
  Future<Report> run(int probes) {
    return begin().compose(begun -> probe(probes)).map(nothing -> report());
  }

  private Future<?> begin() {
    var lines = new ArrayList<>(players);
    lines.add(spy);
    var wish =
        Wire.mapper()
            .createObjectNode()
            .put("game", plan.game())
            .put("seats", Math.max(2, players.size()));
    return Future.all(lines.stream().map(LoadLine::open).toList())
        .compose(
            open ->
                share.post(
                    plan.servers().opens(0) + "/api/rooms", players.getFirst().cookie(), wish))
        .compose(opened -> sit(opened.path("room").asText(), 0))
        .compose(seated -> players.getFirst().ask(new ClientMessage.Start(id())));
  }

  private Future<?> sit(String room, int next) {
    if (next == players.size()) {
      return spy.watch(room);
    }
    var player = players.get(next);
    var sit = new ClientMessage.Sit(id(), "Player " + (next + 1), null, "");
    return player
        .watch(room)
        .compose(there -> player.ask(sit))
        .compose(sits -> sit(room, next + 1));
  }

  private Future<Void> probe(int left) {
    if (left == 0) {
      return Future.succeededFuture();
    }
    return rest().compose(rested -> probe()).compose(asked -> probe(left - 1));
  }

  private Future<Void> rest() {
    var rested = Promise.<Void>promise();
    vertx.setTimer(REST_MILLIS, timer -> rested.complete());
    return rested.future();
  }

  private Future<?> probe() {
    var player = players.get(share.chance().number("player", 0, players.size() - 1));
    long v = player.mirror().v();
    var act =
        share.chance().number("coin", 0, 1) == 1 ? action(player) : Optional.<JsonNode>empty();
    var acted = act.map(drawn -> player.ask(new ClientMessage.Act(id(), drawn)));
    var forbidden = Wire.mapper().createObjectNode().put("type", "overhear");
    long askedNanos = System.nanoTime();
    var told =
        spy.ask(new ClientMessage.Act(id(), forbidden))
            .map(refused -> System.nanoTime() - askedNanos);
    return acted
        .map(future -> told.compose(took -> future.onSuccess(done -> note(took, done, player, v))))
        .orElseGet(() -> told.onSuccess(otherwise::add).mapEmpty());
  }

  private Optional<JsonNode> action(LoadLine player) {
    var moves = player.mirror().own().path("moves");
    return moves.isMissingNode() ? Optional.empty() : LoadMember.draw(moves, share.chance());
  }

  /** What everybody was shown is not hidden, and what was refused was not done. */
  private void note(long took, JsonNode answer, LoadLine player, long before) {
    if (answer.path("type").asText().equals("applied") && player.mirror().v() == before) {
      during.add(took);
    }
  }

  private Report report() {
    var auc = Auc.of(during, otherwise);
    return new Report(
        during.size() + otherwise.size(),
        during.size(),
        median(during),
        median(otherwise),
        auc.isPresent() ? auc.getAsDouble() : null);
  }

  private static long median(List<Long> nanos) {
    return nanos.isEmpty() ? 0 : nanos.stream().sorted().toList().get(nanos.size() / 2) / 1_000;
  }

  @Override
  public void heard(int bytes) {
    // What is counted is time.
  }

  @Override
  public void folded() {
    // The mirror has it.
  }

  @Override
  public void returned() {
    throw new IllegalStateException("a line was cut in the midst of a measurement");
  }
}
