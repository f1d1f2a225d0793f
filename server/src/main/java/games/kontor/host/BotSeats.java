package games.kontor.host;

import games.kontor.game.Bot;
import games.kontor.game.SeededChance;
import games.kontor.protocol.Wire;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.time.Time;
import java.security.SecureRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bots of one room. After each change a bot lets a pause pass, then thinks on a worker thread
 * over what its seat sees; its answer is a command like everybody's. The pause begins anew when the
 * table begins to wait for this seat, so that its turn can be followed.
 */
final class BotSeats<A> {
  private static final Logger LOG = LoggerFactory.getLogger(BotSeats.class);

  private final Services services;
  private final Supplier<Room<?, A, ?>> room;
  private final Consumer<RoomCommand> acts;
  private final SecureRandom random = new SecureRandom();
  private final TreeMap<Integer, Pausing> pausing = new TreeMap<>();
  private final TreeSet<Integer> thinking = new TreeSet<>();

  /** A bot in its pause; {@code awaited}: the table waited for its seat when the pause began. */
  private record Pausing(Time.Timer timer, boolean awaited) {}

  BotSeats(Services services, Supplier<Room<?, A, ?>> room, Consumer<RoomCommand> acts) {
    this.services = services;
    this.room = room;
    this.acts = acts;
  }

  /**
   * Something has changed: bots that were idle may have something to do. While the table clock
   * stands still they stand still too.
   */
  void wake() {
    var now = room.get();
    if (!now.running()) {
      stop();
      return;
    }
    int seat = 0;
    for (var sitter : now.sitters()) {
      seat++;
      if (sitter.playedBy() != null && !thinking.contains(seat)) {
        pause(now, seat, sitter.playedBy());
      }
    }
  }

  private void pause(Room<?, A, ?> now, int seat, String kind) {
    var before = pausing.get(seat);
    boolean awaited = now.awaits(seat);
    if (before != null && (before.awaited() || !awaited)) {
      return;
    }
    if (before != null) {
      before.timer().cancel();
    }
    long millis = millis(now.pause(kind));
    var timer = services.time().schedule(millis, () -> think(seat));
    pausing.put(seat, new Pausing(timer, awaited));
  }

  private long millis(Bot.Pause pause) {
    int millis = random.nextInt(pause.leastMillis(), pause.mostMillis() + 1);
    return (long) millis * services.pace().botPercent() / 100;
  }

  /** No bot begins to think any more; what comes of thoughts already begun is for the room. */
  void stop() {
    pausing.values().forEach(waiting -> waiting.timer().cancel());
    pausing.clear();
  }

  private void think(int seat) {
    pausing.remove(seat);
    var now = room.get();
    var kind = seat <= now.sitters().size() ? now.sitters().get(seat - 1).playedBy() : null;
    var thought = now.thought(seat);
    if (kind == null || thought.isEmpty()) {
      return;
    }
    thinking.add(seat);
    long seq = now.seq();
    var chance = new SeededChance(random.nextLong());
    services
        .vertx()
        .executeBlocking(() -> thought.get().choose(chance).map(Wire::tree), false)
        .onComplete(
            chosen -> {
              thinking.remove(seat);
              chosen.ifPresent(action -> acts.accept(new RoomCommand.BotActed(seat, action)));
              thinkAgainIfMoved(seq);
            },
            failure -> {
              thinking.remove(seat);
              LOG.error("the bot of seat {} failed after row {}", seat, seq, failure);
            });
  }

  /** What it thought about has changed meanwhile: its answer may be none any more. */
  private void thinkAgainIfMoved(long seq) {
    if (room.get().seq() != seq) {
      wake();
    }
  }
}
