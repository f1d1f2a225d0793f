package games.kontor.games.greement;

import games.kontor.game.Breaches;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;

/** Sums that must hold after every fact; each breach is a sentence for developers. */
final class Soundness {
  private final State state;
  private final Breaches breaches = new Breaches();

  private Soundness(State state) {
    this.state = state;
  }

  static List<String> violations(State state) {
    var soundness = new Soundness(state);
    soundness.tiles();
    soundness.cards();
    soundness.values();
    soundness.starts();
    for (Player player : state.players()) {
      soundness.purse(player);
      soundness.paper(player);
    }
    return soundness.breaches.found();
  }

  /** No tile appears or goes; crops and cattle stand on land and belong to somebody. */
  private void tiles() {
    var dealt = new EnumMap<Kind, Integer>(Kind.class);
    for (Tile tile : state.board().values()) {
      dealt.merge(tile.kind().dealt(), 1, Integer::sum);
      boolean grown = tile.kind() == Kind.CROP || tile.kind() == Kind.CATTLE;
      breaches.must(!grown || tile.owner() != null, () -> "a " + tile.kind() + " is nobody's");
      breaches.must(
          tile.kind().canBeOwned() || tile.owner() == null, () -> "a " + tile.kind() + " is owned");
    }
    for (Kind kind : Kind.values()) {
      int expected = Collections.frequency(Starts.TILES, kind);
      int count = dealt.getOrDefault(kind, 0);
      breaches.must(count == expected, () -> count + " tiles of " + kind);
    }
  }

  private void cards() {
    var cards = new ArrayList<>(state.deck());
    cards.addAll(state.drawn());
    cards.addAll(state.discards());
    for (EventCard kind : EventCard.kinds()) {
      int count = Collections.frequency(cards, kind);
      breaches.must(count == kind.count(), () -> count + " cards " + kind);
    }
  }

  private void values() {
    for (Value value : Value.values()) {
      breaches.must(state.values().get(value) >= Values.LEAST, () -> value + " is below 1");
    }
  }

  /** Those on a lake or mountain are still to be replaced once the map is open. */
  private void starts() {
    for (Player player : state.players()) {
      Square start = player.lockedStart();
      if (start != null && Starts.keepsClear(state, start)) {
        breaches.must(
            Starts.tooClose(state, player.seat(), start).isEmpty(),
            () -> "start " + start + " is connected to another");
      }
    }
  }

  private void purse(Player player) {
    long reserved = state.reserved(player.seat());
    breaches.must(player.debt() >= 0, () -> "seat " + player.seat() + " owes " + player.debt());
    breaches.must(
        reserved >= 0 && reserved <= player.money(),
        () -> "seat " + player.seat() + " has reserved " + reserved + " of " + player.money());
    breaches.must(
        player.borrowedThisTurn() <= state.rules().laterLoanLimit(),
        () -> "seat " + player.seat() + " has borrowed " + player.borrowedThisTurn());
    breaches.must(
        player.money() <= Coins.CEILING && player.debt() <= Coins.CEILING,
        () -> "seat " + player.seat() + " is above the ceiling");
  }

  /** Money and debt are what the paper says, line by line from nothing. */
  private void paper(Player player) {
    long money = 0;
    long debt = 0;
    for (Paper line : player.paper()) {
      money += line.moneyChange();
      debt += line.debtChange();
      breaches.must(
          line.money() == money && line.debt() == debt,
          () -> "the paper of seat " + player.seat() + " does not add up at " + line);
    }
    breaches.must(
        money == player.money() && debt == player.debt(),
        () -> "seat " + player.seat() + " has not what his paper says");
  }
}
