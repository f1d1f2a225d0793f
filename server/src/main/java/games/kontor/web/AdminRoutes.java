package games.kontor.web;

import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What an operator does who has the token. Codes of rooms, which are their invitations, are masked
 * unless {@code codes=show} asks for them; everything that is done is logged, masked too. Who has
 * another token is told so once a second, and less than that beyond it. All on one event loop.
 */
public final class AdminRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(AdminRoutes.class);
  private static final String ROOMS = "/admin/rooms";
  private static final String DRAIN = "/admin/drain";
  private static final String BEARER = "Bearer ";
  private static final int MOST_ROOMS = 200;

  private final byte[] token;
  private final Desk desk;
  private final Credits refusals;

  public AdminRoutes(String token, Desk desk, Time time) {
    this.token = token.getBytes(StandardCharsets.UTF_8);
    this.desk = desk;
    this.refusals = new Credits(time, 1);
  }

  /** Rooms in memory, in the order of their codes; so many of them are listed. */
  private record Shelf(int count, List<Kept> rooms) {}

  private record Kept(String room, int watchers) {}

  private record Drained(boolean drained) {}

  /** True for a path that is answered here. */
  static boolean isFor(String path) {
    return path.startsWith("/admin/");
  }

  void answer(HttpServerRequest request, String path) {
    if (!isOperator(request.getHeader("Authorization"))) {
      refuse(request);
    } else if (path.equals(ROOMS) && request.method().equals(HttpMethod.GET)) {
      log(request, "lists rooms");
      say(request, 200, shelf(shows(request)));
    } else if (path.startsWith(ROOMS + "/") && request.method().equals(HttpMethod.GET)) {
      find(request, path.substring(ROOMS.length() + 1));
    } else if (path.equals(DRAIN) && request.method().equals(HttpMethod.POST)) {
      drain(request);
    } else {
      say(request, 404, "nothing here\n");
    }
  }

  /** It takes as long however much of the token is right. */
  private boolean isOperator(@Nullable String authorization) {
    String said = Objects.requireNonNullElse(authorization, "");
    return said.startsWith(BEARER)
        && MessageDigest.isEqual(
            said.substring(BEARER.length()).getBytes(StandardCharsets.UTF_8), token);
  }

  private void refuse(HttpServerRequest request) {
    refusals.pay();
    if (refusals.owes()) {
      say(request, 429, "too many\n");
    } else {
      LOG.warn("{} would be an operator and has not the token", address(request));
      request.response().putHeader("WWW-Authenticate", "Bearer");
      say(request, 401, "the token is needed\n");
    }
  }

  private Shelf shelf(boolean shown) {
    var rooms = desk.rooms();
    return new Shelf(
        rooms.size(),
        rooms.entrySet().stream()
            .limit(MOST_ROOMS)
            .map(room -> new Kept(shown ? room.getKey() : masked(room.getKey()), room.getValue()))
            .toList());
  }

  private void find(HttpServerRequest request, String room) {
    log(request, "looks at " + masked(room));
    boolean shown = shows(request);
    desk.find(room)
        .onComplete(
            found ->
                found.ifPresentOrElse(
                    listing -> say(request, 200, shown ? listing : masked(listing)),
                    () -> say(request, 404, "no such room\n")),
            failure -> failed(request, failure));
  }

  private void drain(HttpServerRequest request) {
    log(request, "drains this server");
    desk.drain()
        .onComplete(
            done -> say(request, 200, new Drained(true)), failure -> failed(request, failure));
  }

  private static void failed(HttpServerRequest request, Throwable failure) {
    LOG.error("what an operator asked for failed", failure);
    say(request, 500, "failed; the log says why\n");
  }

  private static Listing masked(Listing listing) {
    return listing.called(masked(listing.room()));
  }

  /** The first word of a code, which is a quarter of what one would have to guess. */
  private static String masked(String room) {
    return room.split("\\W", 2)[0] + "-…";
  }

  private static boolean shows(HttpServerRequest request) {
    return "show".equals(request.getParam("codes"));
  }

  private static void log(HttpServerRequest request, String what) {
    LOG.info("operator at {} {}{}", address(request), what, shows(request) ? ", unmasked" : "");
  }

  private static String address(HttpServerRequest request) {
    return request.remoteAddress().hostAddress();
  }

  private static void say(HttpServerRequest request, int status, Object value) {
    boolean isText = value instanceof String;
    request
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", isText ? "text/plain; charset=utf-8" : "application/json")
        .putHeader("Cache-Control", "no-store")
        .end(isText ? Buffer.buffer((String) value) : Buffer.buffer(Wire.bytes(value)));
  }
}
