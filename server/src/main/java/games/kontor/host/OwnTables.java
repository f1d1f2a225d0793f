package games.kontor.host;

import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Common.OwnTable;
import games.kontor.protocol.Common.Stage;
import games.kontor.room.Room;
import games.kontor.room.Standing;
import games.kontor.store.Journal.Sitting;
import games.kontor.store.StoreBusy;
import io.vertx.core.Future;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tables of one player. Whose turn it is, a room in memory is asked; one that is away is told
 * as it was put away. Where a process ended before that, its rows are read once, and the room
 * itself stays away: its clocks do not run because somebody looks at a list.
 */
final class OwnTables {
  /** So many tables are told of. */
  static final int MOST = 24;

  private static final Logger LOG = LoggerFactory.getLogger(OwnTables.class);
  private static final Duration OVER_TOLD = Duration.ofDays(1);

  private final Services services;
  private final BiFunction<String, String, Future<Optional<Standing>>> inMemory;
  private final UnaryOperator<Listing> current;

  /** {@code inMemory} asks a room how it stands for a player; {@code current} adds its watchers. */
  OwnTables(
      Services services,
      BiFunction<String, String, Future<Optional<Standing>>> inMemory,
      UnaryOperator<Listing> current) {
    this.services = services;
    this.inMemory = inMemory;
    this.current = current;
  }

  /** Those that wait for him first. Fails with {@link StoreBusy} when too many ask. */
  Future<List<OwnTable>> of(String player) {
    long overSinceMillis = services.time().dateMillis() - OVER_TOLD.toMillis();
    return services
        .journal()
        .sittings(StandIn.of(player), overSinceMillis, MOST)
        .compose(
            found ->
                Future.all(found.stream().map(sitting -> table(player, sitting)).toList())
                    .map(all -> sorted(all.list())));
  }

  private static List<OwnTable> sorted(List<OwnTable> tables) {
    return tables.stream().sorted(Comparator.comparing(table -> !table.yours())).toList();
  }

  private Future<OwnTable> table(String player, Sitting sitting) {
    var listing = current.apply(RoomCodec.listing(sitting.entry()));
    int seat = sitting.entry().players().indexOf(StandIn.of(player)) + 1;
    var waiting = new OwnTable(listing, seat, null, false, null, null);
    return listing.stage() == Stage.PLAYING
        ? standing(player, sitting)
            .map(now -> now.map(standing -> told(waiting, standing)).orElse(waiting))
        : Future.succeededFuture(waiting);
  }

  private static OwnTable told(OwnTable table, Standing now) {
    return new OwnTable(
        table.room(), table.seat(), now.toAct(), now.paused(), now.round(), now.leftMillis());
  }

  /** Empty when nobody can tell just now. */
  private Future<Optional<Standing>> standing(String player, Sitting sitting) {
    String room = sitting.entry().room();
    byte[] kept = sitting.standing();
    return inMemory
        .apply(room, player)
        .compose(
            now ->
                now.isPresent()
                    ? Future.succeededFuture(now)
                    : kept == null
                        ? read(room)
                        : Future.succeededFuture(Optional.of(RoomCodec.standing(kept))));
  }

  private Future<Optional<Standing>> read(String code) {
    return RoomReading.look(services, code)
        .compose(
            found ->
                found.isEmpty()
                    ? Future.succeededFuture(Optional.<Standing>empty())
                    : putAway(services, found.get())
                        .map(kept -> Optional.of(asPutAway(found.get()))))
        .otherwise(
            failure -> {
              if (!(failure instanceof StoreBusy)) {
                LOG.error("{} cannot be looked at", code, failure);
              }
              return Optional.empty();
            });
  }

  private static Standing asPutAway(Room<?, ?, ?> room) {
    return room.standing(0, room.nowMillis(), 0).away();
  }

  /** Keeps how a room stands that leaves the memory; that it could not be kept is only logged. */
  static Future<Void> putAway(Services services, Room<?, ?, ?> room) {
    if (room.outlook().listing().stage() != Stage.PLAYING) {
      return Future.succeededFuture();
    }
    return services
        .journal()
        .putAway(room.code(), room.seq(), RoomCodec.standing(asPutAway(room)))
        .otherwise(
            failure -> {
              LOG.warn("how {} stands may not be kept", room.code(), failure);
              return null;
            });
  }
}
