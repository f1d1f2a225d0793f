package games.kontor.games.economy;

import games.kontor.game.Seat;
import games.kontor.game.Shown;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What may be seen (6). A card that lies face-down is never looked at here before the end: neither
 * its id nor anything that follows from it.
 */
final class View {
  private static final List<PublicCard> CARDS = Card.DECK.stream().map(View::card).toList();

  private View() {}

  /** The phase by its name in the rules. */
  enum PhaseName {
    PLACE,
    ROLL,
    MOVE,
    SEND,
    OVER
  }

  /**
   * What everybody sees. {@code cards} never changes; {@code pays} has what each seat, in order,
   * gains at a landing in that sector; {@code left} property cards are on the board. {@code die} is
   * null outside {@code move} and {@code send}, {@code sending} outside {@code send}; {@code legal}
   * is empty outside {@code move}. {@code ranking} and {@code losses} are null before the end.
   */
  record Table(
      PhaseName phase,
      int part,
      Seat turn,
      int turnNumber,
      @Nullable Integer die,
      int target,
      List<PublicPlayer> players,
      List<PublicCard> cards,
      List<PublicLocation> locations,
      Map<Card, Holder> properties,
      Map<Card.Sector, List<Integer>> pays,
      int placedCount,
      int left,
      List<Space> legal,
      @Nullable Seat sending,
      @Nullable LastMove lastMove,
      @Nullable LastLanding lastLanding,
      @Nullable List<Seat> ranking,
      @Nullable List<Loss> losses) {}

  /**
   * A player: {@code handCount} cards are still to be placed; {@code place} is null until the end.
   */
  record PublicPlayer(
      Seat seat,
      Piece piece,
      int points,
      int handCount,
      boolean autoPlace,
      boolean autopilot,
      @Nullable Integer place) {}

  /** A card as the rules list it; {@code copy} tells the two shops of a sector apart. */
  record PublicCard(
      Card id,
      Card.Sector sector,
      Card.Kind kind,
      int category,
      @Nullable Integer copy,
      int points) {}

  /** A location card on the board; {@code card} is null while it lies face-down. */
  record PublicLocation(Space space, boolean faceUp, @Nullable Card card) {}

  /**
   * A player's own cards in the order dealt, while they are placed. For the one who is to move
   * {@code ways} has the canonical path to each destination, the spaces before it one after the
   * other such as {@code c4b4}, and {@code brings} what comes of it where something does; everybody
   * may know that, but nobody else needs it. Both are null for all others.
   */
  record Hand(
      List<Card> hand, @Nullable Map<Space, String> ways, @Nullable Map<Space, Brings> brings) {
    private static final Hand EMPTY = new Hand(List.of(), null, null);
  }

  static Table table(State state) {
    return table(state, null);
  }

  /** What has not changed since what was shown before is the same object as there. */
  static Table table(State state, @Nullable Shown<State> shown) {
    var before = Before.of(shown);
    Phase phase = state.phase();
    Phase.Over over = phase instanceof Phase.Over end ? end : null;
    return new Table(
        name(phase),
        state.part(),
        state.turn(),
        state.turnNumber(),
        die(phase),
        state.rules().target(),
        players(state, over, before),
        CARDS,
        locations(state, over != null, before),
        state.properties(),
        before != null && before.sameProperties(state) ? before.table().pays() : pays(state),
        state.locations().size(),
        state.left(),
        legal(state, before),
        phase instanceof Phase.Send send ? send.sending() : null,
        state.lastMove(),
        state.lastLanding(),
        over == null ? null : over.ranking(),
        over == null ? null : state.losses());
  }

  /** What was shown last, and what it was built from; unchanged parts are the same object. */
  private record Before(State state, Table table) {

    static @Nullable Before of(@Nullable Shown<State> shown) {
      return shown != null && shown.table() instanceof Table table
          ? new Before(shown.state(), table)
          : null;
    }

    @SuppressWarnings("ReferenceEquality")
    boolean sameProperties(State now) {
      return now.properties() == state.properties();
    }

    /** No piece moves while a phase lasts. */
    @SuppressWarnings("ReferenceEquality")
    boolean samePhase(State now) {
      return now.phase() == state.phase();
    }

    /** At the end there are places, and all is revealed. */
    boolean sameStage(State now) {
      return now.over() == state.over();
    }

    @SuppressWarnings("ReferenceEquality")
    boolean samePlayer(Player now) {
      return now == state.player(now.seat());
    }

    /** What is shown of this location; null if another lay at that place of the list. */
    @SuppressWarnings("ReferenceEquality")
    @Nullable PublicLocation location(int index, Location now) {
      boolean same = index < state.locations().size() && now == state.locations().get(index);
      return same ? table.locations().get(index) : null;
    }
  }

  @SuppressWarnings("ReferenceEquality")
  private static List<PublicPlayer> players(
      State state, Phase.@Nullable Over over, @Nullable Before before) {
    var last = before != null && before.sameStage(state) ? before : null;
    if (last != null && last.state().players() == state.players()) {
      return last.table().players();
    }
    var players = new ArrayList<PublicPlayer>(state.players().size());
    for (Player player : state.players()) {
      players.add(
          last != null && last.samePlayer(player)
              ? last.table().players().get(player.seat().index())
              : publicly(player, over));
    }
    return Collections.unmodifiableList(players);
  }

  @SuppressWarnings("ReferenceEquality")
  private static List<PublicLocation> locations(
      State state, boolean over, @Nullable Before before) {
    var last = before != null && before.sameStage(state) ? before : null;
    if (last != null && last.state().locations() == state.locations()) {
      return last.table().locations();
    }
    var locations = new ArrayList<PublicLocation>(state.locations().size());
    for (Location location : state.locations()) {
      var known = last == null ? null : last.location(locations.size(), location);
      locations.add(known == null ? publicly(location, over) : known);
    }
    return Collections.unmodifiableList(locations);
  }

  private static List<Space> legal(State state, @Nullable Before before) {
    if (!(state.phase() instanceof Phase.Move move)) {
      return List.of();
    }
    return before != null && before.samePhase(state)
        ? before.table().legal()
        : Paths.of(state, move.die()).destinations();
  }

  static Hand hand(State state, Seat seat) {
    return switch (state.phase()) {
      case Phase.Place _ -> new Hand(state.player(seat).hand(), null, null);
      case Phase.Move move when state.turn().equals(seat) -> ways(state, move);
      case Phase.Roll _, Phase.Move _, Phase.Send _, Phase.Over _ -> Hand.EMPTY;
    };
  }

  private static Hand ways(State state, Phase.Move move) {
    var paths = Paths.of(state, move.die());
    var ways = new TreeMap<Space, String>();
    paths.all().forEach((space, path) -> ways.put(space, written(path)));
    return new Hand(List.of(), ways, Brings.at(state, paths.destinations()));
  }

  private static String written(List<Space> path) {
    return path.stream().limit(path.size() - 1).map(Space::toString).collect(Collectors.joining());
  }

  private static PhaseName name(Phase phase) {
    return switch (phase) {
      case Phase.Place _ -> PhaseName.PLACE;
      case Phase.Roll _ -> PhaseName.ROLL;
      case Phase.Move _ -> PhaseName.MOVE;
      case Phase.Send _ -> PhaseName.SEND;
      case Phase.Over _ -> PhaseName.OVER;
    };
  }

  private static @Nullable Integer die(Phase phase) {
    return switch (phase) {
      case Phase.Move move -> move.die();
      case Phase.Send send -> send.die();
      case Phase.Place _, Phase.Roll _, Phase.Over _ -> null;
    };
  }

  private static PublicPlayer publicly(Player player, Phase.@Nullable Over over) {
    return new PublicPlayer(
        player.seat(),
        player.piece(),
        player.points(),
        player.hand().size(),
        player.autoPlace(),
        player.autopilot(),
        over == null ? null : over.places().get(over.ranking().indexOf(player.seat())));
  }

  /** The one place where a face-down card becomes a card without a name (6.1). */
  private static PublicLocation publicly(Location location, boolean over) {
    boolean faceUp = location.faceUp();
    return new PublicLocation(location.space(), faceUp, faceUp || over ? location.card() : null);
  }

  private static Map<Card.Sector, List<Integer>> pays(State state) {
    var pays = new EnumMap<Card.Sector, List<Integer>>(Card.Sector.class);
    for (Card.Sector sector : Card.Sector.values()) {
      pays.put(sector, Payment.shares(state, sector));
    }
    return Collections.unmodifiableMap(pays);
  }

  private static PublicCard card(Card card) {
    boolean shop = card.kind() == Card.Kind.SHOP;
    return new PublicCard(
        card,
        card.sector(),
        card.kind(),
        card.points(),
        shop ? (card.name().endsWith("1") ? 1 : 2) : null,
        card.points());
  }
}
