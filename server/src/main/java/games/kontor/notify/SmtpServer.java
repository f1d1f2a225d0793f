package games.kontor.notify;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Where mails are handed in. With {@code smtps} the line is encrypted from its first byte; with
 * {@code smtp} as soon as the server offers it, and a password never goes over a plain line unless
 * it stays on this machine.
 */
public record SmtpServer(
    boolean encrypted, String host, int port, Optional<String> user, Optional<String> password) {
  private static final int SMTPS_PORT = 465;
  private static final int SUBMISSION_PORT = 587;
  private static final Set<String> OWN = Set.of("localhost", "127.0.0.1", "::1", "[::1]");

  /** Reads {@code smtp[s]://[user:password@]host[:port]}; throws IllegalArgumentException. */
  public static SmtpServer of(String address) {
    try {
      var uri = new URI(address);
      String scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
      boolean encrypted = scheme.equals("smtps");
      String path = uri.getRawPath();
      if ((!encrypted && !scheme.equals("smtp"))
          || uri.getHost() == null
          || (path != null && !path.isEmpty() && !path.equals("/"))) {
        throw unreadable();
      }
      int port = uri.getPort() > 0 ? uri.getPort() : encrypted ? SMTPS_PORT : SUBMISSION_PORT;
      var user = Optional.ofNullable(uri.getRawUserInfo());
      return new SmtpServer(
          encrypted,
          uri.getHost(),
          port,
          user.map(all -> decoded(all.replaceFirst(":.*", ""))),
          user.filter(all -> all.contains(":"))
              .map(all -> decoded(all.replaceFirst("[^:]*:", ""))));
    } catch (URISyntaxException e) {
      throw unreadable();
    }
  }

  /** It may hold a password, so it is not told. */
  private static IllegalArgumentException unreadable() {
    return new IllegalArgumentException(
        "KONTOR_SMTP is not of the form smtp://user:password@host:port");
  }

  private static String decoded(String part) {
    return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /** True if the server must offer encryption before anything is handed in. */
  boolean mustEncrypt() {
    return !encrypted && user.isPresent() && !OWN.contains(host);
  }

  /** Without the password. */
  @Override
  public String toString() {
    return (encrypted ? "smtps://" : "smtp://") + host + ":" + port;
  }
}
