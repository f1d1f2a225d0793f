package games.kontor.host;

import games.kontor.game.Game;
import games.kontor.game.Refusal;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Common.OwnTable;
import games.kontor.protocol.Wire;
import games.kontor.room.FirstStep;
import games.kontor.room.GameRecord;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.RoomEvent;
import games.kontor.room.StepFold;
import games.kontor.room.Texts;
import games.kontor.room.TurnReport;
import games.kontor.room.TurnReports;
import games.kontor.store.Journal.NotNext;
import games.kontor.store.StoreBusy;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** All rooms in this process, each on one of its event loops. */
public final class LocalRooms implements Rooms {
  private static final int MOST_LISTED = 100;
  private static final int MOST_CODES = 100;

  private final Services services;
  private final String secret;
  private final RoomCodes codes;
  private final List<Shelf> shelves;
  private final Map<String, Integer> watched;
  private final Elsewhere elsewhere;

  private LocalRooms(
      Services services,
      String secret,
      RoomCodes codes,
      List<Shelf> shelves,
      Map<String, Integer> watched,
      Elsewhere elsewhere) {
    this.services = services;
    this.secret = secret;
    this.codes = codes;
    this.shelves = shelves;
    this.watched = watched;
    this.elsewhere = elsewhere;
  }

  /**
   * Starts on so many event loops. Room codes are made of the words; the secret signs seat links;
   * rooms that are kept elsewhere are asked there.
   */
  public static Future<LocalRooms> start(
      Services services, String secret, List<String> words, int eventLoops, Elsewhere elsewhere) {
    var watched = new ConcurrentHashMap<String, Integer>();
    var shelves = Collections.synchronizedList(new ArrayList<Shelf>());
    return services
        .vertx()
        .deployVerticle(
            () -> {
              var shelf = new Shelf(services, secret, watched, elsewhere);
              shelves.add(shelf);
              return shelf;
            },
            new DeploymentOptions().setInstances(eventLoops))
        .map(
            id -> {
              services.metrics().rooms(watched::size);
              var rooms =
                  new LocalRooms(
                      services,
                      secret,
                      new RoomCodes(words),
                      List.copyOf(shelves),
                      watched,
                      elsewhere);
              shelves.getFirst().begin(new Housekeeping(services, rooms::shelf, elsewhere)::start);
              if (services.journal().isShared()) {
                rooms.shelves.forEach(
                    shelf -> shelf.begin(new Rivals(services, shelf::loaded)::start));
              }
              return rooms;
            });
  }

  @Override
  public Future<String> open(Opening wish) {
    var game = services.codec().game(wish.game());
    if (game.isEmpty()) {
      return Future.failedFuture(new NotOpened("unknown-game", Map.of()));
    }
    if (wish.bots() < 0 || wish.bots() >= wish.seats()) {
      return Future.failedFuture(new NotOpened("bad-seats", Map.of()));
    }
    try {
      if (wish.seat() != null) {
        FirstStep.checkSitter(wish.seat());
      }
      return append(game.get(), wish, code());
    } catch (Refusal refusal) {
      return Future.failedFuture(new NotOpened(refusal.code(), refusal.args()));
    }
  }

  private <S, A, E> Future<String> append(Game<S, A, E> game, Opening wish, String code) {
    var event =
        new RoomEvent.Opened<E>(
            code,
            wish.game(),
            Texts.clean(wish.title(), Texts.NAME).orElse(""),
            wish.seats(),
            wish.options(),
            wish.house(),
            wish.player(),
            services.chances().secret(),
            services.chances().secret());
    var step = FirstStep.of(game, event, services.time().dateMillis());
    var room = new Room<>(game, services.chances(), List.of(step), Epochs.next());
    var entry = RoomCodec.entry(room.outlook());
    return services
        .journal()
        .append(RoomCodec.row(code, step), entry)
        .map(
            done -> {
              seat(code, wish);
              return code;
            })
        .recover(
            failure ->
                failure instanceof NotNext
                    ? append(game, wish, code())
                    : Future.failedFuture(failure));
  }

  /** A new one; among several processes mostly one of a room that is kept here. */
  private String code() {
    String code = codes.next();
    for (int more = 0; more < MOST_CODES && !elsewhere.isHere(code); more++) {
      code = codes.next();
    }
    return code;
  }

  private void seat(String code, Opening wish) {
    if (wish.seat() != null) {
      keeper(code).ask(code, new RoomCommand.Asked(wish.player(), wish.seat()));
    }
    for (int n = 1; n <= wish.bots(); n++) {
      var wanted = new ClientMessage.AddBot("opening-" + n, "house");
      keeper(code).ask(code, new RoomCommand.Asked(wish.player(), wanted));
    }
    if (wish.start()) {
      var begin = new ClientMessage.Start("opening-start");
      keeper(code).ask(code, new RoomCommand.Asked(wish.player(), begin));
    }
  }

  @Override
  public Future<List<Listing>> list() {
    return services
        .journal()
        .listed(MOST_LISTED)
        .map(entries -> entries.stream().map(RoomCodec::listing).map(this::current).toList())
        .recover(LocalRooms::told);
  }

  @Override
  public Future<List<OwnTable>> tables(String player) {
    return new OwnTables(services, (room, who) -> keeper(room).standing(room, who), this::current)
        .of(player)
        .recover(LocalRooms::told);
  }

  @Override
  public Future<Optional<Listing>> find(String room) {
    return services
        .journal()
        .entry(room)
        .map(e -> e.map(RoomCodec::listing).map(this::current))
        .recover(LocalRooms::told);
  }

  private static <T> Future<T> told(Throwable failure) {
    return Future.failedFuture(failure instanceof StoreBusy ? new Busy() : failure);
  }

  @Override
  public Future<Optional<byte[]>> record(String room) {
    return services
        .journal()
        .look(room, services.codec().rows(new Records()).then(LocalRooms::last))
        .recover(LocalRooms::told);
  }

  private static Optional<byte[]> last(Optional<List<GameRecord>> records) {
    return records.filter(all -> !all.isEmpty()).map(List::getLast).map(Wire::bytes);
  }

  @Override
  public Future<Optional<byte[]>> report(String room, int turn, @Nullable String player) {
    var rows = services.codec().rows(new Reports(turn, player));
    return services
        .journal()
        .look(room, rows.then(found -> found.flatMap(report -> report).map(Wire::bytes)))
        .recover(LocalRooms::told);
  }

  private record Reports(int turn, @Nullable String player)
      implements RoomCodec.ByGame<Optional<TurnReport>> {
    @Override
    public <S, A, E> StepFold<E, Optional<TurnReport>> steps(Game<S, A, E> game) {
      return new TurnReports<>(game, player, turn);
    }
  }

  private static final class Records implements RoomCodec.ByGame<List<GameRecord>> {
    @Override
    public <S, A, E> StepFold<E, List<GameRecord>> steps(Game<S, A, E> game) {
      return new GameRecord.Recorder<>(game);
    }
  }

  /** How many watch is no fact; the journal knows it only as it was at the last one. */
  private Listing current(Listing kept) {
    return kept.watchedBy(watched.getOrDefault(kept.room(), 0));
  }

  @Override
  public void send(String room, ClientMessage message, Outbox from) {
    keeper(room).send(room, message, from);
  }

  /** What those ask who write to players who are away. */
  public Attention attention() {
    return new RoomAttention(services, this::keeper, secret);
  }

  /** How players are reached who are away, by what is offered. */
  public Reaching reaching(Reaching.Offers offers) {
    return new SeatReaching(services, this::keeper, secret, offers);
  }

  /** An operator's order, to whoever keeps the room; empty when done, else the code of why not. */
  public Future<Optional<String>> order(String room, RoomCommand.Order order) {
    return keeper(room).order(room, order);
  }

  private Keeper keeper(String room) {
    return elsewhere.keeper(room).orElseGet(() -> here(room));
  }

  /** The rooms that are in memory here, and how many watch each. */
  public SortedMap<String, Integer> inMemory() {
    return new TreeMap<>(watched);
  }

  /** What other processes ask of this one. */
  public Keeper here(String room) {
    return shelf(room);
  }

  private Shelf shelf(String room) {
    return shelves.get(Math.floorMod(room.hashCode(), shelves.size()));
  }

  /**
   * Lets go of all rooms that are kept elsewhere now, and tells their viewers so; completes when
   * what was begun in them is stored.
   */
  public Future<Void> release() {
    return Future.join(shelves.stream().map(shelf -> shelf.release(elsewhere::isHere)).toList())
        .mapEmpty();
  }

  /** Completes when every append under way has ended; from now on commands are refused. */
  public Future<Void> stop() {
    return Future.join(shelves.stream().map(Shelf::close).toList()).mapEmpty();
  }
}
