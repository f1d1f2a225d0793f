package games.kontor.web;

import games.kontor.host.Reaching;
import games.kontor.host.Rooms;
import games.kontor.protocol.Reach.ReachWish;
import games.kontor.protocol.Wire;
import io.vertx.core.Future;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import java.io.IOException;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The HTTP interface by which a player says how he is reached, and that by which links in mails do
 * what they are for: by a POST, never by being opened. No answer tells whether an address is known.
 */
final class ReachRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(ReachRoutes.class);
  private static final int MOST_BODY_BYTES = 4 * 1024;
  private static final String JSON = "application/json";
  private static final String OWN = "/api/rooms/:room/reach";

  private final Reaching reaching;
  private final Visits visits;

  ReachRoutes(Reaching reaching, Visits visits) {
    this.reaching = reaching;
    this.visits = visits;
  }

  /** What a page posts that was opened from a mail. */
  record Brought(String token) {
    Brought {
      Objects.requireNonNull(token);
    }
  }

  /** Whose seat it is now. */
  record Taken(String room) {}

  void on(Router router) {
    router.route(OWN).handler(this::admit);
    router.get(OWN).handler(this::read);
    router.put(OWN).consumes(JSON).handler(body()).handler(this::change);
    router.delete(OWN).handler(this::forget);
    router.route("/api/mail/*").handler(this::admit);
    router.post("/api/mail/confirm").consumes(JSON).handler(body()).handler(this::confirm);
    router.post("/api/mail/unsubscribe").consumes(JSON).handler(body()).handler(this::unsubscribe);
    router.post("/api/mail/seat").consumes(JSON).handler(body()).handler(this::takeSeat);
    // A mail program posts a form here, without cookie and page (RFC 8058).
    router.post("/mail/unsubscribe/:room/:token").handler(this::unsubscribeAtOnce);
  }

  private static BodyHandler body() {
    return BodyHandler.create(false).setBodyLimit(MOST_BODY_BYTES);
  }

  private void admit(RoutingContext context) {
    if (!visits.mayReach(context.request())) {
      Problem.tooFast().answer(context);
    } else if (!visits.isOurs(context.request())) {
      Problem.forbiddenOrigin().answer(context);
    } else {
      context.next();
    }
  }

  private static String room(RoutingContext context) {
    return Objects.requireNonNull(context.pathParam("room"));
  }

  private void read(RoutingContext context) {
    asPlayer(
        context,
        player -> reaching.of(room(context), player),
        (request, found) ->
            found.ifPresentOrElse(
                reach -> RoomRoutes.answer(request, 200, reach),
                () -> Problem.notSeated().answer(request)));
  }

  private void change(RoutingContext context) {
    var wish = read(context, ReachWish.class);
    if (wish == null) {
      return;
    }
    if ((isGiven(wish.mail()) || isGiven(wish.webhook()))
        && !visits.mayGiveAddress(context.request())) {
      Problem.tooFast().answer(context);
      return;
    }
    asPlayer(
        context,
        player -> reaching.change(room(context), player, wish),
        (request, reach) -> RoomRoutes.answer(request, 200, reach));
  }

  private static boolean isGiven(@Nullable String address) {
    return address != null && !address.isEmpty();
  }

  private void forget(RoutingContext context) {
    asPlayer(
        context,
        player -> reaching.forget(room(context), player),
        (request, seated) -> {
          if (seated) {
            done(request);
          } else {
            Problem.notSeated().answer(request);
          }
        });
  }

  private void confirm(RoutingContext context) {
    brought(context, reaching::confirm, ReachRoutes::doneIf);
  }

  private void unsubscribe(RoutingContext context) {
    brought(context, reaching::unsubscribe, ReachRoutes::doneIf);
  }

  private void takeSeat(RoutingContext context) {
    brought(
        context,
        token -> reaching.takeSeat(token, visits.player(context.request())),
        (request, room) -> RoomRoutes.answer(request, 200, new Taken(room)));
  }

  private void unsubscribeAtOnce(RoutingContext context) {
    if (visits.mayReach(context.request())) {
      String token = Objects.requireNonNull(context.pathParam("token"));
      whenDone(context, reaching.unsubscribe(token), ReachRoutes::doneIf);
    } else {
      Problem.tooFast().answer(context);
    }
  }

  private <T> void brought(
      RoutingContext context,
      Function<String, Future<T>> work,
      BiConsumer<RoutingContext, T> then) {
    var brought = read(context, Brought.class);
    if (brought != null) {
      whenDone(context, work.apply(brought.token()), then);
    }
  }

  /** Whoever comes without a good cookie has no seat: nothing is looked for. */
  private <T> void asPlayer(
      RoutingContext context,
      Function<String, Future<T>> work,
      BiConsumer<RoutingContext, T> then) {
    Optional<String> player = visits.known(context.request());
    if (player.isPresent()) {
      whenDone(context, work.apply(player.get()), then);
    } else {
      Problem.notSeated().answer(context);
    }
  }

  /** What was posted; null, and answered, if it is not as it should be. */
  private static <T> @Nullable T read(RoutingContext context, Class<T> type) {
    var body = context.body().buffer();
    try {
      T read = body == null ? null : Wire.mapper().readValue(body.getBytes(), type);
      if (read != null) {
        return read;
      }
    } catch (IOException e) {
      LOG.debug("unreadable: {}", context.request().path());
    }
    Problem.malformed("The request cannot be read.").answer(context);
    return null;
  }

  private static void doneIf(RoutingContext context, boolean good) {
    if (good) {
      done(context);
    } else {
      refused("bad-link").answer(context);
    }
  }

  private static void done(RoutingContext context) {
    context.response().setStatusCode(204).putHeader("Cache-Control", "no-store").end();
  }

  private static Problem refused(String code) {
    return switch (code) {
      case "not-seated" -> Problem.notSeated();
      case "too-fast" -> Problem.tooFast();
      case "busy", "unavailable", "restarting", "internal" -> Problem.busy();
      default ->
          new Problem(
              "about:blank", "Unprocessable Content", 422, "Not done: " + code, code, Map.of());
    };
  }

  private static <T> void whenDone(
      RoutingContext context, Future<T> work, BiConsumer<RoutingContext, T> then) {
    work.onComplete(
        result -> then.accept(context, result),
        failure -> {
          switch (failure) {
            case Reaching.Refused no -> refused(no.code()).answer(context);
            case Rooms.Busy busy -> Problem.busy().answer(context);
            default -> {
              LOG.error("{} failed", context.currentRoute(), failure);
              Problem.ofStatus(500).answer(context);
            }
          }
        });
  }
}
