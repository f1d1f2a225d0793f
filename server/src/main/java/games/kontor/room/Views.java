package games.kontor.room;

import games.kontor.game.About;
import games.kontor.game.Deadline;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.protocol.Common.ListedSeat;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Common.OwnView;
import games.kontor.protocol.Common.Presence;
import games.kontor.protocol.Common.PublicView;
import games.kontor.protocol.Common.RoomView;
import games.kontor.protocol.Common.SeatView;
import games.kontor.protocol.Common.Shuffle;
import games.kontor.protocol.Common.Stage;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds what viewers may see of a room: the public view, the view of one player, the public
 * clocks. Parts that did not change stay the same object, so that patches find them by identity.
 */
final class Views {
  private final Play<?, ?, ?> play;
  private List<Integer> toAct = List.of();
  private List<Deadline> shownClocks = List.of();
  private long waitingSinceMillis;
  private @Nullable Built built;
  private @Nullable Listed listed;
  private @Nullable Seated seated;
  private Clockwork clockwork = Clockwork.NONE;

  /** A room view and what it was built from. */
  private record Built(RoomState state, Audience audience, List<Integer> toAct, RoomView view) {
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(RoomState nowState, Audience nowAudience) {
      return state == nowState && audience == nowAudience;
    }
  }

  private record Seated(List<Chair> chairs, List<Sitter> sitters) {}

  private record Listed(RoomState state, Listing listing, List<String> players) {}

  Views(Play<?, ?, ?> play) {
    this.play = play;
  }

  /**
   * Notes whom the table waits for since this step. The wait begins anew with other seats, and when
   * the same ones are awaited for something else: then another clock runs.
   */
  void waitSince(RoomState state, long nowMillis) {
    boolean playing = state.stage() == Stage.PLAYING;
    List<Integer> now = playing ? play.toAct() : List.of();
    List<Deadline> clocks = playing ? Clockwork.shown(play.deadlines(state)) : List.of();
    if (!now.equals(toAct) || !clocks.equals(shownClocks)) {
      waitingSinceMillis = nowMillis;
    }
    toAct = now.equals(toAct) ? toAct : now;
    shownClocks = clocks.equals(shownClocks) ? shownClocks : clocks;
  }

  /** The seats that the table waits for. */
  List<Integer> toAct() {
    return toAct;
  }

  PublicView view(RoomState state, Audience audience) {
    return new PublicView(room(state, audience), shown(state) ? play.table() : null);
  }

  @SuppressWarnings("ReferenceEquality")
  private RoomView room(RoomState state, Audience audience) {
    Built last = built;
    if (last == null || !last.isOf(state, audience)) {
      last = new Built(state, audience, toAct, built(state, audience, last));
    } else if (last.toAct() != toAct) {
      last = new Built(state, audience, toAct, last.view().awaiting(toAct));
    }
    built = last;
    return last.view();
  }

  /** The view of one player; null if he has no seat. */
  @Nullable OwnView own(RoomState state, String player) {
    int seat = state.indexOf(player) + 1;
    if (seat == 0) {
      return null;
    }
    return shown(state)
        ? new OwnView(seat, play.hand(seat), moves(state, seat))
        : new OwnView(seat, null, Moves.NONE);
  }

  /**
   * While the table is paused what belongs to the phase stays in its place, for that one reason.
   */
  private Moves moves(RoomState state, int seat) {
    if (state.stage() != Stage.PLAYING) {
      return Moves.NONE;
    }
    return state.paused() ? play.moves(seat).held(new Refusal("paused")) : play.moves(seat);
  }

  private boolean shown(RoomState state) {
    return state.stage() != Stage.OPEN && play.begun();
  }

  /**
   * Those of the table are none while its clock stands still, for on a screen nothing may tick
   * then; the calendar's run on.
   */
  Clockwork clockwork(RoomState state, Audience audience) {
    if (state.stage() != Stage.PLAYING) {
      clockwork = Clockwork.NONE;
    } else if (play.running(state, audience)) {
      var away = away(state, audience);
      if (!clockwork.isOf(shownClocks, toAct, waitingSinceMillis, away)) {
        clockwork = new Clockwork(shownClocks, toAct, waitingSinceMillis, away);
      }
    } else {
      clockwork = new Clockwork(Clockwork.ofCalendar(shownClocks), List.of(), 0, List.of());
    }
    return clockwork;
  }

  private static List<Clockwork.AwaySince> away(RoomState state, Audience audience) {
    if (audience.awaySinceMillis().isEmpty()) {
      return List.of();
    }
    var away = new ArrayList<Clockwork.AwaySince>();
    for (int i = 0; i < state.chairs().size(); i++) {
      var chair = state.chairs().get(i);
      Long since = audience.awaySinceMillis().get(chair.player());
      if (since != null && !chair.left()) {
        away.add(new Clockwork.AwaySince(i + 1, since));
      }
    }
    return List.copyOf(away);
  }

  private RoomView built(RoomState state, Audience audience, @Nullable Built last) {
    int host = new Hosting(state, audience).seat();
    boolean over = state.stage() == Stage.OVER;
    var about = play.game().about();
    return new RoomView(
        state.game(),
        state.title(),
        state.stage(),
        state.played(),
        host == 0 ? null : host,
        seats(state, audience),
        about.minSeats(),
        state.maxSeats(),
        state.options(),
        state.house(),
        audience.watchers(),
        toAct,
        state.paused(),
        play.deserted(state, audience),
        about.leavers() == About.Leavers.KEPT,
        new Agreements(state, audience).open(),
        shuffle(state, last),
        over ? GameRecord.result(play.outcome(), without(state)) : null);
  }

  private static String without(RoomState state) {
    return state.brokenOff() ? "broken-off" : "called-off";
  }

  private static Shuffle shuffle(RoomState state, @Nullable Built last) {
    Shuffle known =
        last != null
                && last.state().secret().equals(state.secret())
                && last.state().next().equals(state.next())
            ? last.view().shuffle()
            : null;
    return new Shuffle(
        known != null ? known.locked() : VerifiableChance.locked(state.secret()),
        state.words(),
        state.stage() == Stage.OVER ? state.secret() : null,
        known != null ? known.next() : VerifiableChance.locked(state.next()));
  }

  private static List<SeatView> seats(RoomState state, Audience audience) {
    var seats = new ArrayList<SeatView>();
    for (var chair : state.chairs()) {
      seats.add(
          new SeatView(
              seats.size() + 1,
              chair.name(),
              chair.color(),
              chair.bot(),
              chair.ready(),
              presence(chair, audience),
              chair.sitter() != null));
    }
    return List.copyOf(seats);
  }

  private static Presence presence(Chair chair, Audience audience) {
    if (chair.left()) {
      return Presence.LEFT;
    }
    return chair.human() && audience.away(chair.player()) ? Presence.AWAY : Presence.HERE;
  }

  /** Who sits, in the order of the seats; the same list until something about them changes. */
  @SuppressWarnings("ReferenceEquality")
  List<Sitter> sitters(RoomState state) {
    Seated known = seated;
    if (known == null || known.chairs() != state.chairs()) {
      known = new Seated(state.chairs(), state.chairs().stream().map(Sitter::of).toList());
      seated = known;
    }
    return known.sitters();
  }

  /** The room as lists show it; its spectators are counted elsewhere, for they are no facts. */
  Listing listing(RoomState state) {
    return known(state).listing();
  }

  Outlook outlook(RoomState state, @Nullable Long wakeAtMillis) {
    var known = known(state);
    return new Outlook(known.listing(), known.players(), wakeAtMillis);
  }

  @SuppressWarnings("ReferenceEquality")
  private Listed known(RoomState state) {
    Listed known = listed;
    if (known == null || known.state() != state) {
      known = new Listed(state, listed(state), players(state));
      listed = known;
    }
    return known;
  }

  private static List<String> players(RoomState state) {
    return state.chairs().stream().map(chair -> chair.person() ? chair.player() : "").toList();
  }

  private static Listing listed(RoomState state) {
    return new Listing(
        state.room(),
        state.game(),
        state.title(),
        state.stage(),
        state.chairs().stream()
            .map(chair -> new ListedSeat(chair.name(), chair.color(), !chair.human()))
            .toList(),
        state.maxSeats(),
        0,
        state.house().listed() && !state.shut(),
        state.shut() ? true : null);
  }
}
