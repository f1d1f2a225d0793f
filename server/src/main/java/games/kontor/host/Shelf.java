package games.kontor.host;

import games.kontor.loop.Loop;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.RoomCommand;
import games.kontor.room.Standing;
import games.kontor.store.Contact;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The rooms of one event loop that are in memory; they are loaded when somebody comes. */
final class Shelf extends VerticleBase implements Keeper, RoomHost.Roster {
  private static final Logger LOG = LoggerFactory.getLogger(Shelf.class);

  private final Services services;
  private final Loader loader;
  private final Map<String, Integer> watched;
  private final Elsewhere elsewhere;
  private final Map<String, Future<Optional<RoomHost<?, ?, ?>>>> rooms = new TreeMap<>();
  private boolean closing;

  /**
   * The secret signs seat links; {@code watched} is where rooms in memory are listed for all: how
   * many spectators each has; what cannot be read here is kept elsewhere, if that can be.
   */
  Shelf(Services services, String secret, Map<String, Integer> watched, Elsewhere elsewhere) {
    this.services = services;
    this.loader = new Loader(services, secret, this);
    this.watched = watched;
    this.elsewhere = elsewhere;
  }

  @Override
  public void send(String room, ClientMessage message, Outbox from) {
    Loop.of(context).run(() -> receive(room, message, from));
  }

  @Override
  public void ask(String room, RoomCommand.Asked command) {
    context.runOnContext(
        nothing -> room(room).onSuccess(host -> host.ifPresent(found -> found.ask(command, null))));
  }

  @Override
  public Future<Optional<Standing>> standing(String room, String player) {
    var answer = Promise.<Optional<Standing>>promise();
    context.runOnContext(
        nothing ->
            rooms
                .getOrDefault(room, Future.succeededFuture(Optional.empty()))
                .map(host -> host.map(found -> found.standing(player)))
                .otherwise(Optional.empty())
                .onComplete(answer));
    return answer.future();
  }

  @Override
  public Future<Boolean> seen(String room, String standIn, long withinMillis) {
    var answer = Promise.<Boolean>promise();
    context.runOnContext(
        nothing ->
            rooms
                .getOrDefault(room, Future.succeededFuture(Optional.empty()))
                .map(host -> host.map(found -> found.seen(standIn, withinMillis)).orElse(false))
                .otherwise(false)
                .onComplete(answer));
    return answer.future();
  }

  @Override
  public Future<Void> readdress(String room, String standIn) {
    var told = Promise.<Void>promise();
    context.runOnContext(
        nothing ->
            room(room)
                .compose(
                    host ->
                        services.journal().contacts().of(room).map(all -> told(host, all, standIn)))
                .onComplete(told));
    return told.future();
  }

  private static @Nullable Void told(
      Optional<RoomHost<?, ?, ?>> host, List<Contact> contacts, String standIn) {
    host.ifPresent(found -> found.readdressed(contacts, standIn));
    return null;
  }

  @Override
  public Future<Optional<String>> takeSeat(String room, String token, String player) {
    var errand = new Errand(player);
    return sent(room, errand, found -> found.takeSeat(token, errand), "bad-link");
  }

  @Override
  public Future<Optional<String>> order(String room, RoomCommand.Order order) {
    var errand = new Errand("");
    var command = new RoomCommand.Ordered("order-" + Epochs.next(), order);
    return sent(room, errand, found -> found.ask(command, errand), "unknown-room");
  }

  /** Whoever is on this errand is answered; {@code none} is the code if there is no such room. */
  private Future<Optional<String>> sent(
      String room, Errand errand, Consumer<RoomHost<?, ?, ?>> what, String none) {
    var answer = Promise.<Optional<String>>promise();
    errand.answered().onComplete(answer);
    context.runOnContext(
        nothing ->
            room(room)
                .onComplete(
                    host -> host.ifPresentOrElse(what, () -> errand.gone(room, none)),
                    failure -> errand.gone(room, "internal")));
    return answer.future();
  }

  /** Loads a room whose calendar says so. */
  void wake(String room) {
    context.runOnContext(nothing -> room(room));
  }

  /**
   * Deletes a room unless it is in memory, or about to be. Who comes while it is deleted waits, and
   * finds none.
   */
  Future<Void> delete(String room, Supplier<Future<Void>> deletion) {
    var deleted = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          if (closing || rooms.containsKey(room)) {
            deleted.complete();
          } else {
            var gone = deletion.get();
            keep(room, gone.map(done -> Optional.empty()));
            gone.onComplete(deleted);
          }
        });
    return deleted.future();
  }

  /**
   * Lets go of the rooms that are not to be kept, and tells who follows them; completes when what
   * was begun in them is stored.
   */
  Future<Void> release(Predicate<String> kept) {
    var released = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          var ends = new ArrayList<Future<?>>();
          new TreeMap<>(rooms)
              .forEach(
                  (code, room) -> {
                    if (!kept.test(code)) {
                      ends.add(room.compose(host -> move(code, host)));
                    }
                  });
          Future.join(ends).onComplete(done -> released.complete());
        });
    return released.future();
  }

  private Future<Void> move(String code, Optional<RoomHost<?, ?, ?>> host) {
    rooms.remove(code);
    watched.remove(code);
    if (host.isPresent()) {
      services.metrics().moved();
    }
    return host.map(RoomHost::move).orElseGet(Future::succeededFuture);
  }

  /** The rooms in memory; asked for on this event loop alone. */
  SortedMap<String, RoomHost<?, ?, ?>> loaded() {
    var loaded = new TreeMap<String, RoomHost<?, ?, ?>>();
    rooms.forEach(
        (code, room) -> {
          if (room.succeeded()) {
            room.result().ifPresent(host -> loaded.put(code, host));
          }
        });
    return loaded;
  }

  /** Begins on this event loop with what goes on until it is told that the server closes. */
  void begin(Consumer<BooleanSupplier> work) {
    context.runOnContext(nothing -> work.accept(() -> closing));
  }

  /** Completes when every append under way has ended; rooms take no more commands. */
  Future<Void> close() {
    var closed = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          closing = true;
          Future.join(List.copyOf(rooms.values()).stream().map(Shelf::close).toList())
              .onComplete(done -> closed.complete());
        });
    return closed.future();
  }

  private static Future<Void> close(Future<Optional<RoomHost<?, ?, ?>>> room) {
    return room.compose(
        host -> host.map(RoomHost::close).orElseGet(() -> Future.succeededFuture()));
  }

  private void receive(String code, ClientMessage message, Outbox from) {
    if (message instanceof ClientMessage.Watch || rooms.containsKey(code)) {
      room(code)
          .onComplete(
              host ->
                  host.ifPresentOrElse(
                      found -> found.receive(message, from),
                      () -> gone(code, message, from, "unknown-room")),
              failure -> gone(code, message, from, isElsewhere(code, failure)));
    } else {
      gone(code, message, from, "unknown-room");
    }
  }

  /** Whoever leaves a room that is none needs not be told. */
  private static void gone(String code, ClientMessage message, Outbox from, String why) {
    switch (message) {
      case ClientMessage.Watch watch -> from.gone(code, why);
      case ClientMessage.Command command ->
          from.answer(Answers.refused(command.id(), "not-watching"));
      case ClientMessage.Ping ping ->
          from.answer(Wire.encode(new ServerMessage.Pong(ping.n(), 0, 0)));
      case ClientMessage.Leave leave -> {}
      case ClientMessage.Hello hello -> {}
    }
  }

  private Future<Optional<RoomHost<?, ?, ?>>> room(String code) {
    var known = rooms.get(code);
    if (known != null) {
      return known;
    }
    if (closing) {
      return Future.succeededFuture(Optional.empty());
    }
    var loading = loader.load(code);
    keep(code, loading);
    return loading.onFailure(failure -> LOG.error("{} cannot be loaded", code, failure));
  }

  private String isElsewhere(String code, Throwable failure) {
    return failure instanceof NewerRows newer && elsewhere.needs(code, newer.version())
        ? "moved"
        : "internal";
  }

  /** Until it is known that there is no such room. */
  private void keep(String code, Future<Optional<RoomHost<?, ?, ?>>> room) {
    rooms.put(code, room);
    room.onComplete(
        host -> {
          if (host.isEmpty()) {
            rooms.remove(code);
          }
        },
        failure -> rooms.remove(code));
  }

  @Override
  public void watched(String room, int watchers) {
    watched.put(room, watchers);
  }

  @Override
  public void drop(String room) {
    var dropped = rooms.remove(room);
    watched.remove(room);
    if (dropped != null) {
      dropped.onSuccess(host -> host.ifPresent(RoomHost::close));
    }
  }
}
