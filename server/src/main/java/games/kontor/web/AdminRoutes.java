package games.kontor.web;

import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What an operator does who has a token. Codes of rooms, which are their invitations, are masked
 * unless {@code codes=show} asks for them. Everything that is done is logged with the operator's
 * name; a room stands there masked too, with a mark that is the same for the same room. Who has
 * another token is told so once a second, and less than that beyond it; pages of other origins are
 * not answered. All on one event loop.
 */
public final class AdminRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(AdminRoutes.class);
  private static final String ROOMS = "/admin/rooms";
  private static final String DRAIN = "/admin/drain";
  private static final Pattern ROOM = Pattern.compile("[a-z]+(-[a-z]+){1,7}");
  private static final int LONGEST_ROOM = 100;
  private static final int MARK_LENGTH = 12;
  private static final int MOST_ROOMS = 200;

  private final Operators operators;
  private final Desk desk;
  private final UnaryOperator<String> marks;
  private final AdminPage page;
  private final Credits refusals;

  /** {@code marks} makes a word that stands for a room and tells nothing of its code. */
  public AdminRoutes(
      Operators operators, Desk desk, UnaryOperator<String> marks, AdminPage page, Time time) {
    this.operators = operators;
    this.desk = desk;
    this.marks = marks;
    this.page = page;
    this.refusals = new Credits(time, 1);
  }

  /** Rooms in memory, in the order of their codes; so many of them are listed. */
  private record Shelf(int count, List<Kept> rooms) {}

  private record Kept(String room, int watchers) {}

  private record Drained(boolean drained) {}

  /** What became of an order: done, or the code of why not. */
  private record Ordered(String room, String order, boolean done, String code) {}

  /** Somebody who has a token, and what he asks. */
  private record Asked(HttpServerRequest request, String operator) {
    boolean gets() {
      return request.method().equals(HttpMethod.GET);
    }

    boolean posts() {
      return request.method().equals(HttpMethod.POST);
    }

    boolean shows() {
      return "show".equals(request.getParam("codes"));
    }

    void log(String what) {
      LOG.info("{} at {} {}{}", operator, address(request), what, shows() ? ", unmasked" : "");
    }
  }

  /** True for a path that is answered here. */
  static boolean isFor(String path) {
    return path.startsWith("/admin/");
  }

  void answer(HttpServerRequest request, String path) {
    var operator = operators.named(request.getHeader("Authorization"));
    if (isForeign(request)) {
      say(request, 403, "not for other pages\n");
    } else if (request.method().equals(HttpMethod.GET) && page.has(path)) {
      page.answer(request, path);
    } else if (operator.isEmpty()) {
      refuse(request);
    } else if (hasBody(request)) {
      request.response().putHeader("Connection", "close");
      say(request, 413, "nothing is read here\n");
    } else {
      route(new Asked(request, operator.get()), path);
    }
  }

  private void route(Asked asked, String path) {
    if (path.equals(ROOMS) && asked.gets()) {
      asked.log("lists rooms");
      say(asked.request(), 200, shelf(asked.shows()));
    } else if (path.equals(DRAIN) && asked.posts()) {
      drain(asked);
    } else if (path.startsWith(ROOMS + "/")) {
      room(asked, path.substring(ROOMS.length() + 1));
    } else {
      say(asked.request(), 404, "nothing here\n");
    }
  }

  private void room(Asked asked, String rest) {
    String[] parts = rest.split("/", -1);
    var order = parts.length == 2 && asked.posts() ? order(parts[1]) : Optional.<Desk.Order>empty();
    if (parts[0].length() > LONGEST_ROOM || !ROOM.matcher(parts[0]).matches()) {
      say(asked.request(), 404, "no such room\n");
    } else if (parts.length == 1 && asked.gets()) {
      find(asked, parts[0]);
    } else if (order.isPresent()) {
      order(asked, parts[0], order.get());
    } else {
      say(asked.request(), 404, "nothing here\n");
    }
  }

  private static Optional<Desk.Order> order(String word) {
    return List.of(Desk.Order.values()).stream().filter(it -> word(it).equals(word)).findFirst();
  }

  private static String word(Desk.Order order) {
    return order.name().toLowerCase(Locale.ROOT);
  }

  /** A browser says from which page it asks. */
  private static boolean isForeign(HttpServerRequest request) {
    String origin = request.getHeader("Origin");
    String host = request.getHeader("Host");
    return "cross-site".equals(request.getHeader("Sec-Fetch-Site"))
        || (origin != null
            && !origin.equals("http://" + host)
            && !origin.equals("https://" + host));
  }

  private static boolean hasBody(HttpServerRequest request) {
    String length = request.getHeader("Content-Length");
    return request.getHeader("Transfer-Encoding") != null
        || (length != null && !length.equals("0"));
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

  private void find(Asked asked, String room) {
    asked.log("looks at " + marked(room));
    desk.find(room)
        .onComplete(
            found ->
                found.ifPresentOrElse(
                    it -> say(asked.request(), 200, shown(asked, it)),
                    () -> say(asked.request(), 404, "no such room\n")),
            failure -> failed(asked, failure));
  }

  private static Listing shown(Asked asked, Listing listing) {
    return asked.shows() ? listing : listing.called(masked(listing.room()));
  }

  private void order(Asked asked, String room, Desk.Order order) {
    String word = word(order);
    asked.log("orders " + word + " of " + marked(room));
    desk.order(room, order)
        .onComplete(
            refusal -> {
              String code = refusal.orElse("");
              asked.log(word + " of " + marked(room) + ": " + refusal.orElse("done"));
              int status = refusal.isEmpty() ? 200 : code.equals("unknown-room") ? 404 : 409;
              String shown = asked.shows() ? room : masked(room);
              say(asked.request(), status, new Ordered(shown, word, refusal.isEmpty(), code));
            },
            failure -> failed(asked, failure));
  }

  private void drain(Asked asked) {
    asked.log("drains this server");
    desk.drain()
        .onComplete(
            done -> say(asked.request(), 200, new Drained(true)),
            failure -> failed(asked, failure));
  }

  private static void failed(Asked asked, Throwable failure) {
    LOG.error("what an operator asked for failed", failure);
    say(asked.request(), 500, "failed; the log says why\n");
  }

  /** The first word of a code, which is a quarter of what one would have to guess. */
  private static String masked(String room) {
    return room.split("\\W", 2)[0] + "-…";
  }

  private String marked(String room) {
    return masked(room) + " " + marks.apply(room).substring(0, MARK_LENGTH);
  }

  private static String address(HttpServerRequest request) {
    return Objects.requireNonNull(request.remoteAddress()).hostAddress();
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
