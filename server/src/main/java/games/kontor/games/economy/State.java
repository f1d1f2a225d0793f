package games.kontor.games.economy;

import games.kontor.game.Seat;
import games.kontor.game.Seen;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth about one game; unchanged parts stay the same object. {@code sinceMillis} is when
 * the phase began on the table clock, {@code seen} when pages show it; {@code starter} begins the
 * first turn; {@code locations} are sorted by space; {@code properties} has every card.
 */
public record State(
    Rules rules,
    Phase phase,
    int part,
    long sinceMillis,
    Seen seen,
    Seat starter,
    Seat turn,
    int turnNumber,
    List<Player> players,
    List<Location> locations,
    Map<Card, Holder> properties,
    @Nullable LastMove lastMove,
    @Nullable LastLanding lastLanding,
    List<Loss> losses) {

  private static final Comparator<Location> BY_SPACE = Comparator.comparing(Location::space);

  public State {
    locations = isSorted(locations) ? locations : locations.stream().sorted(BY_SPACE).toList();
  }

  private static boolean isSorted(List<Location> locations) {
    for (int i = 1; i < locations.size(); i++) {
      if (BY_SPACE.compare(locations.get(i - 1), locations.get(i)) > 0) {
        return false;
      }
    }
    return true;
  }

  static State opening(Rules rules, int seats) {
    var unplaced = new EnumMap<Card, Holder>(Card.class);
    Card.DECK.forEach(card -> unplaced.put(card, Holder.UNPLACED));
    return new State(
        rules,
        new Phase.Place(),
        1,
        0,
        Seen.NOTHING,
        Seat.of(1),
        Seat.of(1),
        0,
        Seat.all(seats).stream().map(Player::newcomer).toList(),
        List.of(),
        Collections.unmodifiableMap(unplaced),
        null,
        null,
        List.of());
  }

  Player player(Seat seat) {
    return players.get(seat.index());
  }

  Player mover() {
    return player(turn);
  }

  boolean over() {
    return phase instanceof Phase.Over;
  }

  /** The card that lies on a space, if any. */
  Optional<Location> at(Space space) {
    for (Location location : locations) {
      if (location.space().equals(space)) {
        return Optional.of(location);
      }
    }
    return Optional.empty();
  }

  /** Whose piece stands on a space, if any. */
  Optional<Seat> pieceOn(Space space) {
    for (Player player : players) {
      if (space.equals(player.piece().space())) {
        return Optional.of(player.seat());
      }
    }
    return Optional.empty();
  }

  Holder holder(Card card) {
    return Objects.requireNonNull(properties.get(card));
  }

  /** How many property cards are still to be had on the board. */
  int left() {
    int left = 0;
    for (Holder holder : properties.values()) {
      left += holder.equals(Holder.BOARD) ? 1 : 0;
    }
    return left;
  }

  State edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  State edit(Seat seat, Consumer<Player.Draft> change) {
    return edit(draft -> draft.player(seat, change));
  }

  /** A state being changed: what is not set stays. */
  static final class Draft {
    private final Rules rules;
    Phase phase;
    int part;
    long sinceMillis;
    Seen seen;
    Seat starter;
    Seat turn;
    int turnNumber;
    List<Player> players;
    List<Location> locations;
    Map<Card, Holder> properties;
    @Nullable LastMove lastMove;
    @Nullable LastLanding lastLanding;
    List<Loss> losses;

    private Draft(State state) {
      rules = state.rules;
      phase = state.phase;
      part = state.part;
      sinceMillis = state.sinceMillis;
      seen = state.seen;
      starter = state.starter;
      turn = state.turn;
      turnNumber = state.turnNumber;
      players = state.players;
      locations = state.locations;
      properties = state.properties;
      lastMove = state.lastMove;
      lastLanding = state.lastLanding;
      losses = state.losses;
    }

    void player(Seat seat, Consumer<Player.Draft> change) {
      players = seat.change(players, player -> player.edit(change));
    }

    /** Something happened that takes a page so long to show. */
    void shows(long millis) {
      seen = seen.with(millis);
    }

    void enter(Phase phase, long atMillis) {
      this.phase = phase;
      this.sinceMillis = atMillis;
      this.seen = seen.entered(atMillis);
    }

    /** The property card goes there. */
    void give(Card card, Holder holder) {
      var changed = new EnumMap<Card, Holder>(properties);
      changed.put(card, holder);
      properties = Collections.unmodifiableMap(changed);
    }

    void lay(Card card, Space space) {
      var more = new ArrayList<>(locations);
      more.add(new Location(space, true, card));
      locations = List.copyOf(more);
    }

    void turnCard(Space space, boolean up) {
      for (int i = 0; i < locations.size(); i++) {
        Location location = locations.get(i);
        if (location.space().equals(space) && location.faceUp() != up) {
          var changed = new ArrayList<>(locations);
          changed.set(i, location.turned(up));
          locations = List.copyOf(changed);
        }
      }
    }

    void lost(Loss loss) {
      var more = new ArrayList<>(losses);
      more.add(loss);
      losses = List.copyOf(more);
    }

    private State finished() {
      return new State(
          rules,
          phase,
          part,
          sinceMillis,
          seen,
          starter,
          turn,
          turnNumber,
          players,
          locations,
          properties,
          lastMove,
          lastLanding,
          losses);
    }
  }
}
