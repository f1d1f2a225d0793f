package games.kontor.games.threerings;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Choosing goal cards (3), and who begins when all have. */
final class Goals {
  private Goals() {}

  static void choose(Turn<State, Event> turn, Seat seat, Goal goal) {
    Codes.check(turn.state().player(seat).hand().contains(goal), "goal-not-in-hand", "goal", goal);
    if (turn.state().phase() instanceof Phase.PublicGoal) {
      choosePublicly(turn, seat, goal);
    } else {
      note(turn, seat, goal);
      settleIfChosen(turn);
    }
  }

  private static void note(Turn<State, Event> turn, Seat seat, Goal goal) {
    turn.emit(new Event.GoalNoted(seat, goal));
    if (!turn.state().player(seat).hasChosen()) {
      turn.emit(new Event.HasChosen(seat));
    }
  }

  /** After a wrong call-out the new card is public too, and the turn goes on (R31). */
  private static void choosePublicly(Turn<State, Event> turn, Seat seat, Goal goal) {
    turn.emit(new Event.PublicGoalChosen(seat, goal));
    turn.emit(new Event.Entered(new Phase.TurnStart(), turn.nowMillis()));
  }

  /** Whoever has not chosen in time draws a card (7); several in the order of the seats. */
  static void drawForAll(Turn<State, Event> turn) {
    for (Player player : turn.state().remaining()) {
      if (!player.hasChosen()) {
        note(turn, player.seat(), drawn(turn, player));
      }
    }
    settleIfChosen(turn);
  }

  static void drawPublicly(Turn<State, Event> turn) {
    Player mover = turn.state().mover();
    choosePublicly(turn, mover.seat(), drawn(turn, mover));
  }

  private static Goal drawn(Turn<State, Event> turn, Player player) {
    var hand = player.hand();
    return hand.get(turn.chance().number("goal", 1, hand.size()) - 1);
  }

  /** Once all have chosen, the dice say who begins. */
  static void settleIfChosen(Turn<State, Event> turn) {
    if (turn.state().remaining().stream().allMatch(Player::hasChosen)) {
      settle(turn);
      turn.emit(new Event.OrderFixed(order(turn.state(), first(turn))));
      Turns.beginFirst(turn);
    }
  }

  /** What was chosen last is what is kept of it. */
  static void settle(Turn<State, Event> turn) {
    turn.emit(
        new Event.GoalsSettled(
            Collections.unmodifiableList(
                new ArrayList<>(turn.state().players().stream().map(Player::goal).toList()))));
  }

  /** The highest roll begins; tied highest roll again (3). */
  private static Seat first(Turn<State, Event> turn) {
    var seats = turn.state().remaining().stream().map(Player::seat).toList();
    while (seats.size() > 1) {
      var dice = new ArrayList<Integer>();
      for (int i = 0; i < seats.size(); i++) {
        dice.add(turn.chance().die("first", Rules.SIDES));
      }
      turn.emit(new Event.RolledForFirst(seats, List.copyOf(dice)));
      seats = highest(seats, dice);
    }
    return seats.getFirst();
  }

  private static List<Seat> highest(List<Seat> seats, List<Integer> dice) {
    int most = Collections.max(dice);
    return seats.stream().filter(seat -> dice.get(seats.indexOf(seat)) == most).toList();
  }

  /** Clockwise from the first player. */
  private static List<Seat> order(State state, Seat first) {
    var order = new ArrayList<Seat>();
    Seat seat = first;
    do {
      order.add(seat);
      seat = seat.next(state.playersAtStart(), next -> state.plays(next.number()));
    } while (!seat.equals(first));
    return List.copyOf(order);
  }
}
