package games.kontor.games.economy;

import games.kontor.game.Breaches;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;

/** What must hold after every fact; each breach is a sentence for developers. */
final class Soundness {
  private final State state;
  private final Breaches breaches = new Breaches();

  private Soundness(State state) {
    this.state = state;
  }

  static List<String> violations(State state) {
    var soundness = new Soundness(state);
    soundness.cards();
    soundness.properties();
    soundness.pieces();
    soundness.points();
    return soundness.breaches.found();
  }

  /** Every card lies once on the board or is once in a hand; all of them once they are dealt. */
  private void cards() {
    var cards = new ArrayList<Card>(state.locations().stream().map(Location::card).toList());
    state.players().forEach(player -> cards.addAll(player.hand()));
    breaches.must(
        new LinkedHashSet<>(cards).size() == cards.size(), () -> "a card is twice in " + cards);
    boolean laidOut = state.rules().placement() == Rules.Placement.AUTOMATIC;
    boolean under = state.phase() instanceof Phase.Place && (laidOut || cards.isEmpty());
    breaches.must(under || cards.size() == Card.DECK.size(), () -> cards.size() + " cards");
    var spaces = state.locations().stream().map(Location::space).toList();
    breaches.must(
        new LinkedHashSet<>(spaces).size() == spaces.size(),
        () -> "two cards on a space: " + spaces);
    breaches.must(
        state.phase() instanceof Phase.Place || spaces.size() == Card.DECK.size(),
        () -> spaces.size() + " cards placed");
  }

  private void properties() {
    breaches.must(
        Card.DECK.equals(List.copyOf(state.properties().keySet())), () -> "cards are missing");
    var placed = state.locations().stream().map(Location::card).toList();
    state
        .properties()
        .forEach(
            (card, holder) -> {
              Seat owner = holder.seat();
              breaches.must(
                  placed.contains(card) != holder.equals(Holder.UNPLACED),
                  () -> card + " is " + holder);
              breaches.must(
                  owner == null || owner.number() <= state.players().size(),
                  () -> card + " belongs to seat " + owner);
            });
    for (Location location : state.locations()) {
      breaches.must(
          location.faceUp() || state.holder(location.card()).seat() != null,
          () -> location.card() + " is face-down and nobody's");
    }
  }

  private void pieces() {
    var spaces =
        state.players().stream()
            .map(player -> player.piece().space())
            .filter(Objects::nonNull)
            .toList();
    breaches.must(
        new LinkedHashSet<>(spaces).size() == spaces.size(),
        () -> "two pieces on a space: " + spaces);
    Seat hit = state.phase() instanceof Phase.Send send ? send.sending() : null;
    for (Player player : state.players()) {
      boolean nowhere = player.piece().equals(Piece.HIT);
      breaches.must(
          !nowhere || player.seat().equals(hit), () -> "seat " + player.seat() + " stands nowhere");
    }
  }

  /** A landing pays seven points in all, and only in part 2, when everything is owned. */
  private void points() {
    int points = state.players().stream().mapToInt(Player::points).sum();
    breaches.must(points % 7 == 0, () -> points + " points");
    if (state.part() == 1) {
      breaches.must(points == 0, () -> points + " points in part 1");
    } else {
      breaches.must(
          state.left() == 0, () -> "part 2 with " + state.left() + " property cards on the board");
      for (Card.Sector sector : Card.Sector.values()) {
        int pays = Payment.shares(state, sector).stream().mapToInt(share -> share).sum();
        breaches.must(pays == 7, () -> sector + " pays " + pays);
      }
    }
  }
}
