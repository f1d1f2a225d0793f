package games.kontor.host;

import games.kontor.room.Calling;
import games.kontor.room.Calling.Callee;
import games.kontor.room.Room;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
import games.kontor.seal.Seal;
import games.kontor.store.Contact;
import games.kontor.store.Notice;
import games.kontor.store.NoticeChange;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Works out what a row changes for those players of one room who want to be told while they are
 * away: for whom the table waits now, for whom no more, whose report is out. Whether somebody looks
 * at the room just then is asked when a notice falls due, not here.
 */
final class Calls {
  private final Seal marks;
  private SortedMap<String, Contact> contacts = new TreeMap<>();

  /** {@code marks} makes the ids of notices. */
  Calls(Seal marks, List<Contact> contacts) {
    this.marks = marks;
    know(contacts);
  }

  /** Those who want to be told from now on. */
  void know(List<Contact> all) {
    var known = new TreeMap<String, Contact>();
    all.forEach(contact -> known.put(contact.player(), contact));
    contacts = known;
  }

  /** What this step, which is decided and not committed, changes; mostly nobody waits for it. */
  <S, A, E> NoticeChange change(Room<S, A, E> room, Step<E> step) {
    return contacts.isEmpty() ? NoticeChange.NONE : change(room, step, room.calling(step));
  }

  private NoticeChange change(Room<?, ?, ?> room, Step<?> step, Calling after) {
    var before = room.calling();
    var seated = seated(after);
    var moved = moved(step.event(), before, after);
    var settled = new ArrayList<String>();
    var caused = new ArrayList<Notice>();
    var notices = new Notices(marks, room.code(), step.dateMillis(), step.seq());
    for (var entry : seated.entrySet()) {
      var contact = contacts.get(entry.getKey());
      if (contact != null) {
        var call = new Call(before, after, entry.getValue());
        if (call.isSettledBy(step.event())) {
          settled.add(contact.player());
        }
        caused.addAll(notices.of(contact, call, call.isNewBy(step.event())));
      }
    }
    return new NoticeChange(moved, settled, caused);
  }

  /** What is to be told to this player as things stand: he has only now said how. */
  List<Notice> present(Room<?, ?, ?> room, String player, long dateMillis) {
    var now = room.calling();
    var seat = seated(now).get(player);
    var contact = contacts.get(player);
    return seat == null || contact == null
        ? List.of()
        : new Notices(marks, room.code(), dateMillis, room.seq())
            .of(contact, new Call(now, now, seat), now.callees().get(seat - 1).awaited());
  }

  /** The seats of those who come back for them, by what stands for their players. */
  private static SortedMap<String, Integer> seated(Calling calling) {
    var seats = new TreeMap<String, Integer>();
    for (int i = 0; i < calling.callees().size(); i++) {
      if (calling.callees().get(i).person()) {
        seats.put(StandIn.of(calling.callees().get(i).player()), i + 1);
      }
    }
    return seats;
  }

  private List<NoticeChange.Moved> moved(RoomEvent<?> event, Calling before, Calling after) {
    if (before.callees().equals(after.callees())) {
      return List.of();
    }
    var seated = seated(after);
    var moved = new ArrayList<NoticeChange.Moved>();
    seated(before)
        .forEach(
            (player, seat) -> {
              if (contacts.containsKey(player)) {
                int link = before.callees().get(seat - 1).link();
                var now = moved(event, player, seated.get(player), after);
                if (!player.equals(now.now()) || now.link() != link) {
                  moved.add(now);
                }
              }
            });
    return moved;
  }

  private static NoticeChange.Moved moved(
      RoomEvent<?> event, String player, @Nullable Integer seat, Calling after) {
    if (seat != null) {
      int link = after.callees().get(seat - 1).link();
      return new NoticeChange.Moved(player, player, link);
    }
    if (event instanceof RoomEvent.Claimed<?> claimed) {
      Callee heir = after.callees().get(claimed.seat() - 1);
      return new NoticeChange.Moved(player, StandIn.of(heir.player()), heir.link());
    }
    return new NoticeChange.Moved(player, null, 0);
  }

  /** The store has this change: what is known here follows. */
  void stored(NoticeChange change) {
    for (var moved : change.moved()) {
      var contact = contacts.remove(moved.player());
      String now = moved.now();
      if (contact != null && now != null) {
        contacts.put(now, contact.moved(now));
      }
    }
  }
}
