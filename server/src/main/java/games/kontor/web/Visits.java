package games.kontor.web;

import games.kontor.time.Time;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * What is known and allowed of whoever sends a request: who he is, how often his address may do
 * what, and whether his page is one of ours. Shared by all event loops.
 */
public final class Visits {
  private final Site site;
  private final Peers peers;
  private final Identity identity;
  private final RateLimit openings;
  private final RateLimit unknownRooms;
  private final RateLimit connections;
  private final RateLimit records;

  public Visits(Site site, String secret, Time time) {
    this.site = site;
    this.peers = new Peers(site.trustedProxies());
    this.identity = new Identity(secret, time);
    this.openings = new RateLimit(20, Duration.ofSeconds(30), time);
    this.unknownRooms = new RateLimit(20, Duration.ofSeconds(10), time);
    this.records = new RateLimit(20, Duration.ofSeconds(5), time);
    this.connections = new RateLimit(120, Duration.ofSeconds(1), time);
  }

  /** The player of a request; somebody new gets his cookie with the response. */
  String player(HttpServerRequest request) {
    return identity.player(request, secure(request));
  }

  String address(HttpServerRequest request) {
    return peers.address(request);
  }

  /** Takes one of the rooms that this address may open. */
  boolean mayOpen(HttpServerRequest request) {
    return openings.take(address(request));
  }

  /** Takes one of the connections that this address may begin. */
  boolean mayConnect(HttpServerRequest request) {
    return connections.take(address(request));
  }

  /** Takes one of the records that this address may read. */
  boolean mayRead(HttpServerRequest request) {
    return records.take(address(request));
  }

  /** False for an address that has named too many rooms that are not. */
  boolean mayLook(HttpServerRequest request) {
    return mayLook(address(request));
  }

  boolean mayLook(String address) {
    return unknownRooms.has(address);
  }

  void lookedInVain(HttpServerRequest request) {
    lookedInVain(address(request));
  }

  /** This address has named a room that is not. */
  void lookedInVain(String address) {
    unknownRooms.take(address);
  }

  boolean secure(HttpServerRequest request) {
    return site.publicUrl().map(url -> url.startsWith("https:")).orElse(false)
        || peers.secure(request);
  }

  /** The address of a page as it can be shared. */
  String link(HttpServerRequest request, String path) {
    return origin(request).orElse("") + path;
  }

  /**
   * True if the request comes from a page of ours, or from no page: a browser always says where
   * from.
   */
  boolean isOurs(HttpServerRequest request) {
    String from = request.getHeader("Origin");
    return from == null
        || origin(request).map(own -> own.equals(from.toLowerCase(Locale.ROOT))).orElse(false);
  }

  /** The WebSocket address of our own origin, for the pages' policy. */
  Optional<String> socketOrigin(HttpServerRequest request) {
    return origin(request).map(own -> own.replaceFirst("^http", "ws"));
  }

  private Optional<String> origin(HttpServerRequest request) {
    if (site.publicUrl().isPresent()) {
      return site.publicUrl();
    }
    return Optional.ofNullable(request.getHeader("Host"))
        .filter(host -> host.matches("[A-Za-z0-9.:\\[\\]_-]{1,255}"))
        .map(host -> (secure(request) ? "https://" : "http://") + host.toLowerCase(Locale.ROOT));
  }
}
