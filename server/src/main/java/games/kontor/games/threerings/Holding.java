package games.kontor.games.threerings;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What a player has, as it is or as it might be; for the bot's estimates. */
record Holding(long cash, long debt, List<Space> owned) {

  /** That of a seat on the public table. */
  static Holding of(View.Table table, Seat seat) {
    var player = table.players().get(seat.index());
    var owned = new ArrayList<Space>();
    table
        .owner()
        .forEach(
            (space, owner) -> {
              if (owner.equals(seat)) {
                owned.add(space);
              }
            });
    return new Holding(player.cash(), player.debt(), List.copyOf(owned));
  }

  Holding with(Collection<Space> spaces) {
    var more = new ArrayList<>(owned);
    more.addAll(spaces);
    return new Holding(cash, debt, more);
  }

  Holding without(Collection<Space> spaces) {
    return new Holding(
        cash, debt, owned.stream().filter(space -> !spaces.contains(space)).toList());
  }

  /** Pays out of hand first; the rest is debt. */
  Holding pays(long amount) {
    long inHand = Math.min(cash, amount);
    return new Holding(cash - inHand, debt + amount - inHand, owned);
  }

  Holding gains(long amount) {
    return new Holding(cash + amount, debt, owned);
  }

  Holding owes(long more) {
    return new Holding(cash, debt + more, owned);
  }

  /** By printed values; what a goal needs in the end, whatever is held. */
  long net() {
    return cash - debt + owned.stream().mapToInt(Space::printed).sum();
  }

  int virtuals() {
    return (int) owned.stream().filter(Space::isVirtual).count();
  }

  int sum(Industry industry) {
    return owned.stream()
        .filter(space -> space.industry() == industry)
        .mapToInt(Space::printed)
        .sum();
  }
}
