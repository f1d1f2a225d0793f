package games.kontor.web;

import games.kontor.host.Rooms;
import games.kontor.protocol.Common.GameInfo;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The HTTP interface for rooms and games: JSON, and problems when something is wrong. */
final class RoomRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(RoomRoutes.class);
  private static final int MOST_BODY_BYTES = 8 * 1024;
  private static final Pattern TURN = Pattern.compile("[1-9][0-9]{0,5}");

  private final Rooms rooms;
  private final byte[] games;
  private final Visits visits;
  private final RoomList lists;
  private final TableLists tables;

  RoomRoutes(Rooms rooms, List<GameInfo> games, Visits visits, Time time) {
    this.rooms = rooms;
    this.games = Wire.bytes(games);
    this.visits = visits;
    this.lists = new RoomList(rooms::list, time);
    this.tables = new TableLists(rooms::tables, time);
  }

  void on(Router router) {
    router.get("/api/games").handler(context -> answer(context, 200, games));
    router.get("/api/rooms").handler(this::list);
    router.get("/api/tables").handler(this::tables);
    router
        .post("/api/rooms")
        .consumes("application/json")
        .handler(BodyHandler.create(false).setBodyLimit(MOST_BODY_BYTES))
        .handler(this::open);
    router.get("/api/rooms/:room").handler(this::find);
    router.get("/api/rooms/:room/record").handler(this::record);
    router.get("/api/rooms/:room/turns/:turn").handler(this::report);
  }

  private void open(RoutingContext context) {
    if (!visits.mayOpen(context.request())) {
      Problem.tooFast().answer(context);
      return;
    }
    var body = context.body().buffer();
    if (body == null) {
      Problem.malformed("The request is empty.").answer(context);
      return;
    }
    try {
      open(context, NewRoom.read(body.getBytes()));
    } catch (NewRoom.Unreadable e) {
      Problem.malformed(e.getMessage()).answer(context);
    }
  }

  private void open(RoutingContext context, NewRoom wish) {
    String player = visits.player(context.request());
    whenDone(
        context,
        rooms.open(wish.by(player)),
        (request, room) -> {
          String link = visits.link(request.request(), "/r/" + room);
          request.response().putHeader("Location", "/api/rooms/" + room);
          answer(request, 201, new Opened(room, link));
        });
  }

  /** The answer to an opening: the code, and the link to be shared. */
  record Opened(String room, String link) {}

  private void list(RoutingContext context) {
    if (visits.mayList(context.request())) {
      whenDone(context, lists.latest(), (request, list) -> answer(request, 200, list));
    } else {
      Problem.tooFast().answer(context);
    }
  }

  /** A visitor without a good cookie has no seat anywhere: nothing is looked for. */
  private void tables(RoutingContext context) {
    if (!visits.mayAskForTables(context.request())) {
      Problem.tooFast().answer(context);
      return;
    }
    visits
        .known(context.request())
        .ifPresentOrElse(
            player ->
                whenDone(context, tables.of(player), (request, list) -> answer(request, 200, list)),
            () -> answer(context, 200, List.of()));
  }

  private void find(RoutingContext context) {
    var look = visits.look(context.request());
    if (look.isEmpty()) {
      Problem.tooFast().answer(context);
      return;
    }
    whenDone(
        context,
        rooms.find(room(context)),
        (request, found) -> {
          if (found.isEmpty()) {
            Problem.unknownRoom().answer(request);
          } else {
            look.get().found();
            answer(request, 200, found.get());
          }
        });
  }

  private void record(RoutingContext context) {
    read(context, Problem.noRecord(), () -> rooms.record(room(context)));
  }

  /** The report of a turn by post; whoever has a seat reads what is for him alone too. */
  private void report(RoutingContext context) {
    String turn = Objects.requireNonNull(context.pathParam("turn"));
    if (!TURN.matcher(turn).matches()) {
      Problem.noReport().answer(context);
      return;
    }
    String player = visits.known(context.request()).orElse(null);
    read(
        context,
        Problem.noReport(),
        () -> rooms.report(room(context), Integer.parseInt(turn), player));
  }

  /** What is made of a room's whole journal costs more than a look at it. */
  private void read(
      RoutingContext context, Problem nothing, Supplier<Future<Optional<byte[]>>> what) {
    if (!visits.mayRead(context.request())) {
      Problem.tooFast().answer(context);
      return;
    }
    whenDone(
        context,
        what.get(),
        (request, found) -> {
          if (found.isEmpty()) {
            nothing.answer(request);
          } else {
            answer(request, 200, found.get());
          }
        });
  }

  private static String room(RoutingContext context) {
    return Objects.requireNonNull(context.pathParam("room"));
  }

  private static <T> void whenDone(
      RoutingContext context, Future<T> work, BiConsumer<RoutingContext, T> then) {
    work.onComplete(
        result -> then.accept(context, result),
        failure -> {
          if (failure instanceof Rooms.NotOpened no) {
            Problem.refused(no.code(), no.args()).answer(context);
          } else if (failure instanceof Rooms.Busy) {
            Problem.busy().answer(context);
          } else {
            LOG.error("{} failed", context.request().path(), failure);
            Problem.ofStatus(500).answer(context);
          }
        });
  }

  static void answer(RoutingContext context, int status, Object value) {
    answer(context, status, Wire.bytes(value));
  }

  private static void answer(RoutingContext context, int status, byte[] json) {
    context
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", "application/json")
        .putHeader("Cache-Control", "no-store")
        .end(Buffer.buffer(json));
  }
}
