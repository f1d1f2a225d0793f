package games.kontor.host;

import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.time.Time;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Gives players without a connection some seconds to come back before they count as absent. */
final class Absences {
  private final Services services;
  private final Crowd crowd;
  private final RoomQueue<?, ?, ?> queue;
  private final Consumer<RoomCommand> counted;
  private final TreeMap<String, Time.Timer> graces = new TreeMap<>();

  /** {@code counted} is told when a player counts as absent from now on. */
  Absences(
      Services services, Crowd crowd, RoomQueue<?, ?, ?> queue, Consumer<RoomCommand> counted) {
    this.services = services;
    this.crowd = crowd;
    this.queue = queue;
    this.counted = counted;
  }

  /** The player has a connection again. */
  void end(String player) {
    var grace = graces.remove(player);
    if (grace != null) {
      grace.cancel();
    }
  }

  /** The player has none any more. */
  void begin(String player) {
    long sinceMillis = queue.nowMillis();
    end(player);
    graces.put(
        player,
        services
            .time()
            .schedule(
                services.pace().absent().toMillis(),
                () -> {
                  graces.remove(player);
                  crowd.away(player, sinceMillis);
                  counted.accept(new RoomCommand.Presence(player, false, sinceMillis));
                }));
  }

  /** Whoever sits and has no connection counts as absent, or will soon. */
  void beginForMissing(Room<?, ?, ?> room) {
    for (var sitter : room.sitters()) {
      String player = sitter.player();
      boolean missing = sitter.human() && !crowd.isConnected(player);
      if (missing && !crowd.isAway(player) && !graces.containsKey(player)) {
        begin(player);
      }
    }
  }

  /** Nobody is waited for any more. */
  void stop() {
    graces.values().forEach(Time.Timer::cancel);
    graces.clear();
  }
}
