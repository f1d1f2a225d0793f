package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** How each fact changes the state: no checks, no chance, no clock. */
final class Facts {
  private Facts() {}

  static State apply(State state, Event event) {
    State after = changed(state, event);
    long millis = Pace.of(event);
    return millis == 0 ? after : after.edit(draft -> draft.seen = after.seen().with(millis));
  }

  private static State changed(State state, Event event) {
    return switch (event) {
      case Event.HasChosen e -> state.edit(e.seat(), player -> player.hasChosen = true);
      case Event.GoalNoted e -> state.edit(e.seat(), player -> player.goal = e.goal());
      case Event.GoalsSettled e -> settled(state, e);
      case Event.RolledForFirst _, Event.TurnEnded _, Event.Declared _ -> state;
      case Event.OrderFixed e -> state.edit(draft -> draft.order = List.copyOf(e.order()));
      case Event.TurnBegan e -> turnBegan(state, e);
      case Event.Entered e -> state.edit(draft -> draft.enter(e.phase(), e.atMillis()));
      case Event.StartClaimed e ->
          state.edit(
              draft -> {
                draft.give(List.of(e.space()), e.seat());
                draft.player(e.seat(), player -> player.put(Ring.RURAL, e.space().number()));
              });
      case Event.Sold e ->
          state.edit(
              draft -> {
                draft.give(e.properties(), null);
                draft.player(e.seat(), player -> player.cash += e.amount());
                draft.begun = true;
              });
      case Event.Repaid e ->
          state.edit(
              draft -> {
                draft.player(e.seat(), player -> player.pay(e.amount(), e.amount()));
                draft.begun = true;
              });
      case Event.CalledOut _ ->
          state.edit(
              draft -> {
                draft.calledOut = true;
                draft.begun = true;
              });
      case Event.GoalDiscarded e -> discarded(state, e);
      case Event.PublicGoalChosen e ->
          state.edit(
              e.seat(),
              player -> {
                player.goal = e.goal();
                player.publicGoal = e.goal();
              });
      case Event.RooftopTaken e -> roofTaken(state, e);
      case Event.RateChanged e -> state.edit(draft -> draft.rate = e.rate());
      case Event.LevelChanged e -> state.edit(draft -> draft.level = e.level());
      case Event.SecretGoalChosen e -> state.edit(e.seat(), player -> player.goal = e.goal());
      case Event.Consolidated e -> consolidated(state, e);
      case Event.Rolled e -> rolled(state, e);
      case Event.InterestPaid e -> interestPaid(state, e);
      case Event.NumberCalled _ -> state;
      case Event.RentOffered e -> Deals.offered(state, e);
      case Event.RentPaid e -> Deals.paid(state, e);
      case Event.RentRefused _ -> state;
      case Event.Claimed e -> claimed(state, e);
      case Event.TradeOffered e -> Deals.offered(state, e);
      case Event.TradeDone e -> Deals.done(state, e);
      case Event.TradeRefused _, Event.TradeWithdrawn _ -> state;
      case Event.PiecePlaced e -> state.edit(e.seat(), player -> player.put(e.ring(), e.number()));
      case Event.RoundEnded e -> state.edit(draft -> draft.chart = with(draft.chart, e.standing()));
      case Event.ClockSpent _ -> state.edit(draft -> draft.spent = true);
      case Event.TurnMissed e -> state.edit(e.seat(), player -> player.missedTurns = e.inARow());
      case Event.WentAbsent e -> state.edit(e.seat(), player -> player.absent = true);
      case Event.Acted e -> acted(state, e);
      case Event.Left e -> left(state, e.seat());
      case Event.GameEnded e -> state.edit(draft -> draft.phase = e.end());
    };
  }

  private static <T> List<T> with(List<T> list, T more) {
    var longer = new ArrayList<>(list);
    longer.add(more);
    return List.copyOf(longer);
  }

  private static State settled(State state, Event.GoalsSettled fact) {
    return state.edit(
        draft -> {
          for (Player player : state.players()) {
            Goal goal = fact.goals().get(player.seat().index());
            draft.player(player.seat(), changed -> changed.goal = goal);
          }
        });
  }

  private static State turnBegan(State state, Event.TurnBegan fact) {
    return state.edit(
        draft -> {
          draft.beginTurn(fact.seat());
          draft.round = fact.round();
          draft.phase = fact.phase();
          draft.seen = state.seen().entered(fact.atMillis());
          draft.sinceMillis = draft.seen.atMillis();
          draft.turnLeftMillis = fact.turnMillis();
          draft.player(fact.seat(), player -> player.acted = false);
        });
  }

  /** The card is nobody's goal any more; it may have been public. */
  private static State discarded(State state, Event.GoalDiscarded fact) {
    return state.edit(
        fact.seat(),
        player -> {
          player.discarded = with(player.discarded, fact.goal());
          player.publicGoal = null;
        });
  }

  private static State roofTaken(State state, Event.RooftopTaken fact) {
    var roofs = state.roofs(fact.ring()).taken(fact.power(), fact.seat());
    return state.edit(
        draft -> {
          draft.rooftops = Fixed.with(state.rooftops(), fact.ring(), roofs);
          draft.player(
              fact.seat(), player -> player.helicopters = with(player.helicopters, fact.ring()));
        });
  }

  private static State consolidated(State state, Event.Consolidated fact) {
    Space take = fact.take();
    return state.edit(
        draft -> {
          draft.give(fact.give(), null);
          draft.give(List.of(take), fact.seat());
          draft.player(fact.seat(), player -> player.put(take.ring(), take.number()));
          draft.ring = take.ring();
          draft.begun = true;
          draft.consolidated = true;
        });
  }

  private static State rolled(State state, Event.Rolled fact) {
    return state.edit(
        draft -> {
          draft.ring = fact.ring();
          draft.begun = true;
          draft.player(fact.seat(), player -> player.put(fact.ring(), fact.to()));
          draft.die = fact.die();
        });
  }

  private static State interestPaid(State state, Event.InterestPaid fact) {
    return state.edit(
        fact.seat(),
        player -> {
          player.cash -= fact.cash();
          player.borrow(fact.due() - fact.cash());
          player.interestPaid += fact.due();
        });
  }

  private static State claimed(State state, Event.Claimed fact) {
    Space space = fact.space();
    return state.edit(
        draft -> {
          draft.give(fact.properties(), null);
          draft.give(List.of(space), fact.seat());
          draft.player(
              fact.seat(),
              player -> {
                player.cash -= fact.cash();
                player.borrow(fact.debt());
                player.put(space.ring(), space.number());
              });
          draft.claimed = true;
        });
  }

  /** Whoever comes back in his own turn has the whole time of a turn again. */
  private static State acted(State state, Event.Acted fact) {
    Seat seat = fact.seat();
    return state.edit(
        draft -> {
          draft.player(
              seat,
              player -> {
                player.acted = seat.equals(state.turn());
                player.absent = false;
                player.missedTurns = 0;
              });
          if (fact.wasAbsent() && seat.equals(state.turn())) {
            draft.turnLeftMillis = fact.turnMillis();
            draft.sinceMillis = state.turnRuns() ? fact.atMillis() : state.sinceMillis();
          }
        });
  }

  /** The helicopters stay on their rooftops, and the goal is shown only at the end (8). */
  private static State left(State state, Seat seat) {
    return state.edit(
        draft -> {
          draft.give(state.owners().ownedBy(seat), null);
          draft.player(
              seat,
              player -> {
                player.left = true;
                player.cash = 0;
                player.debt = 0;
                player.pieces = Player.atStreet();
              });
        });
  }
}
