package games.kontor.seal;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs short texts that others carry, and knows its own signature again. Seals of different use
 * never accept one another's tokens.
 */
public final class Seal {
  private static final String ALGORITHM = "HmacSHA256";
  private static final int MARK_BYTES = 16;

  private final SecretKeySpec key;

  /** The seal for one use, from the server's secret. */
  public Seal(String secret, String use) {
    var root = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM);
    this.key = new SecretKeySpec(sign(root, use), ALGORITHM);
  }

  /** The text in a form that is safe in links and cookies, with its signature. */
  public String close(String text) {
    return encode(text.getBytes(StandardCharsets.UTF_8)) + "." + encode(sign(key, text));
  }

  /** The text of a token that this seal has closed; empty for everything else. */
  public Optional<String> open(String token) {
    int dot = token.indexOf('.');
    if (dot < 0) {
      return Optional.empty();
    }
    try {
      var decoder = Base64.getUrlDecoder();
      String text = new String(decoder.decode(token.substring(0, dot)), StandardCharsets.UTF_8);
      byte[] signature = decoder.decode(token.substring(dot + 1));
      return MessageDigest.isEqual(signature, sign(key, text))
          ? Optional.of(text)
          : Optional.empty();
    } catch (IllegalArgumentException notBase64) {
      return Optional.empty();
    }
  }

  /** A word that stands for the text and tells nothing of it; the same for the same text. */
  public String mark(String text) {
    return HexFormat.of().formatHex(sign(key, text), 0, MARK_BYTES);
  }

  private static String encode(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] sign(SecretKeySpec key, String text) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java knows " + ALGORITHM, e);
    }
  }
}
