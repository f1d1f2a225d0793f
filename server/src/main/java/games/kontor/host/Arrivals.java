package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.time.Time;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Those who ask to follow a room, or to follow it anew: each player may so often a second, for
 * every time costs a snapshot. Who asks more often waits; of several questions of a connection only
 * the last is kept.
 */
final class Arrivals {
  private static final int SECONDS_AT_ONCE = 20;

  private final Time time;
  private final Shares shares;
  private final BiConsumer<ClientMessage.Watch, Outbox> admit;
  private final Map<Outbox, ClientMessage.Watch> waiting = new LinkedHashMap<>();
  private Time.@Nullable Timer timer;

  /** {@code admit} lets one in, now or later. */
  Arrivals(Services services, BiConsumer<ClientMessage.Watch, Outbox> admit) {
    int each = services.limits().watchesPerSecond();
    this.time = services.time();
    this.shares = new Shares(time, SECONDS_AT_ONCE * each, each);
    this.admit = admit;
  }

  void ask(ClientMessage.Watch watch, Outbox from) {
    waiting.remove(from);
    if (shares.take(from.player())) {
      admit.accept(watch, from);
    } else {
      waiting.put(from, watch);
      wakeIn(shares.waitMillis(from.player()));
    }
  }

  /** This connection does not want to follow any more. */
  void forget(Outbox viewer) {
    waiting.remove(viewer);
  }

  boolean isEmpty() {
    return waiting.isEmpty();
  }

  private void wakeIn(long millis) {
    if (timer == null) {
      timer = time.schedule(Math.max(1, millis), this::wake);
    }
  }

  private void wake() {
    timer = null;
    for (var entry : List.copyOf(waiting.entrySet())) {
      if (shares.waitMillis(entry.getKey().player()) == 0) {
        ask(entry.getValue(), entry.getKey());
      }
    }
    waiting.keySet().stream()
        .mapToLong(viewer -> shares.waitMillis(viewer.player()))
        .min()
        .ifPresent(this::wakeIn);
  }

  /** Lets nobody in any more. */
  void stop() {
    waiting.clear();
    if (timer != null) {
      timer.cancel();
      timer = null;
    }
  }
}
