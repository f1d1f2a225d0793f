package games.kontor.lab;

import games.kontor.protocol.Wire;
import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.List;

/**
 * One room under load: it is opened and filled, plays game after game, and is looked at in the end.
 */
final class LoadRoom {
  private final LoadLoop loop;
  private final LoadCommand.Plan plan;
  private final List<LoadMember> members = new ArrayList<>();
  private String code = "";
  private int turn;
  private int open;
  private long waitsSinceNanos;

  LoadRoom(LoadLoop loop, LoadCommand.Plan plan, int number) {
    this.loop = loop;
    this.plan = plan;
    for (int i = 0; i < plan.players() + plan.spectators(); i++) {
      String url = plan.urls().get((number + i) % plan.urls().size());
      String name = (i < plan.players() ? "player" : "watcher") + (i + 1);
      members.add(new LoadMember(this, loop, url, name, i < plan.players()));
    }
  }

  /** Completes when the game is on and everybody follows it. */
  Future<?> begin() {
    var host = members.getFirst();
    return Future.all(members.stream().map(member -> member.line().open()).toList())
        .compose(all -> open(host))
        .compose(all -> join(0))
        .compose(all -> host.start());
  }

  private Future<?> open(LoadMember host) {
    var wish =
        Wire.mapper()
            .createObjectNode()
            .put("game", plan.game())
            .put("seats", plan.players())
            .put("title", "load");
    return loop.post(plan.urls().getFirst() + "/api/rooms", host.line().cookie(), wish)
        .onSuccess(opened -> code = opened.path("room").asText());
  }

  /** One after the other, so that seats are taken in the order of the names. */
  private Future<?> join(int next) {
    return next == members.size()
        ? Future.succeededFuture()
        : members.get(next).join(code).compose(joined -> join(next + 1));
  }

  /** Lets one player act, each in his turn; false if none may. */
  boolean act(long sinceNanos) {
    for (int i = 0; i < plan.players(); i++) {
      turn = (turn + 1) % plan.players();
      if (members.get(turn).act(sinceNanos)) {
        return true;
      }
    }
    return false;
  }

  /** Somebody has asked something. */
  void asked() {
    if (open++ == 0) {
      waitsSinceNanos = System.nanoTime();
    }
  }

  /** The room has answered somebody. */
  void answered() {
    long now = System.nanoTime();
    loop.tally().pauses.add(now - waitsSinceNanos);
    waitsSinceNanos = now;
    open--;
  }

  void wake() {
    members.forEach(LoadMember::wake);
  }

  /** True if everybody is there and has been answered. */
  boolean settled() {
    return members.stream().allMatch(member -> member.line().up() && member.line().settled());
  }

  /** Looks whether all is as it should be at the end. */
  Future<?> check() {
    return Future.all(members.stream().map(member -> member.check(code)).toList());
  }

  /** Everybody leaves for good. */
  void end() {
    members.forEach(member -> member.line().end());
  }
}
