package games.kontor.room;

import games.kontor.game.Bot;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What the bots at a table remember, each for its own seat: a memory begins when a bot takes the
 * seat and is dropped when its player takes it back. Bots that remember nothing cost nothing.
 */
final class Memories {
  private final Function<String, ? extends Bot<?>> bots;
  private final SortedMap<Integer, Record> bySeat = new TreeMap<>();

  /** {@code bots} gives the bot of a kind. */
  Memories(Function<String, ? extends Bot<?>> bots) {
    this.bots = bots;
  }

  /** All bots see the table as it is after a step; it is asked for only if one remembers it. */
  void see(RoomState room, Supplier<Record> table) {
    for (int seat = 1; seat <= room.chairs().size(); seat++) {
      var kind = room.chairs().get(seat - 1).playedBy();
      if (kind.isEmpty()) {
        bySeat.remove(seat);
        continue;
      }
      var bot = bots.apply(kind.get());
      Record memory = of(seat, bot);
      if (!(memory instanceof Bot.Nothing)) {
        bySeat.put(seat, bot.remember(memory, table.get()));
      }
    }
  }

  private Record of(int seat, Bot<?> bot) {
    Record known = bySeat.get(seat);
    return known == null ? bot.blank() : known;
  }

  /** What the bot in this seat remembers. */
  Record of(int seat) {
    Record known = bySeat.get(seat);
    return known == null ? new Bot.Nothing() : known;
  }

  /** Another game begins. */
  void clear() {
    bySeat.clear();
  }
}
