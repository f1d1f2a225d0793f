package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestCertificate;
import games.kontor.protocol.Wire;
import io.vertx.core.MultiMap;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A server to which notices are posted; a test decides what it answers. */
final class Hook {
  private static final int PATIENCE_LOOKS = 100;
  private static final long LOOK_MILLIS = 100;

  private final BlockingQueue<Post> posts = new LinkedBlockingQueue<>();
  private final HttpServer server;
  private final String scheme;
  private volatile Consumer<HttpServerResponse> answer = response -> response.end("ok");

  /** One request. */
  record Post(String path, MultiMap headers, String body) {
    JsonNode json() {
      try {
        return Wire.mapper().readTree(body);
      } catch (IOException e) {
        throw new AssertionError(body, e);
      }
    }

    String kind() {
      return json().path("kontor").path("kind").asText();
    }

    String id() {
      return String.valueOf(headers.get("webhook-id"));
    }
  }

  Hook(Vertx vertx) {
    this(vertx, new HttpServerOptions());
  }

  /** One whose lines are encrypted. */
  Hook(Vertx vertx, TestCertificate shown) {
    this(vertx, new HttpServerOptions().setSsl(true).setKeyCertOptions(shown.shown()));
  }

  private Hook(Vertx vertx, HttpServerOptions options) {
    scheme = options.isSsl() ? "https" : "http";
    server =
        vertx
            .createHttpServer(options)
            .requestHandler(
                request ->
                    request
                        .body()
                        .onSuccess(
                            body -> {
                              posts.add(
                                  new Post(request.uri(), request.headers(), body.toString()));
                              answer.accept(request.response());
                            }))
            .listen(0, "127.0.0.1")
            .await();
  }

  int port() {
    return server.actualPort();
  }

  /** An address that leads here by way of a resolver. */
  String url(String path) {
    return scheme + "://hook.example:" + port() + path;
  }

  void answers(Consumer<HttpServerResponse> how) {
    answer = how;
  }

  /** The next post, waited for. */
  Post next() {
    return next(() -> {});
  }

  /** The same; so that it comes, this is done again and again. */
  Post next(Runnable meanwhile) {
    try {
      for (int looks = 0; looks < PATIENCE_LOOKS; looks++) {
        var post = posts.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        if (post != null) {
          return post;
        }
        meanwhile.run();
      }
      return fail("nothing was posted");
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** True if nothing has come that was not read. */
  boolean isQuiet() {
    return posts.isEmpty();
  }
}
