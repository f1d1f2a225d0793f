package games.kontor.web;

import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.SocketAddress;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who is at the other end of a request. What proxies add to it is believed only of proxies that the
 * operator trusts.
 */
final class Peers {
  private static final Logger LOG = LoggerFactory.getLogger(Peers.class);

  /** An address, in brackets if it is of IPv6 and has a port behind it. */
  private static final Pattern HOP =
      Pattern.compile(
          "\\[([0-9a-fA-F:.]{2,45})](?::\\d+)?|([0-9.]{7,15})(?::\\d+)?|([0-9a-fA-F:.]+)");

  private static final int IPV6_BYTES = 16;

  private final List<Network> trusted;
  private final AtomicBoolean warned = new AtomicBoolean();

  /** The trusted proxies: addresses, or networks like {@code 10.0.0.0/8}. */
  Peers(List<String> trustedProxies) {
    this.trusted = trustedProxies.stream().map(Network::parse).toList();
  }

  /** This machine: not limited, as that may be its operator or a proxy that nobody told us of. */
  static boolean isOwn(String address) {
    return address.equals("127.0.0.1") || address.equals("::1") || address.equals("0:0:0:0/64");
  }

  /**
   * The address of the browser, or of the last proxy that is not trusted; of IPv6 the network of 64
   * bits that one household, or one machine, has for itself.
   */
  String address(HttpServerRequest request) {
    String peer = Objects.requireNonNullElse(request.remoteAddress().hostAddress(), "unknown");
    var lines = request.headers().getAll("X-Forwarded-For");
    return group(lines.isEmpty() ? peer : sender(peer, String.join(",", lines)));
  }

  /** What one connection comes from; empty for a trusted proxy, which brings many. */
  Optional<String> direct(SocketAddress peer) {
    return Optional.ofNullable(peer.hostAddress())
        .filter(address -> !isTrusted(address))
        .map(Peers::group);
  }

  /** From the right, as far as proxies are trusted: what stands further left anybody may write. */
  private String sender(String peer, String forwarded) {
    String address = peer;
    for (String hop : Arrays.asList(forwarded.split(",", -1)).reversed()) {
      if (!isTrusted(address)) {
        warn(address);
        return address;
      }
      var next = literal(hop);
      if (next.isEmpty()) {
        return address;
      }
      address = next.get();
    }
    return address;
  }

  private void warn(String address) {
    if (!warned.getAndSet(true)) {
      LOG.warn("{} sends X-Forwarded-For and is no trusted proxy; said once", address);
    }
  }

  /** The address that a proxy wrote, who may have added a port; empty for what is none. */
  private static Optional<String> literal(String hop) {
    var found = HOP.matcher(hop.strip());
    if (!found.matches()) {
      return Optional.empty();
    }
    for (int group = 1; group <= found.groupCount(); group++) {
      String text = found.group(group);
      if (text != null) {
        return bytes(text).isEmpty() ? Optional.empty() : Optional.of(text);
      }
    }
    return Optional.empty();
  }

  /** Those that one person can have many of count as one. */
  static String group(String address) {
    var bytes = bytes(address);
    if (bytes.size() != IPV6_BYTES) {
      return bytes.isEmpty() ? address : dotted(bytes);
    }
    var words = new StringBuilder();
    for (int i = 0; i < IPV6_BYTES / 2; i += 2) {
      words.append(i == 0 ? "" : ":");
      words.append(Integer.toHexString((bytes.get(i) & 0xff) << 8 | (bytes.get(i + 1) & 0xff)));
    }
    return words.append("/64").toString();
  }

  private static String dotted(List<Byte> bytes) {
    return "%d.%d.%d.%d".formatted(bytes.stream().map(part -> part & 0xff).toArray());
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

  /** The bytes of an address; those of IPv4 also where it is written as one of IPv6. */
  private static List<Byte> bytes(String address) {
    try {
      var bytes = InetAddress.ofLiteral(address.replaceFirst("%.*", "")).getAddress();
      var all = new Byte[bytes.length];
      Arrays.setAll(all, i -> bytes[i]);
      return List.of(all);
    } catch (IllegalArgumentException notAnAddress) {
      return List.of();
    }
  }

  /** The addresses whose first bits are these. */
  record Network(List<Byte> start, int bits) {

    /** Throws IllegalArgumentException for what is no address and no network. */
    static Network parse(String text) {
      String[] parts = text.split("/", 2);
      var start = bytes(parts[0]);
      int all = start.size() * 8;
      int bits = parts.length == 1 ? all : Integer.parseInt(parts[1]);
      if (start.isEmpty() || bits < 0 || bits > all) {
        throw new IllegalArgumentException("no network: " + text);
      }
      return new Network(start, bits);
    }

    boolean holds(String address) {
      var bytes = bytes(address);
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
    }
  }
}
