package games.kontor.games.greement;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Setup and starting squares (3, 4.1, 4.2). */
final class Starts {
  /** The tiles of the map before they are shuffled. */
  static final List<Kind> TILES = tiles();

  private Starts() {}

  private static List<Kind> tiles() {
    var tiles = new ArrayList<Kind>();
    tiles.addAll(Collections.nCopies(60, Kind.LAND));
    tiles.addAll(Collections.nCopies(30, Kind.GOLD));
    tiles.addAll(Collections.nCopies(5, Kind.LAKE));
    tiles.addAll(Collections.nCopies(5, Kind.MOUNTAIN));
    return List.copyOf(tiles);
  }

  static void deal(Turn<State, Event> turn) {
    turn.emit(new Event.TilesDealt(turn.chance().shuffled("tiles", TILES)));
    turn.emit(new Event.DeckShuffled(turn.chance().shuffled("deck", EventCard.all())));
    open(turn);
  }

  private static void open(Turn<State, Event> turn) {
    var seats = unlocked(turn.state()).stream().map(Player::seat).toList();
    turn.emit(
        new Event.StartsOpened(
            seats, Event.Clock.from(turn.nowMillis(), turn.state().rules().setupSeconds())));
  }

  static void choose(Turn<State, Event> turn, Seat seat, Action.ChooseStart action) {
    State state = turn.state();
    Player player = state.player(seat);
    if (player.lockedStart() != null) {
      throw Refusal.of("start-locked", "square", player.lockedStart().toString());
    }
    tooClose(state, seat, action.square())
        .ifPresent(
            start -> {
              throw connected(start);
            });
    turn.emit(new Event.StartChosen(seat, action.square(), player.startChoice() != null));
  }

  /** The locked start of somebody else that is too close to this square. */
  static Optional<Square> tooClose(State state, Seat seat, Square square) {
    for (Player other : state.players()) {
      Square start = other.lockedStart();
      if (start != null && !other.seat().equals(seat) && keepsClear(state, start)) {
        if (start.touches(square)) {
          return Optional.of(start);
        }
      }
    }
    return Optional.empty();
  }

  static Refusal connected(Square start) {
    return Refusal.of("connected-to-start", "start", start.toString());
  }

  /** Once the map is open a start on a lake or mountain keeps nobody away: it will be replaced. */
  static boolean keepsClear(State state, Square start) {
    return state.faceDown() || state.board().on(start).kind().canBeOwned();
  }

  /** The players who are still to get a start, in seat order. */
  static List<Player> unlocked(State state) {
    return state.everyone().stream().filter(player -> player.lockedStart() == null).toList();
  }

  /** 4.1: conflicts are settled in seat order; who chose nothing in time gets a random square. */
  static void settle(Turn<State, Event> turn, boolean timedOut) {
    var waiting = unlocked(turn.state());
    for (Player player : waiting) {
      Square choice = player.startChoice();
      if (choice != null && tooClose(turn.state(), player.seat(), choice).isEmpty()) {
        turn.emit(new Event.StartLocked(player.seat(), choice, false));
      } else if (choice != null) {
        turn.emit(new Event.StartLost(player.seat(), choice));
      }
    }
    for (Player player : waiting) {
      if (timedOut && player.startChoice() == null) {
        var free = free(turn.state(), player.seat());
        Square drawn = turn.chance().pick("random-start", free);
        turn.emit(new Event.StartLocked(player.seat(), drawn, true));
      }
    }
    if (unlocked(turn.state()).isEmpty()) {
      reveal(turn);
    } else {
      open(turn);
    }
  }

  /** The squares that this player may choose, in reading order. */
  static List<Square> free(State state, Seat seat) {
    return Square.inReadingOrder().stream()
        .filter(square -> tooClose(state, seat, square).isEmpty())
        .toList();
  }

  private static void reveal(Turn<State, Event> turn) {
    turn.emit(new Event.MapRevealed());
    replaceNext(turn);
  }

  /** 4.2: the next player on a lake or mountain, in seat order, takes another square. */
  static void replaceNext(Turn<State, Event> turn) {
    State state = turn.state();
    var clock = Event.Clock.from(turn.nowMillis(), state.rules().setupSeconds());
    for (Player player : state.everyone()) {
      Square start = player.lockedStart();
      if (start != null && !state.board().on(start).kind().canBeOwned()) {
        turn.emit(new Event.ReplacementOpened(player.seat(), clock));
        return;
      }
    }
    turn.emit(new Event.LoaningOpened(clock));
  }

  static void replace(Turn<State, Event> turn, Seat seat, Action.ReplaceStart action) {
    State state = turn.state();
    Square square = action.square();
    if (!state.board().on(square).kind().canBeOwned()) {
      throw new Refusal("not-buyable");
    }
    tooClose(state, seat, square)
        .ifPresent(
            start -> {
              throw connected(start);
            });
    if (!candidates(state, seat).contains(square)) {
      throw new Refusal("not-touching");
    }
    take(turn, seat, square);
  }

  static void replaceInTime(Turn<State, Event> turn, Seat seat) {
    take(turn, seat, candidates(turn.state(), seat).getFirst());
  }

  private static void take(Turn<State, Event> turn, Seat seat, Square square) {
    turn.emit(new Event.StartReplaced(seat, square));
    replaceNext(turn);
  }

  /** The nearest squares that can be bought and keep clear of all other starts. */
  static List<Square> candidates(State state, Seat seat) {
    Square start = state.player(seat).lockedStart();
    if (start == null) {
      return List.of();
    }
    var open =
        Square.inReadingOrder().stream()
            .filter(square -> state.board().on(square).kind().canBeOwned())
            .filter(square -> tooClose(state, seat, square).isEmpty())
            .toList();
    int nearest = open.stream().mapToInt(start::distanceTo).min().orElse(0);
    return open.stream().filter(square -> start.distanceTo(square) == nearest).toList();
  }
}
