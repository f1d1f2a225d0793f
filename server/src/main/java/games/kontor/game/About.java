package games.kontor.game;

import java.util.List;

/**
 * What a game is, the same in every room: its identity and its policies.
 *
 * @param id stable: it stands in journals and addresses
 * @param options what a room may choose before the start
 * @param streams the names of all streams of chance that its rules draw from
 * @param afterEnd what the specification refuses first once the game is over
 * @param leavers what becomes of a player who leaves a running game for good
 */
public record About(
    String id,
    int minSeats,
    int maxSeats,
    List<Option> options,
    List<String> streams,
    AfterEnd afterEnd,
    Leavers leavers) {

  /**
   * Somebody without a seat tries something after the end: whether he is told first that the game
   * is over or that he is no player. An unknown kind of action is refused before both.
   */
  public enum AfterEnd {
    GAME_OVER_FIRST,
    NOT_A_PLAYER_FIRST
  }

  /**
   * KEPT: a player may leave without an action of the rules; his seat stays in the game, {@link
   * Game#leave} is told, and when the last human player has left, bots do not go on alone: the room
   * calls the game off. BY_ACTION: leaving is an action of the rules, or not foreseen.
   */
  public enum Leavers {
    KEPT,
    BY_ACTION
  }
}
