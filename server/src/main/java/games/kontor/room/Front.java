package games.kontor.room;

import games.kontor.game.About;
import games.kontor.game.Moves;
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
final class Front {
  private final Play<?, ?, ?> play;
  private List<Integer> toAct = List.of();
  private long waitingSinceMillis;
  private @Nullable Built last;

  /** A room view and what it was built from. */
  private record Built(RoomState state, Audience audience, List<Integer> toAct, RoomView view) {
    @SuppressWarnings("ReferenceEquality")
    boolean isOf(RoomState nowState, Audience nowAudience, List<Integer> nowToAct) {
      return state == nowState && audience == nowAudience && toAct == nowToAct;
    }
  }

  Front(Play<?, ?, ?> play) {
    this.play = play;
  }

  /** Notes whom the table waits for since this step. */
  void waitSince(RoomState state, long nowMillis) {
    List<Integer> now = state.stage() == Stage.PLAYING ? play.toAct() : List.of();
    if (!now.equals(toAct)) {
      toAct = now;
      waitingSinceMillis = nowMillis;
    }
  }

  /** The seats that the table waits for. */
  List<Integer> toAct() {
    return toAct;
  }

  PublicView view(RoomState state, Audience audience) {
    if (last == null || !last.isOf(state, audience, toAct)) {
      last = new Built(state, audience, toAct, room(state, audience));
    }
    return new PublicView(last.view(), shown(state) ? play.shown() : null);
  }

  /** The view of one player; null if he has no seat. */
  @Nullable OwnView own(RoomState state, String player) {
    int seat = state.indexOf(player) + 1;
    if (seat == 0) {
      return null;
    }
    return shown(state)
        ? new OwnView(seat, play.hand(seat), state.running() ? play.moves(seat) : Moves.NONE)
        : new OwnView(seat, null, Moves.NONE);
  }

  private boolean shown(RoomState state) {
    return state.stage() != Stage.OPEN && play.begun();
  }

  /** None while the table clock stands still: on a screen nothing may tick then. */
  Clockwork clockwork(RoomState state, Audience audience) {
    if (!play.running(state, audience)) {
      return Clockwork.NONE;
    }
    var away = new ArrayList<Clockwork.AwaySince>();
    for (int i = 0; i < state.chairs().size(); i++) {
      var chair = state.chairs().get(i);
      Long since = audience.awaySinceMillis().get(chair.player());
      if (since != null && !chair.left()) {
        away.add(new Clockwork.AwaySince(i + 1, since));
      }
    }
    var running = Clockwork.shown(play.deadlines());
    return new Clockwork(running, toAct, waitingSinceMillis, List.copyOf(away));
  }

  private RoomView room(RoomState state, Audience audience) {
    int host = new Hosting(state, audience).seat();
    boolean over = state.stage() == Stage.OVER;
    return new RoomView(
        state.game(),
        state.title(),
        state.stage(),
        state.played(),
        host == 0 ? null : host,
        seats(state, audience),
        play.game().about().minSeats(),
        state.maxSeats(),
        state.options(),
        state.house(),
        audience.watchers(),
        toAct,
        state.paused(),
        play.deserted(state, audience),
        (play.game().about().leavers() == About.Leavers.KEPT),
        new Agreements(state, audience).open(),
        new Shuffle(
            VerifiableChance.locked(state.secret()), state.words(), over ? state.secret() : null),
        over ? GameRecord.result(play.outcome()) : null);
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

  Listing listing(RoomState state, Audience audience) {
    return new Listing(
        state.room(),
        state.game(),
        state.title(),
        state.stage(),
        state.chairs().stream()
            .map(chair -> new ListedSeat(chair.name(), chair.color(), !chair.human()))
            .toList(),
        state.maxSeats(),
        audience.watchers().count(),
        state.house().listed());
  }
}
