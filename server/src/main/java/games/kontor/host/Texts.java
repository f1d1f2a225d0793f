package games.kontor.host;

import java.util.Optional;

/** What people write, before others read it. */
final class Texts {
  static final int NAME = 24;
  static final int SPEECH = 400;

  private Texts() {}

  /** The text without blanks around it; empty if nothing is left, it is too long or unprintable. */
  static Optional<String> clean(String text, int most) {
    String clean = text.strip();
    boolean fine =
        !clean.isEmpty()
            && clean.codePointCount(0, clean.length()) <= most
            && clean.codePoints().noneMatch(Texts::unprintable);
    return fine ? Optional.of(clean) : Optional.empty();
  }

  private static boolean unprintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      // What turns the direction of writing could make a line look like another one's.
      case Character.FORMAT -> codePoint != 0x200D && codePoint != 0x200C;
      default -> false;
    };
  }
}
