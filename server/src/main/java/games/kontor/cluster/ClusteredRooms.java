package games.kontor.cluster;

import games.kontor.host.Opening;
import games.kontor.host.Outbox;
import games.kontor.host.Rooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Common.OwnTable;
import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All rooms of the cluster: what is stored any process can tell, followed they are where they are.
 */
final class ClusteredRooms implements Rooms {
  private final Rooms rooms;
  private final Viewers viewers;

  ClusteredRooms(Rooms rooms, Viewers viewers) {
    this.rooms = rooms;
    this.viewers = viewers;
  }

  @Override
  public Future<String> open(Opening opening) {
    return rooms.open(opening);
  }

  @Override
  public Future<List<Listing>> list() {
    return rooms.list();
  }

  @Override
  public Future<List<OwnTable>> tables(String player) {
    return rooms.tables(player);
  }

  @Override
  public Future<Optional<Listing>> find(String room) {
    return rooms.find(room);
  }

  @Override
  public Future<Optional<byte[]>> record(String room) {
    return rooms.record(room);
  }

  @Override
  public Future<Optional<byte[]>> report(String room, int turn, @Nullable String player) {
    return rooms.report(room, turn, player);
  }

  @Override
  public void send(String room, ClientMessage message, Outbox from) {
    viewers.send(room, message, from);
  }
}
