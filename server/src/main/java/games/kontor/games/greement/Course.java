package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.Objects;

/**
 * How the phases follow each other (4): what closes one and what comes after it. The chapters know
 * their own phase alone.
 */
final class Course {
  private Course() {}

  /** Closes the phase if all whom it waits for have answered. */
  static void goOn(Turn<State, Event> turn) {
    if (Awaited.allHaveAnswered(turn.state())) {
      close(turn, false);
    }
  }

  /** The phase is over as it stands. */
  static void close(Turn<State, Event> turn, boolean timedOut) {
    switch (turn.state().phase()) {
      case Phase.ChooseStart _ -> Starts.settle(turn, timedOut);
      case Phase.ReplaceStart phase -> Starts.replaceInTime(turn, phase.seat());
      case Phase.Loaning _ -> {
        Loans.payStarts(turn);
        Turns.beginGame(turn);
        begin(turn, first(turn.state()));
      }
      case Phase.Turn phase -> {
        Offers.lapseAll(turn);
        Turns.end(turn, phase.seatOnTurn(), timedOut);
        passOn(turn, phase.seatOnTurn());
      }
      case Phase.EventVote phase -> {
        Offers.lapseAll(turn);
        Votes.close(turn, phase);
        finish(turn, phase.card());
      }
      case Phase.EventPay phase -> {
        Payments.close(turn, phase);
        finish(turn, phase.card());
      }
      case Phase.EventDisease phase -> {
        Disease.close(turn);
        finish(turn, phase.card());
      }
      case Phase.Over _ -> {}
    }
  }

  /** The card has done its work or was kept away. */
  static void finish(Turn<State, Event> turn, EventCard card) {
    turn.emit(new Event.CardDiscarded(card));
    turnUpNext(turn);
  }

  /** The next card, or after the last one the turn of {@code first}. */
  private static void turnUpNext(Turn<State, Event> turn) {
    if (Events.turnUpNext(turn)) {
      goOn(turn); // the disease may find nobody to answer
    } else {
      begin(turn, first(turn.state()));
    }
  }

  /** To the right; the events phase comes before the turn of {@code first}. */
  private static void passOn(Turn<State, Event> turn, Seat seat) {
    Seat next = Turns.toTheRight(turn.state(), seat);
    if (next.equals(turn.state().first())) {
      Turns.beginRound(turn, turn.state().round() + 1);
      Events.draw(turn);
      turnUpNext(turn);
    } else {
      begin(turn, next);
    }
  }

  /** The turns of players who have left pass in an instant. */
  private static void begin(Turn<State, Event> turn, Seat seat) {
    if (turn.state().player(seat).left()) {
      Turns.pass(turn, seat);
      passOn(turn, seat);
    } else {
      Turns.begin(turn, seat);
    }
  }

  private static Seat first(State state) {
    return Objects.requireNonNull(state.first());
  }
}
