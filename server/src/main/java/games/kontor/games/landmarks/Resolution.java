package games.kontor.games.landmarks;

import games.kontor.game.Seat;
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
    blues(turn);
    greensAfter(turn, null);
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
    Payments.between(
        turn, Step.Kind.RED, card, there.open(), state.roller(), owner.seat(), due);
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
  private static void blues(Turn<State, Event> turn) {
    State before = turn.state();
    int total = before.fixedTotal();
    int tuna = total >= Rules.TUNA_FROM && boatsGoOut(before) ? tunaDice(turn) : 0;
    var owners = new ArrayList<Player>();
    owners.add(before.onTurn());
    owners.addAll(before.anticlockwise(before.roller()));
    for (Player owner : owners) {
      for (Card card : Card.BLUE) {
        if (card.matches(total) && owner.has(card)) {
          pays(turn, Step.Kind.BLUE, owner.seat(), card, tuna);
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

  /** All open copies of a blue or green card pay, then the closed ones open again. */
  private static void pays(
      Turn<State, Event> turn, Step.Kind kind, Seat seat, Card card, int tuna) {
    Copies there = turn.state().player(seat).copies(card);
    paysBy(turn, kind, seat, card, there.open(), tuna);
    Payments.reopen(turn, seat, card, there.closed());
  }

  /** So many open copies pay; those of a Winery close then. */
  static void paysBy(
      Turn<State, Event> turn, Step.Kind kind, Seat seat, Card card, int copies, int tuna) {
    State state = turn.state();
    int each = Income.fromBank(state, state.player(seat), card, tuna);
    Payments.fromBank(turn, kind, card, copies, seat, copies * each);
    if (card == Card.WINERY && copies > 0) {
      turn.emit(new Event.Closed(seat, card, copies));
    }
  }

  /** R4, from the card behind this one on; all of them if there is none. */
  static void greensAfter(Turn<State, Event> turn, @Nullable Card last) {
    for (Card card : matching(turn.state(), Card.GREEN, last)) {
      Copies there = turn.state().onTurn().copies(card);
      boolean done =
          switch (card) {
            case LOAN_OFFICE -> true; // R2
            case DEMOLITION_COMPANY ->
                Companies.demolish(turn, new Phase.Demolish(there.open(), there.closed(), false));
            case MOVING_COMPANY ->
                Companies.give(turn, new Phase.GiveBuilding(there.open(), there.closed(), false));
            default -> {
              pays(turn, Step.Kind.GREEN, turn.state().roller(), card, 0);
              yield true;
            }
          };
      if (!done) {
        return;
      }
    }
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
