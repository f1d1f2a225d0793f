package games.kontor.game;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** How the words of a game's rules are written in ids, lines, notes and results. */
public final class Code {
  /** Of each enum its words, in order: they are asked for with every move that names a card. */
  private static final ClassValue<List<String>> WORDS =
      new ClassValue<>() {
        @Override
        protected List<String> computeValue(Class<?> words) {
          return Stream.of(words.getEnumConstants())
              .map(word -> ((Enum<?>) word).name().toLowerCase(Locale.ROOT).replace('_', '-'))
              .toList();
        }
      };

  private Code() {}

  /** The constant's name in kebab-case: LAST_PLAYER is "last-player". */
  @SuppressWarnings("EnumOrdinal") // The place in a list of just these constants.
  public static String of(Enum<?> word) {
    return WORDS.get(word.getDeclaringClass()).get(word.ordinal());
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
