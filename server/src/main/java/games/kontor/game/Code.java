package games.kontor.game;

import java.util.Locale;

/** How the words of a game's rules are written in ids, lines, notes and results. */
public final class Code {
  private Code() {}

  /** The constant's name in kebab-case: LAST_PLAYER is "last-player". */
  public static String of(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The record's name in kebab-case: BuyCattle is "buy-cattle". */
  public static String of(Class<?> kind) {
    var name = new StringBuilder();
    for (char letter : kind.getSimpleName().toCharArray()) {
      if (Character.isUpperCase(letter) && !name.isEmpty()) {
        name.append('-');
      }
      name.append(Character.toLowerCase(letter));
    }
    return name.toString();
  }
}
