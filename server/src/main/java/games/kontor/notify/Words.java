package games.kontor.notify;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;

/** The catalogue of what is written to players, in one language. */
public final class Words {
  /** The languages there are, the usual one first. */
  public static final List<String> LANGUAGES = List.of("en", "de");

  private static final Map<String, Words> ALL = new TreeMap<>();

  static {
    LANGUAGES.forEach(language -> ALL.put(language, new Words(language)));
  }

  private final Locale locale;
  private final Map<String, String> texts = new TreeMap<>();

  private Words(String language) {
    locale = Locale.of(language);
    var read = new Properties();
    try (Reader file =
        new InputStreamReader(
            Objects.requireNonNull(
                Words.class.getResourceAsStream("words." + language + ".properties")),
            StandardCharsets.UTF_8)) {
      read.load(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    read.stringPropertyNames().forEach(key -> texts.put(key, read.getProperty(key)));
  }

  /** Those of a language, or of the usual one if there is no such. */
  static Words in(String language) {
    return Objects.requireNonNull(ALL.get(LANGUAGES.contains(language) ? language : "en"));
  }

  /** All texts by their keys. */
  Map<String, String> texts() {
    return texts;
  }

  /** A text whose places in braces are filled. Throws IllegalStateException if there is none. */
  String text(String key, Map<String, String> places) {
    String text = texts.get(key);
    if (text == null) {
      throw new IllegalStateException("no words for " + key + " in " + locale);
    }
    for (var place : places.entrySet()) {
      text = text.replace("{" + place.getKey() + "}", place.getValue());
    }
    return text;
  }

  String text(String key) {
    return text(key, Map.of());
  }

  /** A game by its id; one that is not in the catalogue by that. */
  String game(String id) {
    return texts.getOrDefault("game." + id, id);
  }

  /** A moment as a date and a time of the world. */
  String moment(long dateMillis) {
    return DateTimeFormatter.ofPattern(text("moment"), locale)
        .format(Instant.ofEpochMilli(dateMillis).atOffset(ZoneOffset.UTC));
  }

  /** How long that still is: days, hours or minutes, rounded to the nearest, never one. */
  String left(long millis) {
    long minutes = Math.max(2, Math.round(millis / 60_000.0));
    long hours = Math.round(millis / 3_600_000.0);
    if (hours >= 48) {
      return many("days", Math.round(hours / 24.0));
    }
    return hours >= 2 ? many("hours", hours) : many("minutes", minutes);
  }

  private String many(String unit, long count) {
    return text("left." + unit, Map.of("count", Long.toString(count)));
  }
}
