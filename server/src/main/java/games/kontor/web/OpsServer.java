package games.kontor.web;

import games.kontor.observe.Metrics;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * What operators and their probes ask, on a port of its own: {@code /health/live} answers while the
 * process works at all, {@code /health/ready} while nothing keeps it from visitors, {@code
 * /metrics} is for Prometheus.
 */
public final class OpsServer {
  private static final int IDLE_SECONDS = 60;

  private final Metrics metrics;
  private final Supplier<Optional<String>> trouble;
  private final Optional<AdminRoutes> admin;

  private OpsServer(
      Metrics metrics, Supplier<Optional<String>> trouble, Optional<AdminRoutes> admin) {
    this.metrics = metrics;
    this.trouble = trouble;
    this.admin = admin;
  }

  /**
   * Listens at the address, on the port or on any free one for 0, and completes with the port. What
   * {@code trouble} says is why nobody should come. Without {@code admin} nobody can do anything
   * here.
   */
  public static Future<Integer> start(
      Vertx vertx,
      SocketAddress at,
      Metrics metrics,
      Supplier<Optional<String>> trouble,
      Optional<AdminRoutes> admin) {
    return vertx
        .createHttpServer(
            new HttpServerOptions().setIdleTimeout(IDLE_SECONDS).setHttp2ClearTextEnabled(false))
        .requestHandler(new OpsServer(metrics, trouble, admin)::answer)
        .listen(at)
        .map(server -> server.actualPort());
  }

  private void answer(HttpServerRequest request) {
    String path = Objects.requireNonNullElse(request.path(), "");
    if (admin.isPresent() && AdminRoutes.isFor(path)) {
      admin.get().answer(request, path);
      return;
    }
    switch (path) {
      case "/health/live" -> say(request, 200, "live");
      case "/health/ready" -> ready(request);
      case "/metrics" ->
          request
              .response()
              .putHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
              .end(metrics.scrape());
      default -> say(request, 404, "nothing here");
    }
  }

  private void ready(HttpServerRequest request) {
    trouble
        .get()
        .ifPresentOrElse(
            why -> say(request, 503, "not ready: " + why), () -> say(request, 200, "ready"));
  }

  private static void say(HttpServerRequest request, int status, String text) {
    request
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", "text/plain; charset=utf-8")
        .end(text + "\n");
  }
}
