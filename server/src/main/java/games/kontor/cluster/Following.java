package games.kontor.cluster;

import games.kontor.host.Outbox;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A viewer of this process and the room that he follows, wherever it is kept. If the room moves he
 * visits it there, beginning by a snapshot; what he asked and nobody answered is asked again there,
 * by the same id, so that it is done once. While it cannot be reached he is told that it waits; a
 * question that got no answer for some seconds is refused.
 */
final class Following implements Visit.Listener {
  /** What nobody answered for so long is asked again. */
  static final long AGAIN_MILLIS = 1_000;

  /** So long somebody is asked. */
  static final long PATIENCE_MILLIS = 10_000;

  /** Who sees nothing of the room for so long is told that it waits. */
  static final long TOLD_MILLIS = 500;

  /** So many questions may wait for their answers. */
  static final int MOST_WAITING = 64;

  private final Home home;
  private final Outbox viewer;
  private final String room;
  private final Map<String, Waiting> waiting = new LinkedHashMap<>();
  private ClientMessage.Watch watch;
  private @Nullable Visit visit;
  private long wantedAtMillis;
  private boolean told;

  private record Waiting(ClientMessage.Command command, long sinceMillis, long askedAtMillis) {
    Waiting again(long nowMillis) {
      return new Waiting(command, sinceMillis, nowMillis);
    }
  }

  /** What it needs of the process that it is in. */
  interface Home {
    /** Who keeps this room. */
    Optional<String> owner(String room);

    /** A way to the room there. */
    Visit visit(Following following, String owner);

    long nowMillis();

    /** He follows the room no more. */
    void forget(Following following);

    /** Something that was asked of another process was not answered in time. */
    void unanswered();
  }

  Following(Home home, Outbox viewer, ClientMessage.Watch watch) {
    this.home = home;
    this.viewer = viewer;
    this.room = watch.room();
    this.watch = watch;
  }

  String room() {
    return room;
  }

  Outbox viewer() {
    return viewer;
  }

  /** What he says to the room. */
  void take(ClientMessage message) {
    switch (message) {
      case ClientMessage.Watch wish -> watch(wish);
      case ClientMessage.Leave bye -> leave();
      case ClientMessage.Ping ping when !isShown() -> answer(ping);
      case ClientMessage other -> say(other);
    }
  }

  /** He wants to follow, or to begin anew. */
  synchronized void watch(ClientMessage.Watch wish) {
    watch = wish;
    if (visit != null && visit.isAt(home.owner(room))) {
      visit.say(wish);
    } else {
      wantedAtMillis = home.nowMillis();
      go(wish);
    }
  }

  private synchronized boolean isShown() {
    return visit != null && visit.isBegun();
  }

  /** His line lives, whatever the room does. */
  private void answer(ClientMessage.Ping ping) {
    viewer.answer(Wire.encode(new ServerMessage.Pong(ping.n(), 0, 0)));
  }

  private void go(ClientMessage.Watch wish) {
    var owner = home.owner(room);
    Visit now = owner.isEmpty() ? null : home.visit(this, owner.get());
    visit = now;
    if (now != null) {
      now.say(wish);
    }
  }

  /** A question is answered, whatever becomes of it. */
  private synchronized void say(ClientMessage message) {
    if (message instanceof ClientMessage.Command command) {
      if (waiting.size() >= MOST_WAITING) {
        refuse(command.id(), "busy");
        return;
      }
      long nowMillis = home.nowMillis();
      waiting.put(command.id(), new Waiting(command, nowMillis, nowMillis));
    }
    if (visit != null) {
      visit.say(message);
    }
  }

  /** He does not follow any more. */
  synchronized void leave() {
    if (visit != null) {
      visit.end();
      visit = null;
    }
    waiting.clear();
    home.forget(this);
  }

  /** Somebody else may keep the room now. */
  synchronized void follow() {
    if (visit == null || !visit.isAt(home.owner(room))) {
      if (visit != null) {
        visit.end();
        wantedAtMillis = home.nowMillis();
      }
      go(anew());
    }
  }

  private ClientMessage.Watch anew() {
    return new ClientMessage.Watch(room, null, null, watch.name());
  }

  /** To be called now and then: asks again what was not answered, and gives up after a while. */
  synchronized void tend(long nowMillis) {
    if (visit == null || visit.isOverdue(nowMillis)) {
      if (visit != null) {
        home.unanswered();
        visit.end();
      }
      go(anew());
    }
    if (!told && !isShown() && nowMillis - wantedAtMillis >= TOLD_MILLIS) {
      told = true;
      viewer.waits(room);
    }
    if (!waiting.isEmpty()) {
      new ArrayList<>(waiting.values()).forEach(asked -> tend(asked, nowMillis));
    }
  }

  private void tend(Waiting asked, long nowMillis) {
    if (nowMillis - asked.sinceMillis() >= PATIENCE_MILLIS) {
      waiting.remove(asked.command().id());
      refuse(asked.command().id(), "unavailable");
    } else if (visit != null
        && visit.mayLose()
        && nowMillis - asked.askedAtMillis() >= AGAIN_MILLIS) {
      waiting.put(asked.command().id(), asked.again(nowMillis));
      home.unanswered();
      visit.say(asked.command());
    }
  }

  private void refuse(String id, String code) {
    viewer.refuse(Wire.encode(new ServerMessage.Refused(id, code, Map.of())));
  }

  @Override
  public synchronized void begun(Visit there, byte[] snapshot) {
    if (there.equals(visit)) {
      told = false;
      viewer.begin(snapshot);
      long nowMillis = home.nowMillis();
      for (var asked : new ArrayList<>(waiting.values())) {
        if (asked.sinceMillis() <= there.sinceMillis()) {
          waiting.put(asked.command().id(), asked.again(nowMillis));
          there.say(asked.command());
        }
      }
    }
  }

  @Override
  public synchronized void shown(Visit there, byte[] frame) {
    if (there.equals(visit)) {
      viewer.show(frame);
    }
  }

  /** Where he has moved meanwhile the snapshot there shows what is done. */
  @Override
  public synchronized void done(Visit there, byte[] frame, String id) {
    waiting.remove(id);
    if (there.equals(visit)) {
      viewer.done(frame, id);
    } else {
      viewer.answer(Wire.encode(new ServerMessage.Applied(id)));
    }
  }

  @Override
  public synchronized void answered(Visit there, byte[] frame) {
    if (isFinal(there, frame)) {
      viewer.answer(frame);
    }
  }

  @Override
  public synchronized void refused(Visit there, byte[] frame) {
    if (isFinal(there, frame)) {
      viewer.refuse(frame);
    }
  }

  /** False for an answer that only says that the room is not there, or not any more. */
  private boolean isFinal(Visit there, byte[] frame) {
    return switch (Wire.decodeServer(frame)) {
      case ServerMessage.Applied applied -> waiting.remove(applied.id()) != null;
      case ServerMessage.Refused no when isOfMove(there, no) -> !waiting.containsKey(no.id());
      case ServerMessage.Refused no -> {
        waiting.remove(no.id());
        yield true;
      }
      case ServerMessage.Lines lines -> {
        waiting.remove(lines.id());
        yield true;
      }
      case ServerMessage.Link link -> {
        waiting.remove(link.id());
        yield true;
      }
      case ServerMessage other -> there.equals(visit);
    };
  }

  private boolean isOfMove(Visit there, ServerMessage.Refused no) {
    return switch (no.code()) {
      case "restarting" -> true;
      case "not-watching" -> !there.equals(visit) || !there.isBegun();
      default -> false;
    };
  }

  @Override
  public synchronized void gone(Visit there, String code) {
    if (there.equals(visit)) {
      visit = null;
      if (!code.equals(Visit.MOVED)) {
        leave();
        viewer.gone(room, code);
      } else if (there.isBegun()) {
        wantedAtMillis = home.nowMillis();
      }
    }
  }
}
