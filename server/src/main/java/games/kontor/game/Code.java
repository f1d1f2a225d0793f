package games.kontor.game;

import java.util.Locale;

/** How the words of a game's rules are written in ids, lines, notes and results. */
public final class Code {
  private Code() {}

  /** The constant's name in kebab-case: LAST_PLAYER is "last-player". */
  public static String of(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
