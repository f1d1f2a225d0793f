package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.ArrayList;

/** How each fact changes the state: no checks, no chance, no clock. */
final class Facts {
  private Facts() {}

  static State apply(State state, Event event) {
    return switch (event) {
      case Event.Started e ->
          state.edit(
              draft -> {
                draft.starter = e.seat();
                draft.turn = e.seat();
              });
      case Event.Dealt e -> dealt(state, e);
      case Event.PlacingBegan e ->
          state.edit(
              draft -> {
                draft.turn = e.seat();
                draft.enter(new Phase.Place(), e.atMillis());
              });
      case Event.Placed e -> placed(state, e);
      case Event.AutoPlaceSet e -> state.edit(e.seat(), player -> player.autoPlace = e.on());
      case Event.TurnBegan e ->
          state.edit(
              draft -> {
                draft.turn = e.seat();
                draft.turnNumber = e.turnNumber();
                draft.enter(new Phase.Roll(), e.atMillis());
              });
      case Event.Rolled e ->
          state.edit(
              draft -> {
                draft.shows(Pace.ROLL_MILLIS);
                draft.enter(new Phase.Move(e.die()), e.atMillis());
              });
      case Event.Stuck _ -> state;
      case Event.Moved e -> moved(state, e);
      case Event.SentOut e ->
          state.edit(
              draft -> {
                draft.shows(Pace.SENDING_MILLIS);
                draft.player(e.hit(), player -> player.piece = Piece.waitingAt(e.corner()));
              });
      case Event.TurnedDown e -> state.edit(draft -> draft.turnCard(e.space(), false));
      case Event.Landed e -> landed(state, e);
      case Event.PartTwoBegan _ ->
          state.edit(
              draft -> {
                draft.shows(Pace.PART_TWO_MILLIS);
                draft.part = 2;
              });
      case Event.ClockMissed e -> state.edit(e.seat(), player -> player.missedClocks = e.inARow());
      case Event.ConnectionLost e ->
          state.edit(e.seat(), player -> player.absentAtMillis = e.absentAtMillis());
      case Event.ConnectionRestored e ->
          state.edit(e.seat(), player -> player.absentAtMillis = null);
      case Event.AutopilotBegan e -> state.edit(e.seat(), player -> player.autopilot = true);
      case Event.CameBack e ->
          state.edit(
              e.seat(),
              player -> {
                player.autopilot = false;
                player.missedClocks = 0;
              });
      case Event.GameEnded e ->
          state.edit(draft -> draft.phase = new Phase.Over(e.reason(), e.ranking(), e.places()));
    };
  }

  private static State dealt(State state, Event.Dealt fact) {
    return state.edit(
        draft -> {
          for (Player player : state.players()) {
            Seat seat = player.seat();
            draft.player(seat, changed -> changed.hand = fact.hands().get(seat.index()));
          }
        });
  }

  /** The property card lies on its location at once (setup 6). */
  private static State placed(State state, Event.Placed fact) {
    return state.edit(
        draft -> {
          draft.lay(fact.card(), fact.space());
          draft.give(fact.card(), Holder.BOARD);
          Seat seat = fact.seat();
          if (seat != null) {
            var rest = new ArrayList<>(state.player(seat).hand());
            rest.remove(fact.card());
            draft.player(seat, player -> player.hand = rest);
          }
        });
  }

  /** 4.2, step 1: a piece that was hit leaves the board at once. */
  private static State moved(State state, Event.Moved fact) {
    return state.edit(
        draft -> {
          draft.player(fact.seat(), player -> player.piece = Piece.on(fact.path().getLast()));
          draft.lastMove = new LastMove(fact.seat(), fact.die(), fact.from(), fact.path());
          draft.lastLanding = null;
          draft.shows(Pace.of(fact.path()));
          Seat hit = fact.hit();
          if (hit != null) {
            draft.player(hit, player -> player.piece = Piece.HIT);
            draft.enter(new Phase.Send(fact.die(), hit), fact.atMillis());
          }
        });
  }

  private static State landed(State state, Event.Landed fact) {
    return state.edit(
        draft -> {
          Holder from = fact.takenFrom();
          draft.turnCard(fact.space(), true);
          draft.shows(Pace.of(fact.turnedUp(), from, fact.points()));
          draft.lastLanding = new LastLanding(fact.card(), fact.turnedUp(), from, fact.points());
          if (from != null) {
            draft.give(fact.card(), Holder.of(fact.seat()));
            Seat loser = from.seat();
            if (loser != null) {
              draft.lost(
                  new Loss(fact.card(), fact.space(), loser, fact.seat(), state.turnNumber()));
            }
          }
          for (Player player : state.players()) {
            int gained = fact.points().get(player.seat().index());
            if (gained > 0) {
              draft.player(player.seat(), changed -> changed.points += gained);
            }
          }
        });
  }
}
