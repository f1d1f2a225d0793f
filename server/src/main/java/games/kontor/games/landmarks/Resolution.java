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

  /** False if it stops for the roller to decide. */
  static boolean begin(Turn<State, Event> turn) {
    reds(turn);
    loans(turn);
    var incomes = new Incomes();
    blues(turn, incomes);
    return greens(turn, null, incomes);
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
      Payments.loan(turn, there.open());
      Payments.reopen(turn, state.roller(), Card.LOAN_OFFICE, there.closed());
    }
  }

  /** R3. */
  private static void blues(Turn<State, Event> turn, Incomes incomes) {
    State before = turn.state();
    int total = before.fixedTotal();
    int tuna = total >= Rules.TUNA_FROM && boatsGoOut(before) ? Dice.forTheBoats(turn) : 0;
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

  /** Goes on behind a green or purple card; false if it stops again. */
  static boolean after(Turn<State, Event> turn, Card last) {
    return last.isPurple() ? purples(turn, last) : greens(turn, last, new Incomes());
  }

  /** R4, from the card behind this one on; all if there is none. */
  private static boolean greens(Turn<State, Event> turn, @Nullable Card last, Incomes incomes) {
    for (Card card : matching(turn.state(), Card.GREEN, last)) {
      if (card == Card.DEMOLITION_COMPANY || card == Card.MOVING_COMPANY) {
        incomes.tell(turn);
        if (!Companies.act(turn, card)) {
          return false;
        }
      } else if (card != Card.LOAN_OFFICE) { // R2
        incomes.activate(turn, Step.Kind.GREEN, turn.state().roller(), card, 0);
      }
    }
    incomes.tell(turn);
    return purples(turn, null);
  }

  /** R5, likewise. */
  private static boolean purples(Turn<State, Event> turn, @Nullable Card last) {
    for (Card card : matching(turn.state(), Card.PURPLE, last)) {
      if (!Purple.activate(turn, card)) {
        return false;
      }
    }
    return true;
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
