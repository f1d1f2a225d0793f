package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;

/** The roller's purple cards (R5). */
final class Purple {
  private Purple() {}

  /** False if the roller is to decide. */
  static boolean activate(Turn<State, Event> turn, Card card) {
    return switch (card) {
      case TV_STATION -> tvStation(turn);
      case BUSINESS_COMPLEX -> !asked(turn, new Phase.Swap(), canSwap(turn.state()));
      case RENOVATION_COMPANY ->
          !asked(turn, new Phase.Renovation(), !Renovation.closable(turn.state()).isEmpty());
      case CONVENTION_CENTER ->
          !asked(turn, new Phase.Convention(), turn.state().onTurn().ownsBuilding());
      case PARK -> {
        park(turn);
        yield true;
      }
      default -> {
        fromEach(turn, card);
        yield true;
      }
    };
  }

  private static boolean asked(Turn<State, Event> turn, Phase phase, boolean possible) {
    if (possible) {
      Course.ask(turn, phase);
    }
    return possible;
  }

  /** What each other player owes, anticlockwise. */
  private static void fromEach(Turn<State, Event> turn, Card card) {
    State before = turn.state();
    for (Player payer : before.anticlockwise(before.roller())) {
      int due = Income.owedTo(before.onTurn(), payer, card);
      Payments.between(turn, Step.Kind.PURPLE, card, 1, payer.seat(), before.roller(), due);
    }
  }

  /** With two players there is nothing to choose. */
  private static boolean tvStation(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.seats() > 2) {
      Course.ask(turn, new Phase.TvStation());
      return false;
    }
    takeFrom(turn, state.anticlockwise(state.roller()).getFirst().seat());
    return true;
  }

  private static void takeFrom(Turn<State, Event> turn, Seat payer) {
    State state = turn.state();
    int due = Income.owedTo(state.onTurn(), state.player(payer), Card.TV_STATION);
    Payments.between(turn, Step.Kind.PURPLE, Card.TV_STATION, 1, payer, state.roller(), due);
  }

  /** The roller has chosen who pays. */
  static void chosen(Turn<State, Event> turn, Seat payer) {
    takeFrom(turn, payer);
    Resolution.purplesAfter(turn, Card.TV_STATION);
  }

  private static boolean canSwap(State state) {
    return state.onTurn().ownsBuilding()
        && state.anticlockwise(state.roller()).stream().anyMatch(Player::ownsBuilding);
  }

  static void swap(Turn<State, Event> turn, Action.Swap swap) {
    Seat roller = turn.state().roller();
    boolean takeClosed = Boolean.TRUE.equals(swap.takeClosed());
    boolean giveClosed = Boolean.TRUE.equals(swap.giveClosed());
    // Both are chosen before either moves: the same type may go both ways.
    boolean taken = closed(turn.state().player(swap.player()), swap.take(), takeClosed);
    boolean given = closed(turn.state().player(roller), swap.give(), giveClosed);
    turn.emit(new Event.Moved(swap.take(), swap.player(), roller, taken));
    turn.emit(new Event.Moved(swap.give(), roller, swap.player(), given));
    Resolution.purplesAfter(turn, Card.BUSINESS_COMPLEX);
  }

  private static boolean closed(Player owner, Card card, boolean wished) {
    Copies there = owner.copies(card);
    return wished ? there.closed() > 0 : there.open() == 0;
  }

  /** All to the same, rounded up; the bank makes up the difference (33). */
  private static void park(Turn<State, Event> turn) {
    State before = turn.state();
    int share = Income.evenShare(before);
    List<Player> all = new ArrayList<>();
    all.add(before.onTurn());
    all.addAll(before.anticlockwise(before.roller()));
    for (Player player : all) {
      int more = player.coins() - share;
      Payments.toBank(turn, Step.Kind.PURPLE, Card.PARK, 1, player.seat(), more);
    }
    for (Player player : all) {
      int less = share - player.coins();
      Payments.fromBank(turn, Step.Kind.PURPLE, Card.PARK, 1, player.seat(), less);
    }
  }

  /** One copy of an own building acts as on an own roll, or opens again (30, 4.1). */
  static void activateOther(Turn<State, Event> turn, Card card) {
    Seat roller = turn.state().roller();
    if (turn.state().onTurn().open(card) == 0) {
      Payments.reopen(turn, roller, card, 1);
      leave(turn);
      return;
    }
    boolean done =
        switch (card) {
          case LOAN_OFFICE -> {
            Resolution.loan(turn, 1);
            yield true;
          }
          case DEMOLITION_COMPANY -> Companies.demolish(turn, new Phase.Demolish(1, 0, true));
          case MOVING_COMPANY -> Companies.give(turn, new Phase.GiveBuilding(1, 0, true));
          default -> {
            one(turn, card);
            yield true;
          }
        };
    if (done) {
      leave(turn);
    }
  }

  /** Blue and green for the roller alone; a red card finds no payer (41). */
  private static void one(Turn<State, Event> turn, Card card) {
    State state = turn.state();
    if (card.colour() != Card.Colour.RED) {
      boolean boat = card == Card.TUNA_BOAT && state.onTurn().built(Card.HARBOUR);
      int tuna = boat ? Resolution.tunaDice(turn) : 0;
      var kind = card.colour() == Card.Colour.BLUE ? Step.Kind.BLUE : Step.Kind.GREEN;
      var incomes = new Incomes();
      incomes.pays(turn.state(), kind, state.roller(), card, 1, tuna);
      incomes.tell(turn);
    }
  }

  /** The Convention Center goes back to the market (31). */
  static void leave(Turn<State, Event> turn) {
    turn.emit(new Event.Returned(turn.state().roller(), Card.CONVENTION_CENTER));
    Resolution.purplesAfter(turn, Card.CONVENTION_CENTER);
  }
}
