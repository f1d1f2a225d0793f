package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.room.Room;
import games.kontor.room.Step;
import games.kontor.store.Contact;
import games.kontor.store.Notice;
import games.kontor.store.NoticeChange;
import games.kontor.time.Time;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Those players of one room who may be elsewhere: when each was seen last, and what is to be told
 * to whom wants to be told.
 */
final class Absentees {
  private static final Logger LOG = LoggerFactory.getLogger(Absentees.class);

  private final Services services;
  private final Calls calls;
  private final Time time;
  private final Deque<String> fresh = new ArrayDeque<>();
  private final SortedMap<String, Long> seenMillis = new TreeMap<>();

  Absentees(Services services, Calls calls) {
    this.services = services;
    this.calls = calls;
    this.time = services.time();
  }

  /** What a step changes for them; to be asked before it is stored. */
  <S, A, E> NoticeChange change(Room<S, A, E> room, Step<E> step) {
    return calls.change(room, step);
  }

  /** A step and this change are stored. */
  void stored(NoticeChange change) {
    calls.stored(change);
  }

  /** A page says whether it is seen, or its player asks for something. */
  void heard(ClientMessage message, String player, Room<?, ?, ?> room) {
    boolean sees =
        switch (message) {
          case ClientMessage.Ping ping -> Boolean.TRUE.equals(ping.visible());
          case ClientMessage.Command command -> true;
          case ClientMessage.Watch watch -> false;
          case ClientMessage.Leave leave -> false;
          case ClientMessage.Hello hello -> false;
        };
    if (sees && room.seatOf(player) > 0) {
      seenMillis.keySet().removeIf(other -> room.seatOf(other) == 0);
      seenMillis.put(player, time.millis());
    }
  }

  /** True if this player, by what stands for him, was seen in the last so many milliseconds. */
  boolean seen(String standIn, long withinMillis) {
    return seenMillis.entrySet().stream()
        .anyMatch(
            seen ->
                time.millis() - seen.getValue() <= withinMillis
                    && StandIn.of(seen.getKey()).equals(standIn));
  }

  /** The room was read anew: what is known of them is too. */
  void reread(String room) {
    services
        .journal()
        .contacts()
        .of(room)
        .onSuccess(calls::know)
        .onFailure(failure -> LOG.warn("who is reached in {} is not known", room, failure));
  }

  /** One of them has said how he is reached; {@link #goOn} tells him what holds already. */
  void readdressed(List<Contact> contacts, String standIn) {
    calls.know(contacts);
    fresh.add(standIn);
  }

  /**
   * To be called between two steps, so that what is caused by the room as it is comes neither
   * before nor after what a step changes. That it could not be kept is only logged: the next step
   * tells more.
   */
  void goOn(Room<?, ?, ?> room) {
    for (var standIn = fresh.poll(); standIn != null; standIn = fresh.poll()) {
      List<Notice> present = calls.present(room, standIn, time.dateMillis());
      if (!present.isEmpty()) {
        services
            .journal()
            .notices()
            .add(present)
            .onFailure(failure -> LOG.warn("a notice of {} is lost", room.code(), failure));
      }
    }
  }
}
