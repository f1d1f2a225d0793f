package games.kontor.host;

import games.kontor.room.Room;
import games.kontor.seal.Seal;
import io.vertx.core.Future;
import java.util.Optional;

/** Brings rooms into memory, with their chat and with how their players are reached. */
final class Loader {
  private final Services services;
  private final SeatLinks links;
  private final Seal marks;
  private final RoomHost.Roster roster;

  /** The secret signs seat links; the roster is told of the rooms. */
  Loader(Services services, String secret, RoomHost.Roster roster) {
    this.services = services;
    this.links = new SeatLinks(secret);
    this.marks = new Seal(secret, "notice");
    this.roster = roster;
  }

  /** Empty if there is no such room. */
  Future<Optional<RoomHost<?, ?, ?>>> load(String code) {
    long began = services.metrics().begin();
    return RoomReading.room(services, code)
        .compose(
            room ->
                room.isEmpty()
                    ? Future.succeededFuture(Optional.empty())
                    : kept(code, room.get(), began).map(host -> Optional.of(host)));
  }

  private <S, A, E> Future<RoomHost<?, ?, ?>> kept(String code, Room<S, A, E> room, long began) {
    return Future.all(services.chat().read(code), services.journal().contacts().of(code))
        .map(
            read -> {
              var chat = new RoomChat(code, services, read.resultAt(0));
              var calls = new Calls(marks, read.resultAt(1));
              services.metrics().loaded(began);
              return new RoomHost<>(services, links, roster, new Kept<>(room, chat, calls));
            });
  }
}
