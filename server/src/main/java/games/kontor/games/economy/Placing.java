package games.kontor.games.economy;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Laying the location cards out (3, 5.1). */
final class Placing {
  private Placing() {}

  /** Deals all cards one at a time from the start seat on (R4). */
  static void deal(Turn<State, Event> turn, List<Card> deck) {
    State state = turn.state();
    int seats = state.players().size();
    var hands =
        state.players().stream()
            .map(player -> Math.floorMod(player.seat().index() - state.starter().index(), seats))
            .map(first -> everyNth(deck, first, seats))
            .toList();
    turn.emit(new Event.Dealt(hands));
    begin(turn, state.starter());
  }

  private static List<Card> everyNth(List<Card> deck, int first, int step) {
    return Stream.iterate(first, index -> index < deck.size(), index -> index + step)
        .map(deck::get)
        .toList();
  }

  /** The server lays the deck out from the first card to the last (setup 5). */
  static void layOut(Turn<State, Event> turn, List<Card> deck) {
    deck.forEach(card -> place(turn, null, card));
    Turns.beginFirst(turn);
  }

  /** A player's choice, checked in the order of section 5. */
  static void place(Turn<State, Event> turn, Seat seat, Action.PlaceCard action) {
    State state = turn.state();
    Card card =
        Card.of(action.card())
            .filter(state.player(seat).hand()::contains)
            .orElseThrow(() -> Refusal.of("not-in-hand", "card", action.card()));
    Space space = Codes.space(action.space());
    if (state.at(space).isPresent()) {
      throw Refusal.of("space-taken", "space", action.space());
    }
    if (!spaces(state, card.sector()).contains(space)) {
      throw Refusal.of("too-close", "space", action.space(), "card", action.card());
    }
    turn.emit(new Event.Placed(seat, card, space));
    next(turn);
  }

  /** The first card of the hand on a drawn space: autoPlace, or no time left. */
  static void placeFirst(Turn<State, Event> turn) {
    Seat seat = turn.state().turn();
    place(turn, seat, turn.state().player(seat).hand().getFirst());
    next(turn);
  }

  private static void place(Turn<State, Event> turn, @Nullable Seat seat, Card card) {
    Space space = turn.chance().pick("places", spaces(turn.state(), card.sector()));
    turn.emit(new Event.Placed(seat, card, space));
  }

  /** Sets the wish; if it is this seat's turn, the server places at once. */
  static void auto(Turn<State, Event> turn, Seat seat, boolean on) {
    if (turn.state().player(seat).hand().isEmpty()) {
      throw new Refusal("no-cards");
    }
    if (turn.state().player(seat).autoPlace() != on) {
      turn.emit(new Event.AutoPlaceSet(seat, on));
    }
    goOn(turn);
  }

  /** Clockwise to the next seat that holds a card (R7); after the last card the game begins. */
  private static void next(Turn<State, Event> turn) {
    State state = turn.state();
    Predicate<Seat> holds = seat -> !state.player(seat).hand().isEmpty();
    Seat next = state.turn().next(state.players().size(), holds);
    if (holds.test(next)) {
      begin(turn, next);
    } else {
      Turns.beginFirst(turn);
    }
  }

  private static void begin(Turn<State, Event> turn, Seat seat) {
    turn.emit(new Event.PlacingBegan(seat, turn.nowMillis()));
    goOn(turn);
  }

  private static void goOn(Turn<State, Event> turn) {
    State state = turn.state();
    if (state.phase() instanceof Phase.Place && state.mover().autoPlace()) {
      placeFirst(turn);
    }
  }

  /**
   * The legal spaces for a card of this sector in list order (5.1): away from its like, unless that
   * is impossible (R6).
   */
  static List<Space> spaces(State state, Card.Sector sector) {
    return without(taken(state) | close(state, sector));
  }

  /** The spaces that hold no card, in list order. */
  static List<Space> free(State state) {
    return without(taken(state));
  }

  /** Those of them on which a card of this sector would be too close to its like. */
  static List<Space> tooClose(State state, Card.Sector sector) {
    return without(~close(state, sector));
  }

  private static long taken(State state) {
    long taken = 0;
    for (Location location : state.locations()) {
      taken |= location.space().bit();
    }
    return taken;
  }

  private static long close(State state, Card.Sector sector) {
    long close = 0;
    for (Location location : state.locations()) {
      if (location.card().sector() == sector) {
        for (Space touching : location.space().touching()) {
          close |= touching.bit();
        }
      }
    }
    long free = ~taken(state);
    return (free & ~close) == 0 ? 0 : free & close;
  }

  private static List<Space> without(long spaces) {
    return Space.ALL.stream().filter(space -> (spaces & space.bit()) == 0).toList();
  }
}
