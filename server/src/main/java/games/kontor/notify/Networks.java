package games.kontor.notify;

import java.net.InetAddress;
import java.util.Arrays;

/**
 * Which addresses are out in the world. All others (this machine, private and shared networks,
 * those of a link, those for many, and IPv6 forms of any of them) are places to which only the
 * operator may let posts go.
 */
final class Networks {
  private static final int IPV4_BYTES = 4;
  private static final byte[] MAPPED = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, (byte) 0xff, (byte) 0xff};
  private static final byte[] TRANSLATED = {
    0, 0x64, (byte) 0xff, (byte) 0x9b, 0, 0, 0, 0, 0, 0, 0, 0
  };

  private Networks() {}

  /** True for an address that anybody may reach and that is one machine's. */
  static boolean isPublic(InetAddress address) {
    byte[] bytes = address.getAddress();
    return bytes.length == IPV4_BYTES ? isPublic4(bytes) : isPublic6(bytes);
  }

  private static boolean isPublic4(byte[] a) {
    int first = a[0] & 0xff;
    int second = a[1] & 0xff;
    int third = a[2] & 0xff;
    return switch (first) {
      case 0, 10, 127 -> false;
      case 100 -> second < 64 || second > 127;
      case 169 -> second != 254;
      case 172 -> second < 16 || second > 31;
      case 192 ->
          second != 168
              && !(second == 0 && (third == 0 || third == 2))
              && !(second == 88 && third == 99);
      case 198 -> second != 18 && second != 19 && !(second == 51 && third == 100);
      case 203 -> !(second == 0 && third == 113);
      default -> first < 224;
    };
  }

  private static boolean isPublic6(byte[] a) {
    if (begins(a, MAPPED) || begins(a, TRANSLATED)) {
      return isPublic4(Arrays.copyOfRange(a, 12, 16));
    }
    int first = two(a[0], a[1]);
    int second = two(a[2], a[3]);
    if (first == 0x2002) {
      // 6to4 carries an IPv4 address.
      return isPublic4(Arrays.copyOfRange(a, 2, 6));
    }
    boolean global = (first & 0xe000) == 0x2000;
    boolean special = first == 0x2001 && (second < 0x200 || second == 0xdb8);
    return global && !special && first != 0x3fff;
  }

  private static int two(byte high, byte low) {
    return ((high & 0xff) << 8) | (low & 0xff);
  }

  private static boolean begins(byte[] address, byte[] with) {
    return Arrays.equals(address, 0, with.length, with, 0, with.length);
  }
}
