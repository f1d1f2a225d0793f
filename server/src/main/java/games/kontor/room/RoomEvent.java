package games.kontor.room;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Matter;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A fact of a room, as the journal keeps it. Seats are numbers from 1.
 *
 * @param <E> the facts of the game
 */
public sealed interface RoomEvent<E> {

  /**
   * The room was opened by {@code host}; {@code secret} decides its chance and is shown after the
   * end, {@code next} that of the game after it.
   */
  record Opened<E>(
      String room,
      String game,
      String title,
      int maxSeats,
      Map<String, Object> options,
      HouseRules house,
      String host,
      String secret,
      String next)
      implements RoomEvent<E> {

    Opened<E> withOptions(Map<String, Object> all) {
      return new Opened<>(room, game, title, maxSeats, all, house, host, secret, next);
    }
  }

  /** Somebody, or a bot, took the next seat. */
  record Sat<E>(String player, String name, int color, String word, @Nullable String bot)
      implements RoomEvent<E> {}

  /** A seat was given up, or taken away; the seats behind it move up. */
  record Stood<E>(int seat, boolean kicked) implements RoomEvent<E> {}

  record Dressed<E>(int seat, String name, int color) implements RoomEvent<E> {}

  record Readied<E>(int seat, boolean ready) implements RoomEvent<E> {}

  record OptionsSet<E>(Map<String, Object> options) implements RoomEvent<E> {}

  record HouseSet<E>(HouseRules house) implements RoomEvent<E> {}

  record HostMade<E>(String player) implements RoomEvent<E> {}

  /** A seat moved to another device, and so to another player's identity. */
  record Claimed<E>(int seat, String player) implements RoomEvent<E> {}

  /** Links that move this seat, made before, move it no more. */
  record LinkRevoked<E>(int seat) implements RoomEvent<E> {}

  /** A seat said yes or no to something that needs agreement; to a rematch with a word. */
  record Agreed<E>(
      int seat, Matter what, @Nullable Integer about, boolean yes, @Nullable String word)
      implements RoomEvent<E> {}

  record Paused<E>() implements RoomEvent<E> {}

  record Resumed<E>() implements RoomEvent<E> {}

  /** The game ends without a result: all present agreed on it, or the last of them has left. */
  record CalledOff<E>() implements RoomEvent<E> {}

  /** The operator of the server has ended the game, without a result. */
  record BrokenOff<E>() implements RoomEvent<E> {}

  /** The operator has shut the room: nothing happens in it until it is reopened. */
  record Shut<E>() implements RoomEvent<E> {}

  record Reopened<E>() implements RoomEvent<E> {}

  /**
   * The same table again, for those who stay, with a new word of each. The secret is the one that
   * was {@code next} before these words were known; {@code next} is that of the game after.
   */
  record Renewed<E>(List<Integer> staying, List<String> words, String next)
      implements RoomEvent<E> {}

  /** Something happened in the game: what for, its facts, and the draws behind them. */
  record Played<E>(Cause cause, List<E> facts, List<Draw> draws) implements RoomEvent<E> {}

  /** Why the game moved. */
  sealed interface Cause {
    /** The game was started. */
    record Began() implements Cause {}

    record Acted(int seat, JsonNode action) implements Cause {}

    record BotActed(int seat, JsonNode action) implements Cause {}

    record Expired(String what) implements Cause {}

    record Left(int seat) implements Cause {}

    /** The player of a seat left the game for good; the seat stays in it. */
    record Quit(int seat) implements Cause {}

    record Returned(int seat) implements Cause {}

    /** A bot took the seat of an absent player. */
    record BotSat(int seat, String bot) implements Cause {}

    /** The player of a seat took it back from its bot. */
    record BotRose(int seat) implements Cause {}
  }
}
