package games.kontor.host;

import games.kontor.room.RoomEvent;

/** What an event of a room means for who sits where. */
final class SeatNews {
  private SeatNews() {}

  /** True if whoever asked for it has a seat by it. */
  static boolean takesSeat(RoomEvent<?> event) {
    return event instanceof RoomEvent.Sat<?> || event instanceof RoomEvent.Claimed<?>;
  }

  /** False for an action or a clock of the game, which moves nobody. */
  static boolean changesSeats(RoomEvent<?> event) {
    return !(event instanceof RoomEvent.Played<?>(var cause, var facts, var draws)
        && (cause instanceof RoomEvent.Cause.Acted
            || cause instanceof RoomEvent.Cause.BotActed
            || cause instanceof RoomEvent.Cause.Expired));
  }
}
