package games.kontor;

import games.kontor.host.LocalRooms;
import games.kontor.protocol.Common.Listing;
import games.kontor.room.RoomCommand;
import games.kontor.web.Desk;
import io.vertx.core.Future;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Supplier;

/** What an operator reaches of a server. */
record OperatorDesk(LocalRooms local, Health health, Supplier<Future<Void>> leaving)
    implements Desk {

  @Override
  public SortedMap<String, Integer> rooms() {
    return local.inMemory();
  }

  @Override
  public Future<Optional<Listing>> find(String room) {
    return local.find(room);
  }

  @Override
  public Future<Optional<String>> order(String room, Order order) {
    return local.order(
        room,
        switch (order) {
          case END -> RoomCommand.Order.END;
          case SHUT -> RoomCommand.Order.SHUT;
          case OPEN -> RoomCommand.Order.OPEN;
        });
  }

  @Override
  public Future<Void> drain() {
    health.open(false);
    return leaving.get();
  }
}
