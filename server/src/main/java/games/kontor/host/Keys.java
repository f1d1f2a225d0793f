package games.kontor.host;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Random words of 192 bits that name an address or sign what goes there. */
final class Keys {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 24;

  private Keys() {}

  static String next() {
    var bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
