package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.List;

/** How presence, departures and the end change the state. */
final class TableFacts {
  private TableFacts() {}

  static State apply(State state, Event.TableFact fact) {
    return switch (fact) {
      case Event.WentAway e -> state.edit(e.seat(), player -> player.connected = false);
      case Event.CameBack e -> cameBack(state, e.seat());
      case Event.TurnExtended e -> state.edit(draft -> draft.clock = e.clock());
      case Event.LeftGame e -> left(state, e.seat());
      case Event.GameEnded e -> ended(state, e);
    };
  }

  private static State cameBack(State state, Seat seat) {
    boolean onTurn = state.onTurn(seat);
    return state.edit(
        seat,
        player -> {
          player.connected = true;
          player.away = false;
          player.attended |= onTurn;
        });
  }

  private static State left(State state, Seat seat) {
    boolean beforeRoundOne = !state.phase().afterSetup();
    return state
        .edit(draft -> draft.phase = withoutMarks(draft.phase, seat))
        .edit(
            seat,
            player -> {
              player.left = true;
              if (beforeRoundOne) {
                player.takenOut = true;
                player.lockedStart = null;
                player.startChoice = null;
                player.firstLoan = null;
              }
            });
  }

  /** Vote, ready mark and pledge are struck. */
  private static Phase withoutMarks(Phase phase, Seat seat) {
    return switch (phase) {
      case Phase.EventVote vote ->
          new Phase.EventVote(
              vote.card(),
              vote.position(),
              Phase.without(vote.votes(), seat),
              Phase.without(vote.ready(), seat));
      case Phase.EventPay pay ->
          new Phase.EventPay(
              pay.card(),
              pay.position(),
              Phase.without(pay.pledges(), seat),
              Phase.without(pay.ready(), seat));
      case Phase.ChooseStart _,
          Phase.ReplaceStart _,
          Phase.Loaning _,
          Phase.Turn _,
          Phase.EventDisease _,
          Phase.Over _ ->
          phase;
    };
  }

  private static State ended(State state, Event.GameEnded fact) {
    return state.edit(
        draft -> {
          draft.phase = new Phase.Over(fact.reason(), state.faceDown(), fact.results());
          draft.offers = List.of();
          draft.players(player -> player.edit(end -> end.diseaseAnswer = null));
        });
  }
}
