package games.kontor.host;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What stands for a player in lists of who sits where. It is found by his identity, which is random
 * and of 128 bits, and tells nobody who reads the list what that is.
 */
final class StandIn {
  private static final String USE = "sits at ";
  private static final int BYTES = 16;

  private StandIn() {}

  /** One word for each identity; nothing for nobody. */
  static String of(String player) {
    return player.isEmpty() ? "" : HexFormat.of().formatHex(hash(USE + player), 0, BYTES);
  }

  private static byte[] hash(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java knows SHA-256", e);
    }
  }
}
