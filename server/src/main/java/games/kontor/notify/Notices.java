package games.kontor.notify;

import games.kontor.store.NoticeBox;
import games.kontor.store.NoticeBox.Due;
import games.kontor.time.Time;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks for what has fallen due and has it told, some of it at once, each in its own time: what one
 * waits for keeps neither a room nor another player waiting. It lives on one event loop.
 */
final class Notices {
  private static final Logger LOG = LoggerFactory.getLogger(Notices.class);
  private static final Duration EACH = Duration.ofSeconds(10);

  /** Should this process end, what it had taken is told after so long by the next one. */
  private static final Duration TAKEN = Duration.ofMinutes(2);

  private static final int MOST_UNDER_WAY = 64;
  private static final int MOST_AT_ONE_PLACE = 4;

  private final Time time;
  private final NoticeBox box;
  private final Delivery delivery;
  private final TreeSet<String> underWay = new TreeSet<>();
  private final Map<String, Integer> atPlaces = new TreeMap<>();
  private Time.@Nullable Timer timer;
  private boolean stopped;

  Notices(Time time, NoticeBox box, Delivery delivery) {
    this.time = time;
    this.box = box;
    this.delivery = delivery;
  }

  /** Looks after a while, and then again and again. */
  void start() {
    if (!stopped) {
      timer = time.schedule(EACH.toMillis(), this::look);
    }
  }

  void stop() {
    stopped = true;
    if (timer != null) {
      timer.cancel();
    }
  }

  private void look() {
    long dateMillis = time.dateMillis();
    int most = MOST_UNDER_WAY - underWay.size();
    if (most <= 0) {
      start();
      return;
    }
    box.take(dateMillis, dateMillis + TAKEN.toMillis(), most)
        .onSuccess(due -> due.forEach(this::begin))
        .onFailure(failure -> LOG.error("what is due cannot be read", failure))
        .onComplete(done -> start());
  }

  /** Of one place only so much is told at once; the rest comes later. */
  private void begin(Due due) {
    String place = Budget.place(due.notice(), due.contact());
    String key = Letters.wireId(due.notice()) + due.notice().way();
    if (stopped || underWay.contains(key)) {
      return;
    }
    if (atPlaces.getOrDefault(place, 0) >= MOST_AT_ONE_PLACE) {
      delivery.putOff(due.notice());
      return;
    }
    underWay.add(key);
    atPlaces.merge(place, 1, Integer::sum);
    delivery
        .deliver(due)
        .onFailure(failure -> leave(key, failure))
        .onComplete(
            done -> {
              underWay.remove(key);
              atPlaces.merge(place, -1, (had, less) -> had + less == 0 ? null : had + less);
            });
  }

  /** It comes again when nobody holds it any more; at the end that is as it should be. */
  private void leave(String key, Throwable failure) {
    if (stopped) {
      LOG.info("notice {} is left for the next server", key);
    } else {
      LOG.error("notice {} is left for later", key, failure);
    }
  }
}
