package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Shown;
import games.kontor.games.landmarks.View.PublicCard;
import games.kontor.games.landmarks.View.PublicPlayer;
import games.kontor.games.landmarks.View.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Builds the table that everybody sees. What is as it was on the table shown before is the same
 * object again, so that a patch finds what changed without looking into the rest.
 */
final class PublicTable {
  private final State now;
  private final @Nullable State then;
  private final @Nullable Table shown;

  private PublicTable(State now, @Nullable Shown<State> before) {
    this.now = now;
    this.shown = before != null && before.table() instanceof Table table ? table : null;
    this.then = before == null || shown == null ? null : before.state();
  }

  /** The table of a position, {@code before} that of the position before it if there was one. */
  static Table of(State now, @Nullable Shown<State> before) {
    return new PublicTable(now, before).table();
  }

  private Table table() {
    boolean inGo = now.phase().inGo();
    return new Table(
        now.mode(),
        name(now.phase()),
        now.round(),
        now.turn(),
        now.slot(),
        inGo ? now.roller() : null,
        now.extraGo(),
        now.extraEarned(),
        now.dice(),
        now.rerolled(),
        now.total(),
        now.order(),
        slots(),
        players(),
        now.market(),
        deckLeft(),
        cards(),
        now.mode() == Mode.POSTAL ? now.post().report() : null,
        endsAfter(),
        now.phase() instanceof Phase.Orders && now.post().stalled(),
        now.phase() instanceof Phase.Over over ? over.ranking() : null);
  }

  private static View.PhaseName name(Phase phase) {
    return switch (phase) {
      case Phase.Roll _ -> View.PhaseName.ROLL;
      case Phase.Reroll _ -> View.PhaseName.REROLL;
      case Phase.Harbour _ -> View.PhaseName.HARBOUR;
      case Phase.Demolish _ -> View.PhaseName.DEMOLISH;
      case Phase.GiveBuilding _ -> View.PhaseName.GIVE_BUILDING;
      case Phase.TvStation _ -> View.PhaseName.TV_STATION;
      case Phase.Swap _ -> View.PhaseName.SWAP;
      case Phase.Renovation _ -> View.PhaseName.RENOVATION;
      case Phase.Convention _ -> View.PhaseName.CONVENTION;
      case Phase.Build _ -> View.PhaseName.BUILD;
      case Phase.Invest _ -> View.PhaseName.INVEST;
      case Phase.Orders _ -> View.PhaseName.ORDERS;
      case Phase.Over _ -> View.PhaseName.OVER;
    };
  }

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private List<Seat> slots() {
    if (shown != null && shown.turn() == now.turn() && shown.order() == now.order()) {
      return shown.slots();
    }
    var slots = new ArrayList<Seat>();
    for (int slot = 0; slot <= now.seats(); slot++) {
      slots.add(now.holder(now.turn(), slot));
    }
    return List.copyOf(slots);
  }

  /** At the end there are places. */
  private boolean sameStage() {
    return then != null && then.over() == now.over();
  }

  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  private List<PublicPlayer> players() {
    if (shown != null && then != null && sameStage() && then.players() == now.players()) {
      return shown.players();
    }
    var players = new ArrayList<PublicPlayer>(now.seats());
    for (Player player : now.players()) {
      int place = player.seat().index();
      boolean same = then != null && sameStage() && then.players().get(place) == player;
      players.add(shown != null && same ? shown.players().get(place) : publicly(player));
    }
    return Collections.unmodifiableList(players);
  }

  /** The one place where a sheet becomes no more than that there is one. */
  private PublicPlayer publicly(Player player) {
    Integer place =
        now.phase() instanceof Phase.Over over
            ? over.places().get(over.ranking().indexOf(player.seat()))
            : null;
    return new PublicPlayer(
        player.seat(),
        player.coins(),
        player.landmarks(),
        player.cards(),
        player.investment(),
        player.completed(),
        player.away(),
        player.sheet() != null,
        player.ready(),
        player.agreesToMode(),
        place);
  }

  @SuppressWarnings("ReferenceEquality")
  private Map<Deck, Integer> deckLeft() {
    return shown != null && then != null && then.decks() == now.decks()
        ? shown.deckLeft()
        : Market.left(now);
  }

  private List<PublicCard> cards() {
    if (shown != null) {
      return shown.cards();
    }
    Rules rules = now.rules();
    return Card.ALL.stream().filter(rules::inPlay).map(card -> card(rules, card)).toList();
  }

  private static PublicCard card(Rules rules, Card card) {
    return new PublicCard(
        card,
        card.expansion().letter(),
        card.colour(),
        card.cost(),
        card.from(),
        card.to(),
        card.symbol(),
        !card.isBuilding(),
        !card.isLandmark() && rules.supply(card) == 0);
  }

  private @Nullable Seat endsAfter() {
    boolean ends = !now.over() && now.players().stream().anyMatch(Player::completed);
    return ends ? now.order().getLast() : null;
  }
}
