package games.kontor.store;

import io.vertx.core.Future;
import java.util.function.Supplier;

/** One thing at a time, told like a store tells it: later, on the context that asked. */
final class Turnstile {
  private boolean closed;

  synchronized <T> Future<T> read(Supplier<T> work) {
    var reply = new Reply<T>();
    if (closed) {
      reply.fail(new StoreFailed("the store is closed"));
    } else {
      reply.complete(work.get());
    }
    return reply.future();
  }

  synchronized Future<Void> write(Runnable work) {
    var reply = new Reply<Void>();
    try {
      if (closed) {
        throw new StoreFailed("the store is closed");
      }
      work.run();
      reply.complete();
    } catch (Journal.NotNext | StoreFailed e) {
      reply.fail(e);
    }
    return reply.future();
  }

  /** The same with an answer. */
  synchronized <T> Future<T> change(Supplier<T> work) {
    return read(work);
  }

  synchronized Future<Void> close() {
    closed = true;
    return Future.succeededFuture();
  }
}
