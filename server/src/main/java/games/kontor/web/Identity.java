package games.kontor.web;

import games.kontor.seal.Seal;
import games.kontor.time.Time;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.core.http.HttpServerRequest;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;

/**
 * Who somebody is: a random player id of 128 bits in a signed cookie that no script can read.
 * Whoever comes without a good one is somebody new.
 */
final class Identity {
  private static final String COOKIE = "kontor";
  private static final int ID_BYTES = 16;
  private static final Duration VALID = Duration.ofDays(400);
  private static final Duration RENEWED_BEFORE = Duration.ofDays(200);

  private final Seal seal;
  private final Time time;
  private final SecureRandom random = new SecureRandom();

  Identity(String secret, Time time) {
    this.seal = new Seal(secret, "guest");
    this.time = time;
  }

  /** A player and when his cookie runs out. */
  private record Guest(String player, long untilMillis) {}

  /**
   * The player of a request. The response gets a cookie if there was no good one, or if it soon
   * runs out; {@code secure} keeps it off unencrypted lines.
   */
  String player(HttpServerRequest request, boolean secure) {
    long dateMillis = time.dateMillis();
    var known = guest(request).filter(guest -> guest.untilMillis() > dateMillis);
    String player = known.map(Guest::player).orElseGet(this::fresh);
    boolean lasts =
        known.isPresent() && known.get().untilMillis() > dateMillis + RENEWED_BEFORE.toMillis();
    if (!lasts) {
      // As a header: the answer to an upgrade leaves out the cookies of the response.
      request.response().headers().add("Set-Cookie", cookie(player, dateMillis, secure).encode());
    }
    return player;
  }

  /** The player whose good cookie comes with the request; empty for everybody else. */
  Optional<String> known(HttpServerRequest request) {
    return guest(request)
        .filter(guest -> guest.untilMillis() > time.dateMillis())
        .map(Guest::player);
  }

  private Optional<Guest> guest(HttpServerRequest request) {
    var cookie = request.getCookie(COOKIE);
    return cookie == null
        ? Optional.empty()
        : seal.open(cookie.getValue())
            .map(text -> text.split(" "))
            .filter(part -> part.length == 2)
            .map(part -> new Guest(part[0], Long.parseLong(part[1])));
  }

  private String fresh() {
    var id = new byte[ID_BYTES];
    random.nextBytes(id);
    return HexFormat.of().formatHex(id);
  }

  private Cookie cookie(String player, long dateMillis, boolean secure) {
    return Cookie.cookie(COOKIE, seal.close(player + " " + (dateMillis + VALID.toMillis())))
        .setPath("/")
        .setHttpOnly(true)
        .setSameSite(CookieSameSite.LAX)
        .setSecure(secure)
        .setMaxAge(VALID.toSeconds());
  }
}
