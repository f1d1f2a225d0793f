package games.kontor.games.territories;

import java.util.ArrayList;
import java.util.List;

/** How each fact changes the state: no checks, no chance, no clock. */
final class Facts {
  private Facts() {}

  static State apply(State state, Event event) {
    return switch (event) {
      case Event.ColorsDealt e -> colored(state, e);
      case Event.StartDrawn e -> state.edit(draft -> draft.turn = e.seat());
      case Event.TurnBegan e -> turnBegan(state, e);
      case Event.Thrown e ->
          state.edit(
              draft -> {
                draft.made = e.made();
                draft.seen = state.seen().with(Pace.of(e.made()));
                draft.chronicle = state.chronicle().thrown(state.turnNumber(), e);
              });
      case Event.Moved e -> state.edit(e.seat(), player -> player.position = e.to());
      case Event.Bought e ->
          state.edit(
              draft -> {
                draft.pay(e.seat(), -e.price());
                draft.owner = Ground.with(state.owner(), List.of(e.field()), e.seat());
              });
      case Event.BuyingFailed _, Event.OwnGroundReached _, Event.RentLapsed _ -> state;
      case Event.RentPaid e ->
          state.edit(
              draft -> {
                draft.pay(e.seat(), -e.paid());
                draft.pay(e.owner(), e.paid());
                draft.phase = new Phase.Roll();
                draft.chronicle = state.chronicle().paid(state.turnNumber(), e);
              });
      case Event.CampReached e -> entered(state, new Phase.Camp(e.due()), e.atMillis());
      case Event.BonusReceived e -> state.edit(draft -> draft.pay(e.seat(), e.amount()));
      case Event.CaravanReached e -> entered(state, new Phase.Tax(e.due()), e.atMillis());
      case Event.TaxPaid e ->
          state.edit(
              draft -> {
                draft.pay(e.seat(), -e.paid());
                draft.phase = new Phase.Roll();
                draft.seen = state.seen().with(Pace.PAYMENT_MILLIS);
              });
      case Event.Lost e -> lost(state, e);
      case Event.AutoRollSet e -> state.edit(e.seat(), player -> player.autoRoll = e.on());
      case Event.ClockMissed e -> state.edit(e.seat(), player -> player.missedClocks = e.inARow());
      case Event.ConnectionLost e ->
          state.edit(e.seat(), player -> player.absentAtMillis = e.absentAtMillis());
      case Event.ConnectionRestored e ->
          state.edit(e.seat(), player -> player.absentAtMillis = null);
      case Event.WentAbsent e -> state.edit(e.seat(), player -> player.absent = true);
      case Event.CameBack e ->
          state.edit(
              e.seat(),
              player -> {
                player.absent = false;
                player.missedClocks = 0;
              });
      case Event.GameEnded e ->
          state.edit(
              draft -> {
                draft.phase = new Phase.Over(e.reason(), e.ranking(), e.places());
                draft.chronicle = state.chronicle().turned(state.turnNumber() + 1, state::point);
              });
    };
  }

  private static State colored(State state, Event.ColorsDealt fact) {
    return state.edit(
        draft -> {
          for (Player player : state.players()) {
            Color color = fact.colors().get(player.seat().index());
            draft.player(player.seat(), changed -> changed.color = color);
          }
        });
  }

  private static State turnBegan(State state, Event.TurnBegan fact) {
    return entered(state, new Phase.Roll(), fact.atMillis())
        .edit(
            draft -> {
              draft.turn = fact.seat();
              draft.turnNumber = fact.turnNumber();
              draft.chronicle = state.chronicle().turned(fact.turnNumber(), state::point);
            });
  }

  private static State entered(State state, Phase phase, long atMillis) {
    return state.edit(
        draft -> {
          draft.phase = phase;
          draft.sinceMillis = atMillis;
          draft.seen = state.seen().entered(atMillis);
        });
  }

  private static State lost(State state, Event.Lost fact) {
    var out = new ArrayList<>(state.out());
    out.add(fact.seat());
    return state.edit(
        draft -> {
          draft.phase = state.phase().isOwedTo(fact.seat()) ? new Phase.Roll() : state.phase();
          draft.out = List.copyOf(out);
          draft.owner = Ground.with(state.owner(), fact.freed(), null);
          draft.chronicle = state.chronicle().lost(fact.seat());
          draft.player(
              fact.seat(),
              player -> {
                player.alive = false;
                player.money = 0;
                player.position = null;
                player.outInTurn = fact.turnNumber();
              });
        });
  }
}
