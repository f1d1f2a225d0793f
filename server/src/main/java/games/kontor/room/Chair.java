package games.kontor.room;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A taken seat. {@code bot} is its kind, null for a human; {@code sitter} the bot that plays for
 * him now; {@code left}: he has left the running game for good; {@code link} is what a link that
 * moves the seat must name, another one after each move.
 */
record Chair(
    String player,
    String name,
    int color,
    String word,
    @Nullable String bot,
    boolean ready,
    @Nullable String sitter,
    boolean left,
    int link) {

  static Chair of(RoomEvent.Sat<?> e, int link) {
    return new Chair(
        e.player(), e.name(), e.color(), e.word(), e.bot(), e.bot() != null, null, false, link);
  }

  boolean human() {
    return bot == null;
  }

  /** True for a human who has not left for good. */
  boolean person() {
    return human() && !left;
  }

  /** The bot that plays this seat now. */
  Optional<String> playedBy() {
    return Optional.ofNullable(bot != null ? bot : sitter);
  }

  Chair withReady(boolean now) {
    return new Chair(player, name, color, word, bot, now, sitter, left, link);
  }

  Chair withWord(String now) {
    return new Chair(player, name, color, now, bot, ready, sitter, left, link);
  }

  Chair withSitter(@Nullable String now) {
    return new Chair(player, name, color, word, bot, ready, now, left, link);
  }

  /** Links made before are good no more. */
  Chair withPlayer(String now, int newLink) {
    return new Chair(now, name, color, word, bot, ready, sitter, left, newLink);
  }

  /** The same seat, by an identity that nobody has. */
  Chair leaving(int seat) {
    return new Chair("left:" + seat, name, color, word, bot, ready, sitter, true, link);
  }

  Chair dressed(String newName, int newColor) {
    return new Chair(player, newName, newColor, word, bot, ready, sitter, left, link);
  }
}
