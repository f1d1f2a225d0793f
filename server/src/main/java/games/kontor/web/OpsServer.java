package games.kontor.web;

import games.kontor.observe.Metrics;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * What operators and their probes ask, on a port of its own: {@code /health/live} answers while the
 * process works at all, {@code /health/ready} while it wants visitors, {@code /metrics} is for
 * Prometheus.
 */
public final class OpsServer {
  private final Metrics metrics;
  private final BooleanSupplier ready;

  private OpsServer(Metrics metrics, BooleanSupplier ready) {
    this.metrics = metrics;
    this.ready = ready;
  }

  /** Listens on the port, 0 for any free one, and completes with the port. */
  public static Future<Integer> start(
      Vertx vertx, int port, Metrics metrics, BooleanSupplier ready) {
    return vertx
        .createHttpServer()
        .requestHandler(new OpsServer(metrics, ready)::answer)
        .listen(port)
        .map(server -> server.actualPort());
  }

  private void answer(HttpServerRequest request) {
    switch (Objects.requireNonNullElse(request.path(), "")) {
      case "/health/live" -> say(request, 200, "live");
      case "/health/ready" -> say(request, ready.getAsBoolean() ? 200 : 503, "ready");
      case "/metrics" ->
          request
              .response()
              .putHeader("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
              .end(metrics.scrape());
      default -> say(request, 404, "nothing here");
    }
  }

  private static void say(HttpServerRequest request, int status, String what) {
    String text = status == 503 ? "not " + what : what;
    request
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", "text/plain; charset=utf-8")
        .end(text + "\n");
  }
}
