package games.kontor.games.territories;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import games.kontor.games.territories.Action.Pay;
import games.kontor.games.territories.Throw.Purpose;
import java.util.Objects;

/** A turn's throw, the way of the piece, and what landing does (103.1, 605, 701 to 706). */
final class Landing {
  private Landing() {}

  /** 103.1: throws, moves and lands. */
  static void roll(Turn<State, Event> turn) {
    Seat seat = turn.state().turn();
    int outIn1296 = Prospect.outIn1296(Prospect.ofMove(turn.state(), seat));
    Throw made = Throw.of(turn.chance(), Purpose.MOVE);
    turn.emit(new Event.Thrown(seat, made, outIn1296));
    int from = Objects.requireNonNull(turn.state().player(seat).position());
    int to = Field.after(from, made.sum());
    turn.emit(new Event.Moved(seat, from, to));
    land(turn, seat, Field.at(to));
    if (turn.state().phase() instanceof Phase.Roll) {
      Turns.end(turn);
    }
  }

  private static void land(Turn<State, Event> turn, Seat seat, Field field) {
    long now = turn.nowMillis();
    switch (Effect.of(turn.state(), seat, field)) {
      case Effect.Buy effect -> turn.emit(new Event.Bought(seat, field, effect.price()));
      case Effect.TooDear effect -> {
        long money = turn.state().player(seat).money();
        turn.emit(new Event.BuyingFailed(seat, field, effect.price(), money));
      }
      case Effect.OwnGround _ -> turn.emit(new Event.OwnGroundReached(seat, field));
      case Effect.Rent effect -> Payments.pay(turn, effect.owner(), field, effect.amount());
      case Effect.Camp effect -> turn.emit(new Event.CampReached(seat, field, effect.due(), now));
      case Effect.Bonus effect -> turn.emit(new Event.BonusReceived(seat, field, effect.amount()));
      case Effect.Loss effect -> Payments.lose(turn, field, Pay.FIXED, effect.amount());
      case Effect.Choice effect ->
          turn.emit(new Event.CaravanReached(seat, field, effect.due(), now));
    }
  }

  /** R17: the arriver throws both dice anew for the rent of a labor camp. */
  static void rollRent(Turn<State, Event> turn, Phase.Rent due) {
    Seat seat = turn.state().turn();
    Throw made = Throw.of(turn.chance(), Purpose.RENT);
    turn.emit(new Event.Thrown(seat, made, 0));
    Payments.pay(turn, due.owner(), here(turn.state()), Effect.campRent(due, made.sum()));
    Turns.end(turn);
  }

  static void chooseTax(Turn<State, Event> turn, Phase.Levy due, Pay pay) {
    Payments.lose(turn, here(turn.state()), pay, due.amount(pay));
    Turns.end(turn);
  }

  private static Field here(State state) {
    return Field.at(Objects.requireNonNull(state.player(state.turn()).position()));
  }
}
