package games.kontor.host;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Bot;
import games.kontor.game.SeededChance;
import games.kontor.protocol.Wire;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bots of one room. After each change a bot lets a human pause pass, then thinks on a worker
 * thread over what its seat sees; its answer is a command like everybody's.
 */
final class BotSeats<A> {
  private static final Logger LOG = LoggerFactory.getLogger(BotSeats.class);

  private final Services services;
  private final Supplier<Room<?, A, ?>> room;
  private final Consumer<RoomCommand> acts;
  private final SecureRandom random = new SecureRandom();

  /** Seats whose bot waits or thinks; without a timer while it thinks. */
  private final TreeMap<Integer, Optional<Time.Timer>> busy = new TreeMap<>();

  BotSeats(Services services, Supplier<Room<?, A, ?>> room, Consumer<RoomCommand> acts) {
    this.services = services;
    this.room = room;
    this.acts = acts;
  }

  /** Something has changed: bots that were idle may have something to do. */
  void wake() {
    var now = room.get();
    if (!now.running()) {
      return;
    }
    int seat = 0;
    for (var sitter : now.sitters()) {
      seat++;
      if (sitter.playedBy() != null && !busy.containsKey(seat)) {
        int number = seat;
        var timer = services.time().schedule(pauseMillis(), () -> think(number));
        busy.put(number, Optional.of(timer));
      }
    }
  }

  /** No bot acts any more. */
  void stop() {
    busy.values().forEach(timer -> timer.ifPresent(Time.Timer::cancel));
    busy.clear();
  }

  private long pauseMillis() {
    long least = services.pace().botLeast().toMillis();
    long most = services.pace().botMost().toMillis();
    return least + random.nextLong(most - least + 1);
  }

  private void think(int seat) {
    busy.remove(seat);
    var now = room.get();
    var kind = seat <= now.sitters().size() ? now.sitters().get(seat - 1).playedBy() : null;
    var sight = now.sight(seat);
    if (kind == null || sight.isEmpty()) {
      return;
    }
    busy.put(seat, Optional.empty());
    long seq = now.seq();
    Bot<A> bot = now.bot(kind);
    var chance = new SeededChance(random.nextLong());
    services
        .vertx()
        .executeBlocking(() -> choose(bot, sight.get(), chance), false)
        .onComplete(
            chosen -> {
              busy.remove(seat);
              chosen.ifPresent(action -> acts.accept(new RoomCommand.BotActed(seat, action)));
              thinkAgainIfMoved(seq);
            },
            failure -> {
              busy.remove(seat);
              LOG.error("the bot of seat {} failed after row {}", seat, seq, failure);
            });
  }

  /** What it thought about has changed meanwhile: its answer may be none any more. */
  private void thinkAgainIfMoved(long seq) {
    if (room.get().seq() != seq) {
      wake();
    }
  }

  private static <A> Optional<JsonNode> choose(Bot<A> bot, Bot.Sight sight, SeededChance chance) {
    return bot.choose(sight, chance).map(Wire::tree);
  }
}
