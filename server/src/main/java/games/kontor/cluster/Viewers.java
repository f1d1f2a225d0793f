package games.kontor.cluster;

import games.kontor.host.Keeper;
import games.kontor.host.Outbox;
import games.kontor.protocol.ClientMessage;
import games.kontor.time.Time;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The viewers whose connections this process holds, and the rooms that they follow. */
final class Viewers {
  private static final Logger LOG = LoggerFactory.getLogger(Viewers.class);

  private final String node;
  private final Time time;
  private final Lines lines;
  private final Function<String, Optional<String>> owners;
  private final Function<String, Keeper> here;
  private final Map<Outbox, Following> followings = new ConcurrentHashMap<>();
  private final Map<Long, Visit> visits = new ConcurrentHashMap<>();
  private final AtomicLong next = new AtomicLong();

  /** {@code owners} knows who keeps a room; {@code here} is what this process keeps. */
  Viewers(
      String node,
      Time time,
      Lines lines,
      Function<String, Optional<String>> owners,
      Function<String, Keeper> here) {
    this.node = node;
    this.time = time;
    this.lines = lines;
    this.owners = owners;
    this.here = here;
  }

  String node() {
    return node;
  }

  Lines lines() {
    return lines;
  }

  long nowMillis() {
    return time.millis();
  }

  Optional<String> owner(String room) {
    return owners.apply(room);
  }

  boolean isHere(String owner) {
    return owner.equals(node);
  }

  Keeper here(String room) {
    return here.apply(room);
  }

  /** A message of a viewer to a room that he follows, or begins to. */
  void send(String room, ClientMessage message, Outbox from) {
    var following = followings.get(from);
    boolean known = following != null && following.room().equals(room);
    switch (message) {
      case ClientMessage.Watch watch when known -> following.watch(watch);
      case ClientMessage.Watch watch -> begin(watch, from);
      case ClientMessage.Leave leave when known -> following.leave();
      case ClientMessage.Leave leave -> {}
      case ClientMessage other when known -> following.say(other);
      case ClientMessage other -> here(room).send(room, other, from);
    }
  }

  private void begin(ClientMessage.Watch watch, Outbox from) {
    var following = new Following(this, from, watch);
    var before = followings.put(from, following);
    if (before != null) {
      before.leave();
      followings.put(from, following);
    }
    following.watch(watch);
  }

  Visit visit(Following following, String owner) {
    var visit = new Visit(following, this, owner, next.incrementAndGet());
    visits.put(visit.number(), visit);
    return visit;
  }

  void forget(Visit visit) {
    visits.remove(visit.number());
  }

  void forget(Following following) {
    followings.remove(following.viewer(), following);
  }

  /** Something for viewers of this process; who has gone meanwhile is left out. */
  void hear(Parcel parcel) {
    for (long number : parcel.to()) {
      var visit = visits.get(number);
      if (visit != null) {
        hand(parcel, visit);
      }
    }
  }

  private static void hand(Parcel parcel, Visit visit) {
    switch (parcel.kind()) {
      case BEGIN -> visit.begin(parcel.bytes());
      case SHOW -> visit.show(parcel.bytes());
      case DONE -> visit.done(parcel.bytes(), parcel.text());
      case ANSWER -> visit.answer(parcel.bytes());
      case REFUSE -> visit.refuse(parcel.bytes());
      case GONE -> visit.gone(parcel.room(), parcel.text());
      case SAID -> LOG.error("{} said something to a viewer", parcel.from());
    }
  }

  /** Rooms may have moved. */
  void follow() {
    followings.values().forEach(Following::follow);
  }

  /** To be called several times a second. */
  void tend() {
    long nowMillis = time.millis();
    followings.values().forEach(following -> following.tend(nowMillis));
  }
}
