package games.kontor.room;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Chance that can be checked afterwards. The key is HMAC-SHA256 of the words (joined by line feeds)
 * under the secret. Draw {@code n} of a stream is the first 8 bytes of HMAC-SHA256({@code
 * stream/n}) under the key, an unsigned number, reduced to its range; numbers from the last
 * incomplete run of the range are passed over, so it is uniform.
 */
public final class VerifiableChance implements Chances.Source {
  private final Mac mac;
  private final Map<String, Long> next;
  private final List<Draw> draws = new ArrayList<>();

  public VerifiableChance(String secret, List<String> words, Map<String, Long> next) {
    byte[] key =
        mac(HexFormat.of().parseHex(secret))
            .doFinal(String.join("\n", words).getBytes(StandardCharsets.UTF_8));
    this.mac = mac(key);
    this.next = new TreeMap<>(next);
  }

  /** The source of production: secrets from {@link SecureRandom}. */
  public static Chances production() {
    var random = new SecureRandom();
    return new Chances() {
      @Override
      public String secret() {
        byte[] secret = new byte[32];
        random.nextBytes(secret);
        return HexFormat.of().formatHex(secret);
      }

      @Override
      public Source open(String secret, List<String> words, Map<String, Long> next) {
        return new VerifiableChance(secret, words, next);
      }
    };
  }

  /** The hash of a secret, shown before the start; both in hexadecimal digits. */
  public static String locked(String secret) {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(HexFormat.of().parseHex(secret)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public int number(String stream, int from, int to) {
    long range = (long) to - from + 1;
    if (range < 1) {
      throw new IllegalArgumentException("nothing lies from " + from + " to " + to);
    }
    // 2^64 mod range: numbers at or above 2^64 minus it would favour small values.
    long rest = Long.remainderUnsigned(Long.remainderUnsigned(-1L, range) + 1, range);
    long n = next.getOrDefault(stream, 0L);
    long drawn = bits(stream, n);
    while (rest != 0 && Long.compareUnsigned(drawn, -rest) >= 0) {
      n++;
      drawn = bits(stream, n);
    }
    next.put(stream, n + 1);
    int value = (int) (from + Long.remainderUnsigned(drawn, range));
    draws.add(new Draw(stream, from, to, n, value));
    return value;
  }

  @Override
  public List<Draw> draws() {
    return List.copyOf(draws);
  }

  private long bits(String stream, long n) {
    byte[] text = (stream + "/" + n).getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.wrap(mac.doFinal(text)).getLong();
  }

  private static Mac mac(byte[] key) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
