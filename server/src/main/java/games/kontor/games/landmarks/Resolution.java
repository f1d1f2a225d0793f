package games.kontor.games.landmarks;

import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a fixed total does, in its order: R1 to R5. It stops where the roller is to decide, and is
 * taken up behind the card that asked.
 */
final class Resolution {
  private Resolution() {}

  static void begin(Turn<State, Event> turn) {
    reds(turn);
    loans(turn);
    var incomes = new Incomes();
    blues(turn, incomes);
    greens(turn, null, incomes);
  }

  private static boolean comesAfter(Card card, @Nullable Card last) {
    return last == null || card.compareTo(last) > 0;
  }

  /** R1: each opponent anticlockwise, and within one all that match together (12). */
  private static void reds(Turn<State, Event> turn) {
    State before = turn.state();
    for (Player opponent : before.anticlockwise(before.roller())) {
      for (Card card : Card.RED) {
        if (card.matches(before.fixedTotal()) && opponent.has(card)) {
          red(turn, opponent, card);
        }
      }
    }
  }

  private static void red(Turn<State, Event> turn, Player owner, Card card) {
    Copies there = owner.copies(card);
    State state = turn.state();
    int due = Income.due(state.onTurn(), owner, card, there.open());
    Payments.between(turn, Step.Kind.RED, card, there.open(), state.roller(), owner.seat(), due);
    Payments.reopen(turn, owner.seat(), card, there.closed());
  }

  /** R2. */
  private static void loans(Turn<State, Event> turn) {
    State state = turn.state();
    Copies there = state.onTurn().copies(Card.LOAN_OFFICE);
    if (Card.LOAN_OFFICE.matches(state.fixedTotal())) {
      loan(turn, there.open());
      Payments.reopen(turn, state.roller(), Card.LOAN_OFFICE, there.closed());
    }
  }

  /** So many Loan Offices of the roller cost him. */
  static void loan(Turn<State, Event> turn, int copies) {
    Payments.toBank(
        turn,
        Step.Kind.LOAN,
        Card.LOAN_OFFICE,
        copies,
        turn.state().roller(),
        copies * Rules.LOAN_COSTS);
  }

  /** R3. */
  private static void blues(Turn<State, Event> turn, Incomes incomes) {
    State before = turn.state();
    int total = before.fixedTotal();
    int tuna = total >= Rules.TUNA_FROM && boatsGoOut(before) ? tunaDice(turn) : 0;
    var owners = new ArrayList<Player>();
    owners.add(before.onTurn());
    owners.addAll(before.anticlockwise(before.roller()));
    for (Player owner : owners) {
      for (Card card : Card.BLUE) {
        if (card.matches(total) && owner.has(card)) {
          incomes.activate(turn, Step.Kind.BLUE, owner.seat(), card, tuna);
        }
      }
    }
  }

  private static boolean boatsGoOut(State state) {
    return state.players().stream()
        .anyMatch(player -> player.built(Card.HARBOUR) && player.open(Card.TUNA_BOAT) > 0);
  }

  /** Two dice for the boats; they are neither rolled again nor a double (32). */
  static int tunaDice(Turn<State, Event> turn) {
    var dice = Dice.throwing(turn, 2);
    turn.emit(new Event.TunaRolled(turn.state().roller(), dice));
    return Dice.sum(dice);
  }

  /** R4, from the card behind this one on. */
  static void greensAfter(Turn<State, Event> turn, Card last) {
    greens(turn, last, new Incomes());
  }

  private static void greens(Turn<State, Event> turn, @Nullable Card last, Incomes incomes) {
    for (Card card : matching(turn.state(), Card.GREEN, last)) {
      if (card == Card.DEMOLITION_COMPANY || card == Card.MOVING_COMPANY) {
        incomes.tell(turn);
        if (!Companies.act(turn, card)) {
          return;
        }
      } else if (card != Card.LOAN_OFFICE) { // R2
        incomes.activate(turn, Step.Kind.GREEN, turn.state().roller(), card, 0);
      }
    }
    incomes.tell(turn);
    purplesAfter(turn, null);
  }

  /** R5, likewise; then the roller may build. */
  static void purplesAfter(Turn<State, Event> turn, @Nullable Card last) {
    for (Card card : matching(turn.state(), Card.PURPLE, last)) {
      if (!Purple.activate(turn, card)) {
        return;
      }
    }
    Building.open(turn);
  }

  private static List<Card> matching(State state, List<Card> ofColour, @Nullable Card last) {
    int total = state.fixedTotal();
    var matching = new ArrayList<Card>();
    for (Card card : ofColour) {
      if (card.matches(total) && comesAfter(card, last) && state.onTurn().has(card)) {
        matching.add(card);
      }
    }
    return matching;
  }
}
