package games.kontor.room;

import org.jspecify.annotations.Nullable;

/** A taken seat: {@code playedBy} is the kind of bot that plays it now, null for none. */
public record Sitter(String player, String name, boolean human, @Nullable String playedBy) {

  static Sitter of(Chair chair) {
    return new Sitter(chair.player(), chair.name(), chair.human(), chair.playedBy().orElse(null));
  }
}
