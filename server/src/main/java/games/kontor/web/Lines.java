package games.kontor.web;

import games.kontor.time.Time;
import io.netty.channel.Channel;
import io.netty.channel.FixedRecvByteBufAllocator;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.impl.HttpServerConnection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The connections of one event loop from when they are accepted until they become WebSockets: so
 * many at most, each with a deadline for what it is to do next. Those that are one too many are cut
 * without a word, as words cost more.
 */
final class Lines {
  private static final long TEND_MILLIS = 5_000;

  /**
   * What is read at a time becomes requests at once, each of ten times the size that an empty one
   * has on the wire.
   */
  private static final int READ_BYTES = 1_024;

  private final Visits visits;
  private final DoorLimits limits;
  private final Headcount headcount;
  private final Time time;
  private final int mostFresh;
  private final Map<Channel, Line> fresh = new LinkedHashMap<>();
  private final Map<Channel, Line> used = new LinkedHashMap<>();

  /** Since when a connection waits, and for what: a request, the rest of one, or our answer. */
  private static final class Line {
    private long sinceMillis;
    private @Nullable HttpServerRequest request;

    Line(long sinceMillis) {
      this.sinceMillis = sinceMillis;
    }
  }

  /** So many connections of this event loop may be without a first request. */
  Lines(Shared services, Headcount headcount, int mostFresh) {
    this.visits = services.visits();
    this.limits = services.limits();
    this.time = services.time();
    this.headcount = headcount;
    this.mostFresh = mostFresh;
    tendLater();
  }

  /** A connection was accepted. */
  void arrived(HttpConnection connection) {
    var channel = channel(connection);
    Optional<String> address = visits.direct(connection.remoteAddress());
    if (!headcount.enter(address)) {
      cut(channel);
      return;
    }
    channel.config().setRecvByteBufAllocator(new FixedRecvByteBufAllocator(READ_BYTES));
    fresh.put(channel, new Line(time.millis()));
    channel.closeFuture().addListener(closed -> left(channel, address));
    if (fresh.size() > mostFresh) {
      cut(fresh.keySet().iterator().next());
    }
  }

  private void left(Channel channel, Optional<String> address) {
    forget(channel);
    headcount.leave(address);
  }

  private @Nullable Line forget(Channel channel) {
    var line = fresh.remove(channel);
    return line == null ? used.remove(channel) : line;
  }

  /**
   * The head of a request is here. False if it came although nobody reads the answers to those
   * before it, or is one of far too many; then its connection is cut or closed.
   */
  boolean takes(HttpServerRequest request) {
    var channel = channel(request.connection());
    if (request.response().writeQueueFull()) {
      cut(channel);
      return false;
    }
    if (!visits.mayAsk(request)) {
      Problem.tooFast().answer(request.response());
      request.connection().close();
      return false;
    }
    var line = forget(channel);
    if (line != null) {
      line.sinceMillis = time.millis();
      line.request = request;
      used.put(channel, line);
    }
    return true;
  }

  /** This connection has become a WebSocket, which has deadlines of its own. */
  void upgraded(Channel channel) {
    forget(channel);
  }

  private void tendLater() {
    time.schedule(
        TEND_MILLIS,
        () -> {
          long nowMillis = time.millis();
          List.copyOf(fresh.entrySet()).forEach(line -> tend(line, nowMillis));
          List.copyOf(used.entrySet()).forEach(line -> tend(line, nowMillis));
          tendLater();
        });
  }

  private void tend(Map.Entry<Channel, Line> entry, long nowMillis) {
    var line = entry.getValue();
    if (line.request != null && line.request.response().ended()) {
      line.request = null;
      line.sinceMillis = nowMillis;
    } else if (nowMillis - line.sinceMillis > patienceMillis(entry.getKey(), line)) {
      cut(entry.getKey());
    }
  }

  /** Somebody new is to ask soon, and whoever has begun to ask is to end it soon. */
  private long patienceMillis(Channel channel, Line line) {
    boolean owes = line.request == null ? fresh.containsKey(channel) : !line.request.isEnded();
    return (owes ? limits.requestSeconds() : limits.idleSeconds()) * 1_000L;
  }

  /** Vert.x would wait until all is sent that nobody reads. */
  private static void cut(Channel channel) {
    channel.unsafe().close(channel.voidPromise());
  }

  private static Channel channel(HttpConnection connection) {
    return ((HttpServerConnection) connection).channelHandlerContext().channel();
  }
}
