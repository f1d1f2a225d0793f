package games.kontor.games.landmarks;

import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The roll of a go, until its total is fixed (4.1). */
final class Dice {
  private static final String STREAM = "dice";

  private Dice() {}

  /** How many dice the roller may throw. */
  static int most(Player roller) {
    return roller.built(Card.TRAIN_STATION) ? 2 : 1;
  }

  static List<Integer> throwing(Turn<State, Event> turn, int number) {
    var dice = new ArrayList<Integer>();
    for (int i = 0; i < number; i++) {
      dice.add(turn.chance().die(STREAM, Rules.SIDES));
    }
    return List.copyOf(dice);
  }

  static int sum(List<Integer> dice) {
    int sum = 0;
    for (int die : dice) {
      sum += die;
    }
    return sum;
  }

  /** Two dice if possible, unless another number is named. */
  static void roll(Turn<State, Event> turn, @Nullable Integer number) {
    Player roller = turn.state().onTurn();
    int dice = Objects.requireNonNullElse(number, most(roller));
    turn.emit(new Event.Rolled(roller.seat(), throwing(turn, dice)));
    if (roller.built(Card.RADIO_TOWER)) {
      Course.ask(turn, new Phase.Reroll());
    } else {
      keep(turn);
    }
  }

  /** All of them once more (7). */
  static void reroll(Turn<State, Event> turn) {
    State state = turn.state();
    turn.emit(new Event.Rerolled(state.roller(), throwing(turn, state.dice().size())));
    keep(turn);
  }

  /** The dice stand; the Harbour may still add to them. */
  static void keep(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.onTurn().built(Card.HARBOUR) && sum(state.dice()) >= Rules.HARBOUR_FROM) {
      Course.ask(turn, new Phase.Harbour());
    } else {
      fix(turn, false);
    }
  }

  /** The total is fixed, and with it whether an extra go is earned (6, 8). */
  static void fix(Turn<State, Event> turn, boolean add) {
    State state = turn.state();
    int total = sum(state.dice()) + (add ? Rules.HARBOUR_ADDS : 0);
    boolean extra = isDouble(state.dice()) && state.onTurn().built(Card.AMUSEMENT_PARK);
    turn.emit(new Event.TotalFixed(state.roller(), total, add, extra));
    Resolution.begin(turn);
  }

  static boolean isDouble(List<Integer> dice) {
    return dice.size() == 2 && dice.getFirst().equals(dice.getLast());
  }
}
