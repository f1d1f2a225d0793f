package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.games.Games;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The catalogue is the same in each language. */
final class WordsTests {
  private static final Pattern PLACE = Pattern.compile("\\{\\w+}");

  private static Map<String, Set<String>> places(String language) {
    var all = new TreeMap<String, Set<String>>();
    Words.in(language)
        .texts()
        .forEach(
            (key, text) -> {
              var found = new TreeSet<String>();
              PLACE.matcher(text).results().forEach(place -> found.add(place.group()));
              all.put(key, found);
            });
    return all;
  }

  @ParameterizedTest
  @FieldSource("games.kontor.notify.Words#LANGUAGES")
  void hasTheSameKeysAndPlaces(String language) {
    assertEquals(places("en"), places(language));
  }

  @ParameterizedTest
  @FieldSource("games.kontor.notify.Words#LANGUAGES")
  void knowsEachGame(String language) {
    for (var game : Games.all()) {
      assertTrue(Words.in(language).texts().containsKey("game." + game.about().id()));
    }
  }

  @Test
  void saysHowLongThatStillIs() {
    var words = Words.in("en");
    assertEquals("6 hours", words.left(6 * 3_600_000 - 1_000));
    assertEquals("2 days", words.left(48 * 3_600_000));
    assertEquals("47 hours", words.left(47 * 3_600_000));
    assertEquals("89 Minuten", Words.in("de").left(89 * 60_000));
    assertEquals("15 January 2027, 08:00 UTC", words.moment(1_800_000_000_000L));
  }
}
