package games.kontor.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Chance;
import games.kontor.game.Moves;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Wire;
import games.kontor.room.RandomBot;
import io.vertx.core.Future;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * One member of a room under load: a player who draws any of his legal moves as soon as he may, or
 * a spectator. Who is not waited for acts seldom. In a room that is not mirrored a member reads
 * only what it needs to act.
 */
final class LoadMember implements LoadLine.Listener {
  private static final int PROBED = 16;
  private static final int SELDOM = 10;

  private final Home room;
  private final LoadShare share;
  private final LoadLine line;
  private final String name;
  private final boolean plays;
  private final Chance chance;
  private final Allowance allowance = new Allowance();
  private final Deque<String> done = new ArrayDeque<>();
  private int ids;
  private int agreedTo;
  private boolean acting;
  private boolean waking;

  /** The room of a member. */
  interface Home {
    /** Something has come to this member: he thinks, and with him all for whom he reads. */
    void moved(LoadMember member);

    /** The state of the room as this member knows it. */
    JsonNode seenBy(LoadMember member);

    /** True while its members are to act. */
    boolean plays();

    /** Somebody has asked something. */
    void asked();

    /** The room has answered somebody, and done what he asked or not. */
    void answered(boolean applied);
  }

  /** What somebody is in a room, and how much he reads. */
  record Role(String name, boolean plays, Mirror.Depth depth) {}

  LoadMember(Home room, LoadShare share, List<String> urls, Role role) {
    this.room = room;
    this.share = share;
    this.name = role.name();
    this.plays = role.plays();
    this.chance = share.chance();
    this.line = new LoadLine(share.vertx(), share.sockets(), urls, role.depth(), this);
  }

  LoadLine line() {
    return line;
  }

  private String id() {
    return share.nonce() + name + ids++;
  }

  /** Follows the room; a player takes a seat. */
  Future<?> join(String code) {
    var following = line.watch(code);
    return plays
        ? following.compose(snapshot -> must(new ClientMessage.Sit(id(), name, null, name)))
        : following;
  }

  /** Starts the game, as the host. */
  Future<?> start() {
    return must(new ClientMessage.Start(id()));
  }

  private Future<JsonNode> must(ClientMessage.Command command) {
    return line.ask(command)
        .compose(
            answer ->
                applied(answer)
                    ? Future.succeededFuture(answer)
                    : Future.failedFuture(name + " was refused: " + answer));
  }

  private static boolean applied(JsonNode answer) {
    return answer.path("type").asText().equals("applied");
  }

  @Override
  public void heard(int bytes) {
    share.heard(bytes, plays, acting);
  }

  @Override
  public void folded() {
    room.moved(this);
  }

  @Override
  public void returned() {
    share.tally().reconnects++;
    probe();
  }

  /** Thinks once all frames are in that are there. */
  void wake() {
    if (plays && !waking) {
      waking = true;
      share.vertx().runOnContext(nothing -> think());
    }
  }

  private void think() {
    waking = false;
    if (share.closed()) {
      act(System.nanoTime());
    }
  }

  /** Acts if it may; the answer's latency counts from the given moment. */
  boolean act(long sinceNanos) {
    if (acting || !plays || !room.plays() || !line.up()) {
      return false;
    }
    JsonNode seen = room.seenBy(this);
    if (seen.path("stage").asText().equals("over")) {
      agree(seen.path("played").intValue());
      return false;
    }
    if (!mayAct(seen)) {
      return false;
    }
    if (!allowance.take()) {
      share.vertx().setTimer(allowance.restMillis(), timer -> wake());
      return false;
    }
    var action = draw(line.mirror().own().path("moves"), chance);
    action.ifPresent(drawn -> send(drawn, sinceNanos));
    return action.isPresent();
  }

  private boolean mayAct(JsonNode seen) {
    int seat = line.mirror().own().path("seat").intValue();
    for (JsonNode awaited : seen.path("toAct")) {
      if (awaited.intValue() == seat) {
        return true;
      }
    }
    return chance.number("seldom", 1, SELDOM) == 1;
  }

  /** Any legal action, from the moves as they came over the wire. */
  static Optional<JsonNode> draw(JsonNode moves, Chance chance) {
    try {
      return RandomBot.draw(Wire.mapper().treeToValue(moves, Moves.class), chance);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no moves: " + moves, e);
    }
  }

  private void send(JsonNode action, long sinceNanos) {
    String id = id();
    acting = true;
    room.asked();
    var act = new ClientMessage.Act(id, action);
    boolean counts = share.sending(act);
    line.ask(act)
        .onSuccess(
            answer -> {
              acting = false;
              room.answered(applied(answer));
              if (counts) {
                share.answered(answer, System.nanoTime() - sinceNanos);
              }
              if (applied(answer)) {
                remember(id);
              }
              wake();
            });
  }

  private void remember(String id) {
    done.add(id);
    if (done.size() > PROBED) {
      done.removeFirst();
    }
  }

  private void agree(int played) {
    if (agreedTo < played) {
      agreedTo = played;
      line.ask(new ClientMessage.Agree(id(), Matter.REMATCH, null, true));
    }
  }

  /**
   * Asks with the ids of the last acknowledged actions for something that no game knows: a server
   * that has done them says so again, one that has lost them refuses.
   */
  private Future<?> probe() {
    JsonNode unknown = Wire.mapper().createObjectNode().put("type", "was-it-done");
    var answers =
        done.stream()
            .map(id -> line.ask(new ClientMessage.Act(id, unknown)))
            .map(answer -> answer.onSuccess(said -> share.tally().lost += applied(said) ? 0 : 1))
            .toList();
    return Future.all(answers);
  }

  /** Looks whether all is as it should be at the end. */
  Future<?> check(String code) {
    if (!line.up()) {
      share.tally().disconnects++;
      return Future.succeededFuture();
    }
    if (line.mirror().depth() == Mirror.Depth.NONE) {
      return Future.succeededFuture();
    }
    return probe()
        .compose(nothing -> line.watch(code))
        .onSuccess(snapshot -> share.tally().desyncs += line.mirror().confirmed() ? 0 : 1);
  }
}
