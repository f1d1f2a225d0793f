package games.kontor.games.threerings;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** The order of turns and rounds (4). */
final class Turns {
  private Turns() {}

  /** The first player begins the round of first claims. */
  static void beginFirst(Turn<State, Event> turn) {
    begin(turn, turn.state().inOrder().getFirst(), 1);
  }

  private static void begin(Turn<State, Event> turn, Seat seat, int round) {
    Phase phase = round == 1 ? new Phase.FirstClaims() : new Phase.TurnStart();
    turn.emit(
        new Event.TurnBegan(seat, round, phase, turn.state().turnMillis(seat), turn.nowMillis()));
  }

  /** The turn is over, and the next player's begins, unless it was the last of the game. */
  static void end(Turn<State, Event> turn) {
    Player mover = turn.state().mover();
    turn.emit(new Event.TurnEnded(mover.seat()));
    if (!mover.left() && !mover.acted()) {
      missed(turn, mover);
    }
    var order = turn.state().inOrder();
    int place = order.indexOf(mover.seat());
    for (int i = place + 1; i < order.size(); i++) {
      if (turn.state().plays(order.get(i).number())) {
        begin(turn, order.get(i), turn.state().round());
        return;
      }
    }
    endRound(turn);
  }

  private static void missed(Turn<State, Event> turn, Player player) {
    int inARow = player.missedTurns() + 1;
    turn.emit(new Event.TurnMissed(player.seat(), inARow));
    if (inARow >= Rules.MISSED_TURNS && !player.absent()) {
      turn.emit(new Event.WentAbsent(player.seat()));
    }
  }

  private static void endRound(Turn<State, Event> turn) {
    State state = turn.state();
    turn.emit(new Event.RoundEnded(standing(state)));
    if (state.round() >= Rules.LAST_ROUND) {
      Ending.afterLastRound(turn);
      return;
    }
    for (Seat seat : state.inOrder()) {
      if (state.plays(seat.number())) {
        begin(turn, seat, state.round() + 1);
        return;
      }
    }
  }

  private static Standing standing(State state) {
    var players = state.players();
    return new Standing(
        state.round(),
        players.stream().map(player -> Values.printedWealth(state, player)).toList(),
        players.stream().map(Player::debt).toList(),
        players.stream().map(Player::rentReceived).toList());
  }
}
