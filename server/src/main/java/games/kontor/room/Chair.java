package games.kontor.room;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A taken seat. {@code bot} is its kind, null for a human; {@code sitter} the bot that plays for
 * him now; {@code left}: he has left the running game for good.
 */
record Chair(
    String player,
    String name,
    int color,
    String word,
    @Nullable String bot,
    boolean ready,
    @Nullable String sitter,
    boolean left) {

  static Chair of(RoomEvent.Sat<?> e) {
    return new Chair(
        e.player(), e.name(), e.color(), e.word(), e.bot(), e.bot() != null, null, false);
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
    return new Chair(player, name, color, word, bot, now, sitter, left);
  }

  Chair withSitter(@Nullable String now) {
    return new Chair(player, name, color, word, bot, ready, now, left);
  }

  Chair withPlayer(String now) {
    return new Chair(now, name, color, word, bot, ready, sitter, left);
  }

  /** The same seat, by an identity that nobody has. */
  Chair leaving(int seat) {
    return new Chair("left:" + seat, name, color, word, bot, ready, sitter, true);
  }

  Chair dressed(String newName, int newColor) {
    return new Chair(player, newName, newColor, word, bot, ready, sitter, left);
  }
}
