package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.time.Time;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Those who ask to follow a room, or to follow it anew: each player may some times at once and then
 * once a second, for every time costs a snapshot. Who asks more often waits; of several questions
 * of a connection only the last is kept.
 */
final class Arrivals {
  private static final int AT_ONCE = 20;
  private static final double EACH_SECOND = 1;

  private final Time time;
  private final Shares shares;
  private final BiConsumer<ClientMessage.Watch, Outbox> admit;
  private final Map<Outbox, ClientMessage.Watch> waiting = new LinkedHashMap<>();
  private Time.@Nullable Timer timer;

  /** {@code admit} lets one in, now or later. */
  Arrivals(Time time, BiConsumer<ClientMessage.Watch, Outbox> admit) {
    this.time = time;
    this.shares = new Shares(time, AT_ONCE, EACH_SECOND);
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
