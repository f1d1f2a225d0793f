package games.kontor.host;

import games.kontor.time.Time;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Lets a room leave the memory when nobody was in it for a while. */
final class PuttingAway {
  private final Services services;
  private final BooleanSupplier empty;
  private final Runnable drop;
  private Time.@Nullable Timer timer;

  /** {@code empty} tells whether it may go when its time has come. */
  PuttingAway(Services services, BooleanSupplier empty, Runnable drop) {
    this.services = services;
    this.empty = empty;
    this.drop = drop;
  }

  /** It goes when the time has passed from now on; if it may not go then, that time begins anew. */
  void later() {
    keep();
    timer = services.time().schedule(services.pace().putAway().toMillis(), this::now);
  }

  private void now() {
    if (empty.getAsBoolean()) {
      drop.run();
    } else {
      later();
    }
  }

  /** It stays. */
  void keep() {
    if (timer != null) {
      timer.cancel();
      timer = null;
    }
  }
}
