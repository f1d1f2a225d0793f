package games.kontor.notify;

import games.kontor.host.Attention;
import games.kontor.store.Contact;
import games.kontor.store.Journal;
import games.kontor.store.Notice;
import games.kontor.store.NoticeBox.Due;
import games.kontor.time.Time;
import io.vertx.core.Future;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells one notice that is due, unless its player has seen it himself, it is of no use any more or
 * his address has been told enough today. What was not taken is tried again, ever more rarely.
 */
final class Delivery {
  private static final Logger LOG = LoggerFactory.getLogger(Delivery.class);
  private static final Duration PUT_OFF = Duration.ofSeconds(30);
  private static final List<Duration> PAUSES =
      List.of(
          Duration.ofMinutes(1),
          Duration.ofMinutes(5),
          Duration.ofMinutes(30),
          Duration.ofHours(2),
          Duration.ofHours(6));

  private final Time time;
  private final Journal journal;
  private final Attention rooms;
  private final Budget budget;
  private final Means means;

  Delivery(Time time, Journal journal, Attention rooms, Budget budget, Means means) {
    this.time = time;
    this.journal = journal;
    this.rooms = rooms;
    this.budget = budget;
    this.means = means;
  }

  /** Hands a notice over to whoever takes it in. */
  interface Means {
    Future<Outcome> tell(Notice notice, Contact contact, long dateMillis);
  }

  /** Completes when it is kept what became of it. */
  Future<Void> deliver(Due due) {
    var notice = due.notice();
    if (time.dateMillis() >= notice.untilMillis()
        || !due.contact().wants(notice.kind(), notice.way())) {
      return settle(notice, Optional.empty());
    }
    return isSeen(notice)
        .compose(seen -> seen ? settle(notice, rooms.next(notice)) : affordable(due));
  }

  private Future<Boolean> isSeen(Notice notice) {
    return notice.kind() == Notice.Kind.CONFIRM
        ? Future.succeededFuture(false)
        : rooms.seen(notice.room(), notice.player(), notice.dueMillis());
  }

  private Future<Void> affordable(Due due) {
    var notice = due.notice();
    var may =
        notice.attempts() > 0
            ? Future.succeededFuture(true)
            : budget.take(notice, due.contact(), time.dateMillis());
    return may.compose(
        yes -> {
          if (yes) {
            return tell(due);
          }
          LOG.info("notice {} is left out: its address was told enough today", notice.id());
          return settle(notice, rooms.next(notice));
        });
  }

  private Future<Void> tell(Due due) {
    return means
        .tell(due.notice(), due.contact(), time.dateMillis())
        .compose(
            outcome ->
                switch (outcome) {
                  case TOLD -> noted(due, false).compose(done -> told(due.notice()));
                  case LATER -> again(due);
                  case NEVER -> noted(due, true).compose(done -> told(due.notice()));
                });
  }

  private Future<Void> told(Notice notice) {
    return settle(notice, rooms.next(notice));
  }

  /** An address that has failed before is not tried again for the same. */
  private Future<Void> again(Due due) {
    var notice = due.notice();
    boolean last = notice.attempts() >= PAUSES.size() || due.contact().failing();
    if (last) {
      LOG.info("notice {} is given up", notice.id());
      return noted(due, true).compose(done -> told(notice));
    }
    long againMillis = time.dateMillis() + PAUSES.get(notice.attempts()).toMillis();
    return settle(
        notice, Optional.of(notice.at(againMillis, notice.repeat(), notice.attempts() + 1)));
  }

  /** Its player is told whether his webhook works. */
  private Future<Void> noted(Due due, boolean failing) {
    return due.notice().way() == Notice.Way.WEBHOOK && due.contact().failing() != failing
        ? journal.contacts().failing(due.contact(), failing)
        : Future.succeededFuture();
  }

  /** It is due again in a moment: too much is under way where it is to go. */
  void putOff(Notice notice) {
    long laterMillis = time.dateMillis() + PUT_OFF.toMillis();
    settle(notice, Optional.of(notice.at(laterMillis, notice.repeat(), notice.attempts())))
        .onFailure(failure -> LOG.error("notice {} is left for later", notice.id(), failure));
  }

  private Future<Void> settle(Notice notice, Optional<Notice> next) {
    return journal.notices().settle(notice, next.orElse(null));
  }
}
