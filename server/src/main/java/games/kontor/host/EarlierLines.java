package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.room.Retelling;
import games.kontor.room.Room;
import io.vertx.core.Future;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Lines of a room's story that are not in its memory any more: told again from the journal, off the
 * event loop, one question at a time, and after a long one the room rests as long again.
 */
final class EarlierLines {
  private static final Logger LOG = LoggerFactory.getLogger(EarlierLines.class);

  private final Services services;
  private boolean busy;
  private long restsUntilMillis;

  EarlierLines(Services services) {
    this.services = services;
  }

  /** Answers the question, or refuses it with {@code too-fast} while another is worked on. */
  void ask(ClientMessage.Earlier wish, Room<?, ?, ?> room, Outbox from) {
    long beganMillis = services.time().millis();
    if (busy || beganMillis < restsUntilMillis) {
      from.answer(Answers.refused(wish.id(), "too-fast"));
      return;
    }
    busy = true;
    told(room, wish, room.seatOf(from.player()))
        .onComplete(
            told -> {
              rest(beganMillis);
              from.answer(told);
            },
            failure -> {
              rest(beganMillis);
              LOG.error("the story of {} cannot be told", room.code(), failure);
              from.answer(Answers.refused(wish.id(), "unavailable"));
            });
  }

  private void rest(long beganMillis) {
    busy = false;
    long nowMillis = services.time().millis();
    restsUntilMillis = nowMillis + (nowMillis - beganMillis);
  }

  private <S, A, E> Future<byte[]> told(Room<S, A, E> room, ClientMessage.Earlier wish, int seat) {
    var retelling = new Retelling<>(room.game(), wish, seat);
    return services.journal().read(room.code(), RoomCodec.rows(room.game(), retelling));
  }
}
