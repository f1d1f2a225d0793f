package games.kontor.room;

import games.kontor.game.Game;
import games.kontor.game.Refusal;
import games.kontor.protocol.ClientMessage;

/** With what a room begins. */
public final class FirstStep {
  private FirstStep() {}

  /** The first step of a new room. Throws {@link Refusal} for seats or options that do not fit. */
  public static <E> Step<E> of(Game<?, ?, E> game, RoomEvent.Opened<E> wish, long dateMillis) {
    return new Step<>(1, 0, dateMillis, null, null, Lobby.fitting(game, wish));
  }

  /** Throws {@link Refusal} if nobody could take a seat with this name and word. */
  public static void checkSitter(ClientMessage.Sit wish) {
    Lobby.checkWord(wish.word());
    Lobby.readable(wish.name());
  }
}
