package games.kontor.cluster;

import games.kontor.host.Keeper;
import games.kontor.host.Outbox;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The viewers whose connections this process holds, and the rooms that they follow. */
final class Viewers implements Following.Home, Visit.Road {
  private static final Logger LOG = LoggerFactory.getLogger(Viewers.class);

  private final String node;
  private final Time time;
  private final Lines lines;
  private final Traffic traffic;
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
      Traffic traffic,
      Function<String, Optional<String>> owners,
      Function<String, Keeper> here) {
    this.node = node;
    this.time = time;
    this.lines = lines;
    this.traffic = traffic;
    this.owners = owners;
    this.here = here;
  }

  @Override
  public long nowMillis() {
    return time.millis();
  }

  @Override
  public Optional<String> owner(String room) {
    return owners.apply(room);
  }

  /** A message of a viewer to a room that he follows, or begins to. */
  void send(String room, ClientMessage message, Outbox from) {
    var following = followings.get(from);
    if (following != null && following.room().equals(room)) {
      following.take(message);
      return;
    }
    switch (message) {
      case ClientMessage.Watch watch -> begin(watch, from);
      case ClientMessage.Leave leave -> {}
      case ClientMessage other -> here.apply(room).send(room, other, from);
    }
  }

  private void begin(ClientMessage.Watch watch, Outbox from) {
    var following = new Following(this, from, watch);
    var before = followings.put(from, following);
    if (before != null) {
      before.leave();
    }
    following.watch(watch);
  }

  @Override
  public Visit visit(Following following, String owner) {
    var place =
        new Visit.Place(
            next.incrementAndGet(), owner, following.room(), owner.equals(node), time.millis());
    var visit = new Visit(place, following.viewer().player(), this, following);
    visits.put(visit.number(), visit);
    return visit;
  }

  @Override
  public void carry(Visit visit, ClientMessage message) {
    if (visit.mayLose()) {
      var to = List.of(visit.number());
      byte[] bytes = Wire.encode(message);
      traffic.ask();
      lines.toRooms(
          visit.owner(),
          new Parcel(Parcel.Kind.SAID, node, visit.room(), to, visit.player(), bytes));
    } else {
      here.apply(visit.room()).send(visit.room(), message, visit);
    }
  }

  @Override
  public void close(Visit visit) {
    visits.remove(visit.number());
  }

  @Override
  public void unanswered() {
    traffic.lose();
  }

  @Override
  public void forget(Following following) {
    followings.remove(following.viewer(), following);
  }

  /** Something for viewers of this process; who has gone meanwhile is left out. */
  void hear(Parcel parcel) {
    traffic.answer();
    if (parcel.kind() == Parcel.Kind.GONE && parcel.text().equals(Visit.MOVED)) {
      traffic.move();
    }
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
