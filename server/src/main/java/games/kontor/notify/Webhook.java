package games.kontor.notify;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpClient;
import io.vertx.core.http.HttpClientOptions;
import io.vertx.core.http.HttpClientRequest;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.PoolOptions;
import io.vertx.core.http.RequestOptions;
import io.vertx.core.net.SocketAddress;
import io.vertx.core.net.TrustOptions;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Posts to addresses that players have named, each within some seconds or not. A host is looked up
 * for each post, and the connection goes to the very address that was found and checked, so that a
 * name which leads elsewhere the next time leads nowhere. What comes back is not read, and leads on
 * to no other place.
 */
final class Webhook {
  private static final Logger LOG = LoggerFactory.getLogger(Webhook.class);
  private static final Duration CONNECTING = Duration.ofSeconds(5);
  private static final Duration ALL = Duration.ofSeconds(10);
  private static final int MOST_CONNECTIONS = 64;
  private static final int HTTP = 80;
  private static final int HTTPS = 443;

  private final HttpClient client;
  private final Resolver resolver;
  private final boolean anyNetwork;

  /** {@code anyNetwork}: posts may go to private networks too. Trusts whom Java trusts. */
  Webhook(Vertx vertx, Resolver resolver, boolean anyNetwork) {
    this(vertx, resolver, anyNetwork, null);
  }

  /** Trusts these certificates alone, if there are any. */
  Webhook(Vertx vertx, Resolver resolver, boolean anyNetwork, @Nullable TrustOptions trusted) {
    var options =
        new HttpClientOptions()
            .setConnectTimeout((int) CONNECTING.toMillis())
            .setIdleTimeout((int) ALL.toSeconds())
            .setKeepAlive(false);
    if (trusted != null) {
      options.setTrustOptions(trusted);
    }
    this.client =
        vertx.createHttpClient(options, new PoolOptions().setHttp1MaxSize(MOST_CONNECTIONS));
    this.resolver = resolver;
    this.anyNetwork = anyNetwork;
  }

  /** Posts this JSON to the address. */
  Future<Outcome> post(String address, Buffer json, Map<String, String> headers) {
    var uri = URI.create(address);
    return resolver
        .resolve(uri.getHost().replaceAll("[\\[\\]]", ""))
        .compose(
            found ->
                allowed(found)
                    .map(place -> post(uri, place, json, headers))
                    .orElseGet(() -> refused(uri)))
        .otherwise(
            failure -> {
              LOG.info("a post to {} failed: {}", uri.getHost(), failure.toString());
              return Outcome.LATER;
            });
  }

  private Optional<InetAddress> allowed(List<InetAddress> found) {
    return found.stream().filter(place -> anyNetwork || Networks.isPublic(place)).findFirst();
  }

  private static Future<Outcome> refused(URI uri) {
    LOG.info("no post goes to {}: it is in no public network", uri.getHost());
    return Future.succeededFuture(Outcome.NEVER);
  }

  private Future<Outcome> post(
      URI uri, InetAddress place, Buffer json, Map<String, String> headers) {
    boolean encrypted = "https".equals(uri.getScheme());
    int port = uri.getPort() > 0 ? uri.getPort() : encrypted ? HTTPS : HTTP;
    String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    var options =
        new RequestOptions()
            .setMethod(HttpMethod.POST)
            .setServer(SocketAddress.inetSocketAddress(new InetSocketAddress(place, port)))
            .setHost(uri.getHost())
            .setPort(port)
            .setSsl(encrypted)
            .setURI(uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery())
            .setFollowRedirects(false)
            .setTimeout(ALL.toMillis());
    return client.request(options).compose(request -> sent(request, json, headers));
  }

  private static Future<Outcome> sent(
      HttpClientRequest request, Buffer json, Map<String, String> headers) {
    request.putHeader("Content-Type", "application/json").putHeader("User-Agent", "Kontor");
    headers.forEach(request::putHeader);
    return request
        .send(json)
        .map(
            response -> {
              // However long the answer is, it is not read; that it breaks off is what we want.
              response.exceptionHandler(broken -> LOG.trace("not read on", broken));
              request.connection().close();
              return outcome(response.statusCode());
            });
  }

  private static Outcome outcome(int status) {
    if (status >= 200 && status < 300) {
      return Outcome.TOLD;
    }
    return status == 408 || status == 425 || status == 429 || status >= 500
        ? Outcome.LATER
        : Outcome.NEVER;
  }
}
