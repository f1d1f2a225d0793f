package games.kontor.lab;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One room under load: it is opened and filled, plays game after game, and is looked at in the end.
 */
final class LoadRoom implements LoadMember.Home {
  private final LoadShare share;
  private final LoadPlan plan;
  private final boolean mirrored;
  private final String opensAt;
  private final List<LoadMember> members = new ArrayList<>();
  private String code = "";
  private int turn;
  private int open;
  private int done;
  private long waitsSinceNanos;

  LoadRoom(LoadShare share, int number) {
    this.share = share;
    this.plan = share.plan();
    this.mirrored = plan.mirrors(number);
    this.opensAt = plan.servers().opens(number);
    for (int i = 0; i < plan.players() + plan.spectators(); i++) {
      members.add(new LoadMember(this, share, from(plan.servers().urls(), number + i), role(i)));
    }
  }

  /** The same in the same order, beginning elsewhere: members are spread over the servers. */
  private static List<String> from(List<String> urls, int first) {
    var turned = new ArrayList<>(urls);
    Collections.rotate(turned, -first);
    return List.copyOf(turned);
  }

  /** In a room that is not mirrored the first player reads for all whom the room waits for. */
  private LoadMember.Role role(int index) {
    boolean plays = index < plan.players();
    var depth =
        mirrored || index == 0 ? Mirror.Depth.ALL : plays ? Mirror.Depth.OWN : Mirror.Depth.NONE;
    return new LoadMember.Role((plays ? "player" : "watcher") + (index + 1), plays, depth);
  }

  @Override
  public void moved(LoadMember member) {
    if (!mirrored && member == members.getFirst()) {
      wake();
    } else {
      member.wake();
    }
  }

  @Override
  public JsonNode seenBy(LoadMember member) {
    return (mirrored ? member : members.getFirst()).line().mirror().view().path("room");
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
    return share
        .post(opensAt + "/api/rooms", host.line().cookie(), wish)
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

  @Override
  public void asked() {
    if (open++ == 0) {
      waitsSinceNanos = System.nanoTime();
    }
  }

  @Override
  public void answered(boolean applied) {
    long now = System.nanoTime();
    share.paused(now - waitsSinceNanos);
    waitsSinceNanos = now;
    open--;
    done += applied ? 1 : 0;
  }

  @Override
  public boolean plays() {
    return share.playing() && !full();
  }

  /** True if it has had all the actions it is to have. */
  boolean full() {
    return plan.actions() > 0 && done >= plan.actions();
  }

  String code() {
    return code;
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
