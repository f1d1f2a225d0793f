package games.kontor.host;

import java.security.SecureRandom;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes invitation codes: four words one can say and type, from a secure source. */
final class RoomCodes {
  private static final int WORDS = 4;

  /** Four words of so many are at least 40 bits. */
  private static final int FEWEST = 1024;

  private final List<String> words;
  private final SecureRandom random = new SecureRandom();

  /** Throws IllegalArgumentException if the words are too few. */
  RoomCodes(List<String> words) {
    if (words.stream().distinct().count() < FEWEST) {
      throw new IllegalArgumentException("codes need " + FEWEST + " different words");
    }
    this.words = List.copyOf(words);
  }

  String next() {
    return Stream.generate(() -> words.get(random.nextInt(words.size())))
        .limit(WORDS)
        .collect(Collectors.joining("-"));
  }
}
