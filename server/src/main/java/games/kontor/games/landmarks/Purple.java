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
      Asking.ask(turn, phase);
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
      Asking.ask(turn, new Phase.TvStation());
      return false;
    }
    takeFrom(turn, state.anticlockwise(state.roller()).getFirst().seat());
    return true;
  }

  /** The TV Station takes what it is owed, or what there is (43). */
  static void takeFrom(Turn<State, Event> turn, Seat payer) {
    State state = turn.state();
    int due = Income.owedTo(state.onTurn(), state.player(payer), Card.TV_STATION);
    Payments.between(turn, Step.Kind.PURPLE, Card.TV_STATION, 1, payer, state.roller(), due);
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
}
