package games.kontor.games.threerings;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** A player leaves for good (8). */
final class Departure {
  private Departure() {}

  static void leave(Turn<State, Event> turn, Seat seat) {
    Phase phase = turn.state().phase();
    turn.emit(new Event.Left(seat));
    if (turn.state().remaining().size() <= 1) {
      endAlone(turn, phase);
    } else if (phase instanceof Phase.ChooseGoals) {
      Goals.settleIfChosen(turn);
    } else if (seat.equals(turn.state().turn())) {
      Turns.end(turn);
    } else {
      goOn(turn, seat, phase);
    }
  }

  private static void endAlone(Turn<State, Event> turn, Phase phase) {
    if (phase instanceof Phase.ChooseGoals) {
      Goals.settle(turn);
    }
    Ending.lastPlayer(turn);
  }

  /** A rent owed to the leaver is no longer due, a trade with him is rejected. */
  private static void goOn(Turn<State, Event> turn, Seat seat, Phase phase) {
    switch (phase) {
      case Phase.CallNumber due when due.rent().claimant().equals(seat) -> Landing.goOn(turn);
      case Phase.RentOffer due when due.rent().claimant().equals(seat) -> Landing.goOn(turn);
      case Phase.RentAnswer due when due.rent().claimant().equals(seat) -> Landing.goOn(turn);
      case Phase.TradeAnswer open when open.trade().to().equals(seat) ->
          Trades.reject(turn, open.trade(), null);
      default -> {}
    }
  }
}
