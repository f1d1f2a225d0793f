package games.kontor.room;

import games.kontor.protocol.Common.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** What an event makes of a room: who sits, what is chosen and what is agreed after it. */
record RoomFold(RoomState room) {

  /** The room after the event. */
  static RoomState apply(RoomState room, RoomEvent<?> event) {
    return new RoomFold(room).after(event);
  }

  private RoomState after(RoomEvent<?> event) {
    return switch (event) {
      case RoomEvent.Opened<?> e -> RoomState.opened(e);
      case RoomEvent.Sat<?> e ->
          room.edit(draft -> draft.chairs = plus(room.chairs(), Chair.of(e, ++draft.links)));
      case RoomEvent.Stood<?> e -> stood(e);
      case RoomEvent.Dressed<?> e -> chair(e.seat(), c -> c.dressed(e.name(), e.color()));
      case RoomEvent.Readied<?> e -> chair(e.seat(), c -> c.withReady(e.ready()));
      case RoomEvent.OptionsSet<?> e ->
          room.edit(draft -> draft.options = new TreeMap<>(e.options()));
      case RoomEvent.HouseSet<?> e -> room.edit(draft -> draft.house = e.house());
      case RoomEvent.HostMade<?> e -> room.edit(draft -> draft.host = e.player());
      case RoomEvent.Claimed<?> e -> claimed(e);
      case RoomEvent.LinkRevoked<?> e ->
          relinked(e.seat(), room.chairs().get(e.seat() - 1).player());
      case RoomEvent.Agreed<?> e -> room.edit(draft -> draft.votes = voted(e));
      case RoomEvent.Paused<?> e -> room.edit(draft -> draft.pause(true));
      case RoomEvent.Resumed<?> e -> room.edit(draft -> draft.pause(false));
      case RoomEvent.CalledOff<?> e -> room.over();
      case RoomEvent.BrokenOff<?> e -> room.over().edit(draft -> draft.brokenOff = true);
      case RoomEvent.Shut<?> e -> room.edit(draft -> draft.shut = true);
      case RoomEvent.Reopened<?> e -> room.edit(draft -> draft.shut = false);
      case RoomEvent.Renewed<?> e -> renewed(e);
      case RoomEvent.Played<?> e -> played(e.cause());
    };
  }

  private RoomState played(RoomEvent.Cause cause) {
    return switch (cause) {
      case RoomEvent.Cause.Began b -> begun();
      case RoomEvent.Cause.BotSat b ->
          withoutVotesAbout(chair(b.seat(), c -> c.withSitter(b.bot())), b.seat());
      case RoomEvent.Cause.BotRose b -> chair(b.seat(), c -> c.withSitter(null));
      case RoomEvent.Cause.Returned r -> withoutVotesAbout(room, r.seat());
      case RoomEvent.Cause.Acted a -> room;
      case RoomEvent.Cause.BotActed a -> room;
      case RoomEvent.Cause.Expired x -> room;
      case RoomEvent.Cause.Left l -> room;
      case RoomEvent.Cause.Quit q -> quit(q.seat());
    };
  }

  private RoomState begun() {
    return room.edit(
        draft -> {
          draft.enter(Stage.PLAYING);
          draft.played++;
        });
  }

  private RoomState stood(RoomEvent.Stood<?> e) {
    var gone = room.chairs().get(e.seat() - 1);
    var staying = new ArrayList<>(room.chairs());
    staying.remove(e.seat() - 1);
    return room.edit(
        draft -> {
          draft.chairs = List.copyOf(staying);
          if (e.kicked()) {
            draft.kicked = plus(room.kicked(), gone.player());
          }
          if (gone.player().equals(room.host())) {
            draft.host = heir(staying);
          }
        });
  }

  private RoomState quit(int seat) {
    boolean hosted = room.chairs().get(seat - 1).player().equals(room.host());
    var next = chair(seat, chair -> chair.leaving(seat));
    return next.edit(
        draft -> {
          draft.votes = room.votes().stream().filter(vote -> vote.seat() != seat).toList();
          if (hosted) {
            draft.host = heir(next.chairs());
          }
        });
  }

  /** The host's right passes on by itself when he leaves. */
  private String heir(List<Chair> staying) {
    return staying.stream()
        .filter(Chair::person)
        .map(Chair::player)
        .findFirst()
        .orElse(room.host());
  }

  private RoomState claimed(RoomEvent.Claimed<?> e) {
    boolean hosted = room.chairs().get(e.seat() - 1).player().equals(room.host());
    var next = relinked(e.seat(), e.player());
    return hosted ? next.edit(draft -> draft.host = e.player()) : next;
  }

  private RoomState relinked(int seat, String player) {
    return chair(seat, c -> c.withPlayer(player, room.links() + 1)).edit(draft -> draft.links++);
  }

  private RoomState renewed(RoomEvent.Renewed<?> e) {
    var keep = new TreeSet<>(e.staying());
    var staying = new ArrayList<Chair>();
    for (int i = 0; i < room.chairs().size(); i++) {
      if (keep.contains(i + 1)) {
        String word = e.words().get(staying.size());
        staying.add(room.chairs().get(i).withReady(true).withSitter(null).withWord(word));
      }
    }
    return room.edit(
        draft -> {
          draft.enter(Stage.OPEN);
          draft.chairs = List.copyOf(staying);
          draft.secret = room.next();
          draft.next = e.next();
        });
  }

  private List<RoomState.Vote> voted(RoomEvent.Agreed<?> e) {
    var vote = new RoomState.Vote(e.seat(), e.what(), e.about(), e.word());
    var without = room.votes().stream().filter(v -> !v.isAbout(e)).toList();
    return e.yes() ? plus(without, vote) : without;
  }

  private static RoomState withoutVotesAbout(RoomState room, int seat) {
    var others = room.votes().stream().filter(v -> v.about() == null || v.about() != seat).toList();
    return others.equals(room.votes()) ? room : room.edit(draft -> draft.votes = others);
  }

  private RoomState chair(int seat, UnaryOperator<Chair> change) {
    var changed = new ArrayList<>(room.chairs());
    changed.set(seat - 1, change.apply(room.chairs().get(seat - 1)));
    return room.edit(draft -> draft.chairs = List.copyOf(changed));
  }

  private static <T> List<T> plus(List<T> list, T last) {
    var longer = new ArrayList<>(list);
    longer.add(last);
    return List.copyOf(longer);
  }
}
