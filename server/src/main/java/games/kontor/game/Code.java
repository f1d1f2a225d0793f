package games.kontor.game;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** How the words of a game's rules are written in ids, lines, notes and results. */
public final class Code {
  /** Of each enum its words: they are asked for with every move that names a card. */
  private static final ClassValue<Map<Object, String>> WORDS =
      new ClassValue<>() {
        @Override
        protected Map<Object, String> computeValue(Class<?> kind) {
          var words = new LinkedHashMap<Object, String>();
          for (Object word : kind.getEnumConstants()) {
            words.put(word, ((Enum<?>) word).name().toLowerCase(Locale.ROOT).replace('_', '-'));
          }
          return words;
        }
      };

  private Code() {}

  /** The constant's name in kebab-case: LAST_PLAYER is "last-player". */
  @SuppressWarnings("EnumOrdinal") // The place in a list of just these constants.
  public static String of(Enum<?> word) {
    return Objects.requireNonNull(WORDS.get(word.getDeclaringClass()).get(word));
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
