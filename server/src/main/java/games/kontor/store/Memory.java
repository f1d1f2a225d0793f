package games.kontor.store;

import io.vertx.core.Future;
import java.util.function.Supplier;

/** One thing at a time, answered like a store answers: later, on the context that asked. */
final class Memory {
  private boolean closed;

  synchronized <T> Future<T> read(Supplier<T> work) {
    var answer = new Answer<T>();
    if (closed) {
      answer.fail(new StoreFailed("the store is closed"));
    } else {
      answer.complete(work.get());
    }
    return answer.future();
  }

  synchronized Future<Void> write(Runnable work) {
    var answer = new Answer<Void>();
    try {
      if (closed) {
        throw new StoreFailed("the store is closed");
      }
      work.run();
      answer.complete();
    } catch (Journal.NotNext | StoreFailed e) {
      answer.fail(e);
    }
    return answer.future();
  }

  synchronized Future<Void> close() {
    closed = true;
    return Future.succeededFuture();
  }
}
