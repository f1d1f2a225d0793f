package games.kontor.games.economy;

import games.kontor.game.Seat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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

  /** A player's own cards in the order dealt, while they are placed. */
  record Hand(List<Card> hand) {}

  static Table table(State state) {
    Phase phase = state.phase();
    Phase.Over over = phase instanceof Phase.Over end ? end : null;
    return new Table(
        name(phase),
        state.part(),
        state.turn(),
        state.turnNumber(),
        die(phase),
        state.rules().target(),
        state.players().stream().map(player -> publicly(player, over)).toList(),
        CARDS,
        state.locations().stream().map(location -> publicly(location, over != null)).toList(),
        state.properties(),
        pays(state),
        state.locations().size(),
        state.left(),
        phase instanceof Phase.Move move ? legal(state, move) : List.of(),
        phase instanceof Phase.Send send ? send.sending() : null,
        state.lastMove(),
        state.lastLanding(),
        over == null ? null : over.ranking(),
        over == null ? null : state.losses());
  }

  static Hand hand(State state, Seat seat) {
    return new Hand(state.phase() instanceof Phase.Place ? state.player(seat).hand() : List.of());
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

  private static List<Space> legal(State state, Phase.Move move) {
    return List.copyOf(Paths.of(state, move.die()).keySet());
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
