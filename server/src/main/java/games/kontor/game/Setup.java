package games.kontor.game;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What a game begins with: how many seats are taken and the value of each of its options. Every
 * option of the game has a value here, of the right type and in range.
 */
public record Setup(int seats, Map<String, Object> options) {

  public Setup {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  /**
   * Fills in the standard values and checks the chosen ones. Throws {@link Refusal} {@code
   * bad-option} with the option's name for an unknown option and for a value of the wrong type or
   * out of range.
   */
  public static Setup of(int seats, List<Option> options, Map<String, Object> chosen) {
    var values = new TreeMap<String, Object>();
    for (Option option : options) {
      values.put(option.name(), option.standard());
    }
    for (var entry : new TreeMap<>(chosen).entrySet()) {
      var option = options.stream().filter(o -> o.name().equals(entry.getKey())).findFirst();
      if (option.isEmpty() || !option.get().allows(entry.getValue())) {
        throw Refusal.of("bad-option", "option", entry.getKey());
      }
      values.put(entry.getKey(), entry.getValue());
    }
    return new Setup(seats, values);
  }

  /** The value of an {@link Option.Whole} or {@link Option.OneOf}. */
  public int whole(String option) {
    return (Integer) value(option);
  }

  /** The value of an {@link Option.Clock}; 0 if there is none. */
  public int seconds(String option) {
    return (Integer) value(option);
  }

  /** The value of an {@link Option.WordOrWhole}; empty if it is the word. */
  public OptionalInt wordOrWhole(String option) {
    return value(option) instanceof Integer whole ? OptionalInt.of(whole) : OptionalInt.empty();
  }

  /** The value of an {@link Option.Choice}. */
  public String choice(String option) {
    return (String) value(option);
  }

  /** The value of an {@link Option.Some}, in the order chosen. */
  public List<String> some(String option) {
    return ((List<?>) value(option)).stream().map(String.class::cast).toList();
  }

  /** The value of an {@link Option.Flag}. */
  public boolean flag(String option) {
    return (Boolean) value(option);
  }

  private Object value(String option) {
    Object value = options.get(option);
    if (value == null) {
      throw new IllegalArgumentException("no such option: " + option);
    }
    return value;
  }
}
