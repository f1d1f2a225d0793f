package games.kontor.protocol;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Adds properties behind the last one of an encoded object, without reading it. */
final class Splice {
  private static final byte[] HAND = "{\"type\":\"hand\",".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] OWN = ",\"own\":".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] APPLIED = ",\"applied\":".getBytes(StandardCharsets.US_ASCII);

  private Splice() {}

  static byte[] completed(byte[] object, byte @Nullable [] own, byte @Nullable [] applied) {
    int length = object.length + length(OWN, own) + length(APPLIED, applied);
    byte[] whole = new byte[length];
    int end = object.length - 1;
    System.arraycopy(object, 0, whole, 0, end);
    end = add(whole, end, OWN, own);
    end = add(whole, end, APPLIED, applied);
    whole[end] = '}';
    return whole;
  }

  /** The own part is a hand without its type. */
  static byte[] hand(byte[] own) {
    byte[] whole = Arrays.copyOf(HAND, HAND.length + own.length - 1);
    System.arraycopy(own, 1, whole, HAND.length, own.length - 1);
    return whole;
  }

  private static int length(byte[] name, byte @Nullable [] value) {
    return value == null ? 0 : name.length + value.length;
  }

  private static int add(byte[] whole, int at, byte[] name, byte @Nullable [] value) {
    if (value == null) {
      return at;
    }
    System.arraycopy(name, 0, whole, at, name.length);
    System.arraycopy(value, 0, whole, at + name.length, value.length);
    return at + name.length + value.length;
  }
}
