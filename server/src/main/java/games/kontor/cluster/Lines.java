package games.kontor.cluster;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.eventbus.MessageConsumer;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The ways of parcels: each process has one address for its rooms and one for its viewers. */
final class Lines {
  private static final Logger LOG = LoggerFactory.getLogger(Lines.class);

  private final Vertx vertx;

  Lines(Vertx vertx) {
    this.vertx = vertx;
  }

  private static String rooms(String node) {
    return "kontor.rooms." + node;
  }

  private static String viewers(String node) {
    return "kontor.viewers." + node;
  }

  void toRooms(String node, Parcel parcel) {
    vertx.eventBus().send(rooms(node), parcel.encode());
  }

  void toViewers(String node, Parcel parcel) {
    vertx.eventBus().send(viewers(node), parcel.encode());
  }

  /** Hears what comes for the rooms of this process. */
  MessageConsumer<?> roomsOf(String node, Consumer<Parcel> hear) {
    return listen(rooms(node), hear);
  }

  /** Hears what comes for the viewers of this process. */
  MessageConsumer<?> viewersOf(String node, Consumer<Parcel> hear) {
    return listen(viewers(node), hear);
  }

  private MessageConsumer<?> listen(String address, Consumer<Parcel> hear) {
    return vertx
        .eventBus()
        .<Buffer>consumer(
            address,
            message -> {
              try {
                hear.accept(Parcel.decode(message.body()));
              } catch (RuntimeException bad) {
                LOG.error("what came by {} is of no use", address, bad);
              }
            });
  }
}
