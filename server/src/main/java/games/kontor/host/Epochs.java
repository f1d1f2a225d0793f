package games.kontor.host;

import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * A new random text each time a room is loaded, so that no number of before is taken for one of
 * now.
 */
final class Epochs {
  private static final SecureRandom RANDOM = new SecureRandom();

  private Epochs() {}

  static String next() {
    return HexFormat.of().toHexDigits(RANDOM.nextLong());
  }
}
