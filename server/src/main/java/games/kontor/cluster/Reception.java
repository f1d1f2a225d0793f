package games.kontor.cluster;

import games.kontor.host.Keeper;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.Vertx;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Takes in what viewers at other processes say to the rooms of this one. What is asked of a room
 * that is kept elsewhere is not passed on: whoever asked is told, and asks anew.
 */
final class Reception {
  private final Vertx vertx;
  private final Lines lines;
  private final String node;
  private final Predicate<String> isHere;
  private final Function<String, Keeper> rooms;
  private final Map<Place, RemoteViewer> viewers = new ConcurrentHashMap<>();
  private final Map<Way, Sheaf> sheaves = new ConcurrentHashMap<>();

  private record Place(String edge, long number) {}

  private record Way(String edge, String room) {}

  Reception(
      Vertx vertx,
      Lines lines,
      String node,
      Predicate<String> isHere,
      Function<String, Keeper> rooms) {
    this.vertx = vertx;
    this.lines = lines;
    this.node = node;
    this.isHere = isHere;
    this.rooms = rooms;
  }

  void hear(Parcel parcel) {
    var place = new Place(parcel.from(), parcel.to().getFirst());
    ClientMessage message;
    try {
      message = Wire.decode(parcel.bytes());
    } catch (Wire.BadFrame bad) {
      throw new IllegalArgumentException("no message to a room", bad);
    }
    if (message instanceof ClientMessage.Leave) {
      leave(place, parcel.room());
    } else if (isHere.test(parcel.room())) {
      var viewer = viewer(place, parcel, message);
      rooms.apply(parcel.room()).send(parcel.room(), message, viewer);
    } else {
      var moved = Parcel.of(Parcel.Kind.GONE, node, parcel.room(), place.number(), Visit.MOVED);
      lines.toViewers(place.edge(), moved);
    }
  }

  /** Only whoever begins to follow is remembered. */
  private RemoteViewer viewer(Place place, Parcel parcel, ClientMessage message) {
    var known = viewers.get(place);
    if (known != null) {
      return known;
    }
    var way = new Way(place.edge(), parcel.room());
    if (message instanceof ClientMessage.Watch) {
      var sheaf = sheaves.compute(way, (same, open) -> (open == null ? sheaf(way) : open).more());
      var viewer = new RemoteViewer(sheaf, place.number(), parcel.text());
      viewers.put(place, viewer);
      return viewer;
    }
    return new RemoteViewer(sheaf(way), place.number(), parcel.text());
  }

  private Sheaf sheaf(Way way) {
    return new Sheaf(
        vertx,
        lines,
        node,
        way.edge(),
        way.room(),
        number -> forget(new Place(way.edge(), number)));
  }

  private void leave(Place place, String room) {
    forget(place)
        .ifPresent(viewer -> rooms.apply(room).send(room, new ClientMessage.Leave(), viewer));
  }

  private Optional<RemoteViewer> forget(Place place) {
    var gone = viewers.remove(place);
    if (gone != null) {
      sheaves.computeIfPresent(
          new Way(place.edge(), gone.sheaf().room()), (way, open) -> open.less() ? open : null);
    }
    return Optional.ofNullable(gone);
  }

  /** Who is connected to a process that cannot be reached is gone. */
  void keepOnly(Set<String> present) {
    for (var entry : List.copyOf(viewers.entrySet())) {
      if (!present.contains(entry.getKey().edge())) {
        leave(entry.getKey(), entry.getValue().sheaf().room());
      }
    }
  }
}
