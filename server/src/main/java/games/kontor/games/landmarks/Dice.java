package games.kontor.games.landmarks;

import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** Dice are thrown, and what they show. */
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

  /** Two dice for the boats; they are neither rolled again nor a double (32). */
  static int forTheBoats(Turn<State, Event> turn) {
    var dice = throwing(turn, 2);
    turn.emit(new Event.TunaRolled(turn.state().roller(), dice));
    return sum(dice);
  }

  static int sum(List<Integer> dice) {
    int sum = 0;
    for (int die : dice) {
      sum += die;
    }
    return sum;
  }

  static boolean isDouble(List<Integer> dice) {
    return dice.size() == 2 && dice.getFirst().equals(dice.getLast());
  }
}
