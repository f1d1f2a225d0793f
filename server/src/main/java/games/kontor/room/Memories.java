package games.kontor.room;

import games.kontor.game.Bot;
import games.kontor.game.Mind;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What the bots at a table remember, each for its own seat: a memory begins when a bot takes the
 * seat and is dropped when its player takes it back. Bots that remember nothing cost nothing.
 */
final class Memories<A> {
  private final Function<String, Bot<A, ?>> bots;
  private final SortedMap<Integer, Mind<A, ?>> bySeat = new TreeMap<>();

  /** {@code bots} gives the bot of a kind. */
  Memories(Function<String, Bot<A, ?>> bots) {
    this.bots = bots;
  }

  /** All bots see the table as it is after a step; it is asked for only if one remembers it. */
  void see(RoomState room, Supplier<Record> table) {
    for (int seat = 1; seat <= room.chairs().size(); seat++) {
      var kind = room.chairs().get(seat - 1).playedBy();
      if (kind.isEmpty()) {
        bySeat.remove(seat);
      } else {
        bySeat.put(seat, of(seat, bots.apply(kind.get())).after(table));
      }
    }
  }

  private Mind<A, ?> of(int seat, Bot<A, ?> bot) {
    return of(seat).filter(mind -> mind.bot().equals(bot)).orElseGet(() -> Mind.blank(bot));
  }

  /** The bot in this seat with what it remembers; empty if none plays it. */
  Optional<Mind<A, ?>> of(int seat) {
    return Optional.ofNullable(bySeat.get(seat));
  }

  /** Another game begins. */
  void clear() {
    bySeat.clear();
  }
}
