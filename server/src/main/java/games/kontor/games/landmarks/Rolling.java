package games.kontor.games.landmarks;

import games.kontor.game.Turn;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The roll of a go (4.1): each step is true once the total is fixed. */
final class Rolling {
  private Rolling() {}

  /** Two dice if possible, unless another number is named. */
  static boolean roll(Turn<State, Event> turn, @Nullable Integer number) {
    Player roller = turn.state().onTurn();
    int dice = Objects.requireNonNullElse(number, Dice.most(roller));
    turn.emit(new Event.Rolled(roller.seat(), Dice.throwing(turn, dice)));
    if (roller.built(Card.RADIO_TOWER)) {
      Asking.ask(turn, new Phase.Reroll());
      return false;
    }
    return keep(turn);
  }

  /** All of them once more (7). */
  static boolean reroll(Turn<State, Event> turn) {
    State state = turn.state();
    turn.emit(new Event.Rerolled(state.roller(), Dice.throwing(turn, state.dice().size())));
    return keep(turn);
  }

  /** The dice stand; the Harbour may still add to them. */
  static boolean keep(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.onTurn().built(Card.HARBOUR) && Dice.sum(state.dice()) >= Rules.HARBOUR_FROM) {
      Asking.ask(turn, new Phase.Harbour());
      return false;
    }
    return fix(turn, false);
  }

  /** The total is fixed, and with it whether an extra go is earned (6, 8). */
  static boolean fix(Turn<State, Event> turn, boolean add) {
    State state = turn.state();
    int total = Dice.sum(state.dice()) + (add ? Rules.HARBOUR_ADDS : 0);
    boolean extra = Dice.isDouble(state.dice()) && state.onTurn().built(Card.AMUSEMENT_PARK);
    turn.emit(new Event.TotalFixed(state.roller(), total, add, extra));
    return true;
  }
}
