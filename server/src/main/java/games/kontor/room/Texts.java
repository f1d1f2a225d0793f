package games.kontor.room;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What people write, before others read it: one rule for names, titles and what is said. */
public final class Texts {
  /** The longest name or title, in code points. */
  public static final int NAME = 24;

  /** The longest line of chat, in code points. */
  public static final int SPEECH = 400;

  /** So many marks may stand on one letter; more of them climb over other lines. */
  private static final int MOST_MARKS = 3;

  private static final Pattern IGNORED = Pattern.compile("[\\u200C\\u200D\\uFE00-\\uFE0F]");
  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final Pattern SPACES = Pattern.compile("\\p{Zs}");
  private static final int NON_JOINER = 0x200C;
  private static final int JOINER = 0x200D;
  private static final int AS_TEXT = 0xFE0E;
  private static final int AS_PICTURE = 0xFE0F;
  private static final int KEY_CAP = 0x20E3;

  private Texts() {}

  /**
   * The text in its composed form (NFC), without blanks around it; empty if nothing is left, it has
   * more code points than that, or one of them is not to be seen: then two texts could look the
   * same, or one like another's.
   */
  public static Optional<String> clean(String text, int most) {
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    String clean = SPACES.matcher(composed).replaceAll(" ").strip();
    boolean fine = !clean.isEmpty() && clean.codePointCount(0, clean.length()) <= most;
    return fine && isPrintable(clean) ? Optional.of(clean) : Optional.empty();
  }

  /**
   * What two names have in common that look alike but for capitals, breadth or style of their
   * letters, and blanks.
   */
  public static String look(String name) {
    String folded = compatible(name).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    String seen = IGNORED.matcher(compatible(folded)).replaceAll("");
    return BLANKS.matcher(seen).replaceAll(" ").strip();
  }

  private static String compatible(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC);
  }

  /** True if all of it can be seen where it stands. */
  public static boolean isPrintable(String text) {
    int[] points = text.codePoints().toArray();
    int marks = MOST_MARKS;
    for (int at = 0; at < points.length; at++) {
      marks = isMark(points[at]) ? marks + 1 : 0;
      if (marks > MOST_MARKS || !isSeen(points, at)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isMark(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
  }

  private static boolean isSeen(int[] text, int at) {
    return switch (Character.getType(text[at])) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      // What turns the direction of writing could make a line look like another one's.
      case Character.FORMAT -> joins(text, at);
      default -> !isBlank(text[at]) || stylesPicture(text, at);
    };
  }

  /** What counts as a letter or a mark and yet shows nothing. */
  private static boolean isBlank(int codePoint) {
    return switch (codePoint) {
      case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159 -> true;
      default ->
          (codePoint >= 0x180B && codePoint <= 0x180F)
              || (codePoint >= 0xFE00 && codePoint <= AS_PICTURE)
              || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
    };
  }

  /** True for a sign that says how the picture before it is drawn. */
  private static boolean stylesPicture(int[] text, int at) {
    boolean style = text[at] == AS_PICTURE || text[at] == AS_TEXT;
    if (!style || at == 0) {
      return false;
    }
    boolean key = at + 1 < text.length && text[at + 1] == KEY_CAP;
    return Character.isExtendedPictographic(text[at - 1])
        || (key && Character.isEmoji(text[at - 1]));
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
