package games.kontor.room;

import java.lang.Character.UnicodeScript;
import java.util.Optional;

/** What people write, before others read it: one rule for names, titles and what is said. */
public final class Texts {
  /** The longest name or title, in code points. */
  public static final int NAME = 24;

  /** The longest line of chat, in code points. */
  public static final int SPEECH = 400;

  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int AS_PICTURE = 0xFE0F;

  private Texts() {}

  /**
   * The text without blanks around it; empty if nothing is left, it has more code points than that,
   * or one of them is not to be seen: then two texts could look the same, or one like another's.
   */
  public static Optional<String> clean(String text, int most) {
    String clean = text.strip();
    boolean fine = !clean.isEmpty() && clean.codePointCount(0, clean.length()) <= most;
    return fine && isPrintable(clean.codePoints().toArray())
        ? Optional.of(clean)
        : Optional.empty();
  }

  private static boolean isPrintable(int[] text) {
    for (int at = 0; at < text.length; at++) {
      boolean fine =
          switch (Character.getType(text[at])) {
            case Character.CONTROL,
                Character.SURROGATE,
                Character.PRIVATE_USE,
                Character.UNASSIGNED,
                Character.LINE_SEPARATOR,
                Character.PARAGRAPH_SEPARATOR ->
                false;
            // What turns the direction of writing could make a line look like another one's.
            case Character.FORMAT -> joins(text, at);
            default -> true;
          };
      if (!fine) {
        return false;
      }
    }
    return true;
  }

  /** True for a joiner that can be seen by what it does to its neighbours. */
  private static boolean joins(int[] text, int at) {
    boolean joiner = text[at] == JOINER || text[at] == NON_JOINER;
    if (!joiner || at == 0 || at == text.length - 1) {
      return false;
    }
    int before = text[at - 1];
    int after = text[at + 1];
    return (isJoinedLetter(before) && isJoinedLetter(after))
        || (text[at] == JOINER && endsPicture(before) && Character.isExtendedPictographic(after));
  }

  private static boolean endsPicture(int codePoint) {
    return Character.isExtendedPictographic(codePoint)
        || Character.isEmojiModifier(codePoint)
        || codePoint == AS_PICTURE;
  }

  /** Letters that change their shape beside others, and the marks on them. */
  private static boolean isJoinedLetter(int codePoint) {
    return switch (UnicodeScript.of(codePoint)) {
      case COMMON, LATIN, GREEK, CYRILLIC, HAN, HIRAGANA, KATAKANA, HANGUL -> false;
      default ->
          Character.isLetter(codePoint)
              || Character.getType(codePoint) == Character.NON_SPACING_MARK
              || Character.getType(codePoint) == Character.COMBINING_SPACING_MARK;
    };
  }
}
