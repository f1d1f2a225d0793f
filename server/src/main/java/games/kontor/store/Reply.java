package games.kontor.store;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import org.jspecify.annotations.Nullable;

/** A future that completes on the context which asked for it, whatever thread knows the result. */
final class Reply<T> {
  private final Promise<T> promise = Promise.promise();
  private final @Nullable Context asker = Vertx.currentContext();

  Future<T> future() {
    return promise.future();
  }

  void complete(T result) {
    onAsker(() -> promise.complete(result));
  }

  /** For a result that is only that it was done. */
  void complete() {
    onAsker(promise::complete);
  }

  void fail(Throwable cause) {
    onAsker(() -> promise.fail(cause));
  }

  private void onAsker(Runnable told) {
    if (asker == null) {
      told.run();
    } else {
      asker.runOnContext(nothing -> told.run());
    }
  }
}
