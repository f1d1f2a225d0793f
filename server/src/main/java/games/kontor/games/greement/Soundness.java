package games.kontor.games.greement;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.function.Supplier;

/** Sums that must hold after every fact; each breach is a sentence for developers. */
final class Soundness {
  private final State state;
  private final List<String> breaches = new ArrayList<>();

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
    return List.copyOf(soundness.breaches);
  }

  private void must(boolean holds, Supplier<String> sentence) {
    if (!holds) {
      breaches.add(sentence.get());
    }
  }

  /** No tile appears or goes; crops and cattle stand on land and belong to somebody. */
  private void tiles() {
    var dealt = new EnumMap<Kind, Integer>(Kind.class);
    for (Tile tile : state.board().values()) {
      dealt.merge(tile.kind().dealt(), 1, Integer::sum);
      boolean grown = tile.kind() == Kind.CROP || tile.kind() == Kind.CATTLE;
      must(!grown || tile.owner() != null, () -> "a " + tile.kind() + " is nobody's");
      must(
          tile.kind().canBeOwned() || tile.owner() == null, () -> "a " + tile.kind() + " is owned");
    }
    for (Kind kind : Kind.values()) {
      int expected = Collections.frequency(Starts.TILES, kind);
      int count = dealt.getOrDefault(kind, 0);
      must(count == expected, () -> count + " tiles of " + kind);
    }
  }

  private void cards() {
    var cards = new ArrayList<>(state.deck());
    cards.addAll(state.drawn());
    cards.addAll(state.discards());
    for (EventCard kind : EventCard.kinds()) {
      int count = Collections.frequency(cards, kind);
      must(count == kind.count(), () -> count + " cards " + kind);
    }
  }

  private void values() {
    for (Value value : Value.values()) {
      must(state.values().get(value) >= Values.LEAST, () -> value + " is below 1");
    }
  }

  /** Those on a lake or mountain are still to be replaced once the map is open. */
  private void starts() {
    for (Player player : state.players()) {
      Square start = player.lockedStart();
      if (start != null && Starts.keepsClear(state, start)) {
        must(
            Starts.tooClose(state, player.seat(), start).isEmpty(),
            () -> "start " + start + " is connected to another");
      }
    }
  }

  private void purse(Player player) {
    long reserved = state.reserved(player.seat());
    must(player.debt() >= 0, () -> "seat " + player.seat() + " owes " + player.debt());
    must(
        reserved >= 0 && reserved <= player.money(),
        () -> "seat " + player.seat() + " has reserved " + reserved + " of " + player.money());
    must(
        player.borrowedThisTurn() <= state.rules().laterLoanLimit(),
        () -> "seat " + player.seat() + " has borrowed " + player.borrowedThisTurn());
    must(
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
      must(
          line.money() == money && line.debt() == debt,
          () -> "the paper of seat " + player.seat() + " does not add up at " + line);
    }
    must(
        money == player.money() && debt == player.debt(),
        () -> "seat " + player.seat() + " has not what his paper says");
  }
}
