package games.kontor.game;

import java.util.List;

/**
 * Something a room may choose before the start. The name keeps the spelling of the specification.
 */
public sealed interface Option {
  String name();

  /**
   * The value taken when the room says nothing: an Integer, a String, a Boolean or a list of
   * Strings.
   */
  Object standard();

  /**
   * True if the value (an Integer, a String, a Boolean or a list of Strings) has the right type and
   * lies in range.
   */
  boolean allows(Object value);

  /** A whole number from {@code min} to {@code max}; both belong to the range. */
  record Whole(String name, int standardValue, int min, int max) implements Option {
    @Override
    public Object standard() {
      return standardValue;
    }

    @Override
    public boolean allows(Object value) {
      return value instanceof Integer whole && whole >= min && whole <= max;
    }
  }

  /** The seconds of a clock, from {@code min} to {@code max}; 0 runs none. */
  record Clock(String name, int standardValue, int min, int max) implements Option {
    @Override
    public Object standard() {
      return standardValue;
    }

    @Override
    public boolean allows(Object value) {
      return value instanceof Integer whole && (whole == 0 || (whole >= min && whole <= max));
    }
  }

  /**
   * A whole number from {@code min} to {@code max}, or the one word that stands for none of them.
   */
  record WordOrWhole(String name, String standardValue, int min, int max) implements Option {
    @Override
    public Object standard() {
      return standardValue;
    }

    @Override
    public boolean allows(Object value) {
      return value instanceof Integer whole
          ? whole >= min && whole <= max
          : value.equals(standardValue);
    }
  }

  /** One of several words. */
  record Choice(String name, String standardValue, List<String> values) implements Option {
    @Override
    public Object standard() {
      return standardValue;
    }

    @Override
    public boolean allows(Object value) {
      return value instanceof String word && values.contains(word);
    }
  }

  /** One of several numbers. */
  record OneOf(String name, int standardValue, List<Integer> values) implements Option {
    @Override
    public Object standard() {
      return standardValue;
    }

    @Override
    public boolean allows(Object value) {
      return value instanceof Integer whole && values.contains(whole);
    }
  }

  /** Different ones of several words, possibly none. */
  record Some(String name, List<String> standardValue, List<String> values) implements Option {
    @Override
    public Object standard() {
      return standardValue;
    }

    @Override
    public boolean allows(Object value) {
      return value instanceof List<?> words
          && words.stream().allMatch(word -> word instanceof String && values.contains(word))
          && words.stream().distinct().count() == words.size();
    }
  }

  /** Yes or no. */
  record Flag(String name, boolean standardValue) implements Option {
    @Override
    public Object standard() {
      return standardValue;
    }

    @Override
    public boolean allows(Object value) {
      return value instanceof Boolean;
    }
  }
}
