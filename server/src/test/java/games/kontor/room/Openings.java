package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.protocol.Common.HouseRules;
import java.util.Map;

/** How tests open their rooms: nothing chosen, and a chance that is the same each time. */
public final class Openings {
  public static final String SECRET = "00".repeat(32);

  private Openings() {}

  /** A room of this game, opened by {@code host}. */
  public static <E> RoomEvent.Opened<E> of(Game<?, ?, E> game, int seats, String host) {
    return new RoomEvent.Opened<>(
        "room",
        game.about().id(),
        "",
        seats,
        Map.of(),
        HouseRules.STANDARD,
        host,
        SECRET,
        "11".repeat(32));
  }
}
