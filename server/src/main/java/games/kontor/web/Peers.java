package games.kontor.web;

import io.vertx.core.http.HttpServerRequest;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;

/**
 * Who is at the other end of a request. What proxies add to it is believed only of proxies that the
 * operator trusts.
 */
final class Peers {
  private final List<Network> trusted;

  /** The trusted proxies: addresses, or networks like {@code 10.0.0.0/8}. */
  Peers(List<String> trustedProxies) {
    this.trusted = trustedProxies.stream().map(Network::parse).toList();
  }

  /** The address of the browser, or of the last proxy that is not trusted. */
  String address(HttpServerRequest request) {
    String address = request.remoteAddress().hostAddress();
    String forwarded = request.getHeader("X-Forwarded-For");
    if (forwarded == null) {
      return address;
    }
    for (String hop : Arrays.asList(forwarded.split(",", -1)).reversed()) {
      if (!isTrusted(address)) {
        return address;
      }
      address = hop.strip();
    }
    return address;
  }

  /** True if the browser came by https. */
  boolean secure(HttpServerRequest request) {
    return request.isSSL()
        || (isTrusted(request.remoteAddress().hostAddress())
            && "https".equalsIgnoreCase(request.getHeader("X-Forwarded-Proto")));
  }

  private boolean isTrusted(String address) {
    return trusted.stream().anyMatch(network -> network.holds(address));
  }

  /** The addresses whose first bits are these. */
  record Network(List<Byte> start, int bits) {

    /** Throws IllegalArgumentException for what is no address and no network. */
    static Network parse(String text) {
      String[] parts = text.split("/", 2);
      var start = bytes(InetAddress.ofLiteral(parts[0]));
      int all = start.size() * 8;
      int bits = parts.length == 1 ? all : Integer.parseInt(parts[1]);
      if (bits < 0 || bits > all) {
        throw new IllegalArgumentException("no network: " + text);
      }
      return new Network(start, bits);
    }

    boolean holds(String address) {
      try {
        var bytes = bytes(InetAddress.ofLiteral(address));
        if (bytes.size() != start.size()) {
          return false;
        }
        for (int bit = 0; bit < bits; bit++) {
          int mask = 0x80 >> bit % 8;
          if ((bytes.get(bit / 8) & mask) != (start.get(bit / 8) & mask)) {
            return false;
          }
        }
        return true;
      } catch (IllegalArgumentException notAnAddress) {
        return false;
      }
    }

    private static List<Byte> bytes(InetAddress address) {
      var bytes = new Byte[address.getAddress().length];
      Arrays.setAll(bytes, i -> address.getAddress()[i]);
      return List.of(bytes);
    }
  }
}
