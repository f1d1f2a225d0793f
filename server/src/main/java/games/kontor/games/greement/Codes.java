package games.kontor.games.greement;

import java.util.Locale;

/** How words of the rules are written in lines, notes and results: in kebab-case. */
final class Codes {
  private Codes() {}

  static String of(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
