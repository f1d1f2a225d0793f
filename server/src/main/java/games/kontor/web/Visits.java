package games.kontor.web;

import games.kontor.time.Time;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
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
  private final DoorLimits limits;
  private final Time time;
  private final RateLimit openings;
  private final RateLimit unknownRooms;
  private final RateLimit ownUnknownRooms;
  private final RateLimit connections;
  private final RateLimit records;
  private final RateLimit lists;
  private final RateLimit tables;
  private final RateLimit reaches;
  private final RateLimit addresses;
  private final RateLimit requests;
  private final RateLimit kibibytes;

  public Visits(Site site, DoorLimits limits, String secret, Time time) {
    this.site = site;
    this.limits = limits;
    this.time = time;
    this.peers = new Peers(site.trustedProxies());
    this.identity = new Identity(secret, time);
    this.openings = rate(20, Duration.ofSeconds(30));
    this.unknownRooms = rate(20, Duration.ofSeconds(10));
    this.ownUnknownRooms = rate(5, Duration.ofMinutes(1));
    this.records = rate(20, Duration.ofSeconds(5));
    this.requests = eachSecond(limits.addressRequests(), 12);
    this.lists = rate(120, Duration.ofMillis(250));
    this.tables = rate(120, Duration.ofMillis(250));
    this.reaches = rate(60, Duration.ofSeconds(1));
    this.addresses = rate(6, Duration.ofMinutes(10));
    this.connections = rate(120, Duration.ofSeconds(1));
    this.kibibytes = eachSecond(limits.addressKibibytes(), 16);
  }

  /** So many a second, and those of so many seconds at once; with 0 there is no limit. */
  private RateLimit eachSecond(int many, int seconds) {
    return limit(seconds * many, Duration.ofSeconds(1).dividedBy(Math.max(1, many)));
  }

  /** So many at once, and one more every so often, as far as the operator wants it so. */
  private RateLimit rate(int most, Duration refill) {
    int percent = limits.addressPercent();
    return percent == 0
        ? limit(0, refill)
        : limit(Math.max(1, most * percent / 100), refill.multipliedBy(100).dividedBy(percent));
  }

  private RateLimit limit(int most, Duration refill) {
    return new RateLimit(most, refill, limits.addresses(), time);
  }

  /** The player of a request; somebody new gets his cookie with the response. */
  String player(HttpServerRequest request) {
    return identity.player(request, secure(request));
  }

  /** The player of a request that comes with a good cookie; nobody gets one by this. */
  Optional<String> known(HttpServerRequest request) {
    return identity.known(request);
  }

  /** The same, with all that connections need to know. */
  Visitor visitor(HttpServerRequest request) {
    return new Visitor(player(request), address(request), identity.known(request).isPresent());
  }

  String address(HttpServerRequest request) {
    return peers.address(request);
  }

  /** The address that a connection counts for; empty for one of a proxy, which brings many. */
  Optional<String> direct(SocketAddress peer) {
    return peers.direct(peer);
  }

  /** Takes one of the requests of any kind that this address may make. */
  boolean mayAsk(HttpServerRequest request) {
    return requests.take(address(request));
  }

  /** Takes one of the rooms that this address may open. */
  boolean mayOpen(HttpServerRequest request) {
    return openings.take(address(request));
  }

  /** Takes one of the connections that this address may begin. */
  boolean mayConnect(HttpServerRequest request) {
    return connections.take(address(request));
  }

  /** Takes one of the records and reports that this address may read. */
  boolean mayRead(HttpServerRequest request) {
    return records.take(address(request));
  }

  /** Takes one of the lists that this address may read. */
  boolean mayList(HttpServerRequest request) {
    return lists.take(address(request));
  }

  /** Takes one of the times that this address may ask for its visitors' own tables. */
  boolean mayAskForTables(HttpServerRequest request) {
    return tables.take(address(request));
  }

  /** Takes one of the times that this address may ask how its visitors are reached. */
  boolean mayReach(HttpServerRequest request) {
    return reaches.take(address(request));
  }

  /** Takes one of the addresses to write to that visitors of this address may give. */
  boolean mayGiveAddress(HttpServerRequest request) {
    return addresses.take(address(request));
  }

  /** A room is looked for, and paid for. */
  interface Look {
    /** There is such a room: it cost nothing. */
    void found();
  }

  Optional<Look> look(HttpServerRequest request) {
    return look(visitor(request));
  }

  /**
   * Takes one of the look-ups that may end in vain, or empty. When somebody has used up those of
   * his address, the others behind it still have some of their own.
   */
  Optional<Look> look(Visitor visitor) {
    return look(unknownRooms, visitor.address())
        .or(() -> visitor.known() ? look(ownUnknownRooms, visitor.player()) : Optional.empty());
  }

  private static Optional<Look> look(RateLimit limit, String who) {
    return limit.take(who) ? Optional.of(() -> limit.spend(who, -1)) : Optional.empty();
  }

  /** False for an address that was sent more than it may ask for, and must wait a little. */
  boolean maySend(String address) {
    return kibibytes.has(address);
  }

  /** So much was sent to this address because it asked. */
  void sent(String address, int bytes) {
    kibibytes.spend(address, bytes / 1024.0);
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
