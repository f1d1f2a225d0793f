package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.room.Retelling;
import games.kontor.room.Room;
import games.kontor.store.StoreBusy;
import io.vertx.core.Future;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lines of a room's story that are not in its memory any more: told again from the journal, off the
 * event loop, one question at a time, and after a long one the room rests as long again. Each
 * viewer has one turn; players come before those who watch.
 */
final class EarlierLines {
  private static final Logger LOG = LoggerFactory.getLogger(EarlierLines.class);

  private final Services services;
  private final Map<Outbox, Question> waiting = new LinkedHashMap<>();
  private @Nullable Outbox served;
  private boolean busy;

  private record Question(ClientMessage.Earlier wish, Room<?, ?, ?> room, Outbox from) {
    int seat() {
      return room.seatOf(from.player());
    }
  }

  EarlierLines(Services services) {
    this.services = services;
  }

  /**
   * Answers the question when its turn comes; refuses it with {@code too-fast} if another one of
   * the same viewer is not answered yet.
   */
  void ask(ClientMessage.Earlier wish, Room<?, ?, ?> room, Outbox from) {
    boolean asksTwice = from.equals(served) || waiting.containsKey(from);
    int most = services.limits().earlierWaiting();
    if (asksTwice || (most > 0 && waiting.size() >= most)) {
      from.answer(Answers.refused(wish.id(), "too-fast"));
    } else {
      waiting.put(from, new Question(wish, room, from));
      goOn();
    }
  }

  /** Whoever has gone is told nothing more, and nothing is read for him. */
  void forget(Outbox gone) {
    waiting.remove(gone);
  }

  private void goOn() {
    if (!busy) {
      next().ifPresent(this::tell);
    }
  }

  private Optional<Question> next() {
    var all = waiting.values();
    var next = all.stream().filter(asked -> asked.seat() > 0).findFirst();
    return next.isPresent() ? next : all.stream().findFirst();
  }

  private void tell(Question asked) {
    waiting.remove(asked.from());
    busy = true;
    served = asked.from();
    long beganMillis = services.time().millis();
    told(asked.room(), asked.wish(), asked.seat())
        .onComplete(
            told -> {
              asked.from().answer(told);
              rest(beganMillis);
            },
            failure -> {
              asked.from().answer(refusal(asked, failure));
              rest(beganMillis);
            });
  }

  private static byte[] refusal(Question asked, Throwable failure) {
    if (failure instanceof StoreBusy) {
      return Answers.refused(asked.wish().id(), "too-fast");
    }
    LOG.error("the story of {} cannot be told", asked.room().code(), failure);
    return Answers.refused(asked.wish().id(), "unavailable");
  }

  private void rest(long beganMillis) {
    served = null;
    long tookMillis = services.time().millis() - beganMillis;
    if (tookMillis == 0) {
      rested();
    } else {
      services.time().schedule(tookMillis, this::rested);
    }
  }

  private void rested() {
    busy = false;
    goOn();
  }

  private <S, A, E> Future<byte[]> told(Room<S, A, E> room, ClientMessage.Earlier wish, int seat) {
    var retelling = new Retelling<>(room.game(), wish, seat);
    return services.journal().look(room.code(), RoomCodec.rows(room.game(), retelling));
  }
}
