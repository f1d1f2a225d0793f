package games.kontor.store;

import io.vertx.core.net.ClientSSLOptions;
import io.vertx.core.net.PemTrustOptions;
import io.vertx.pgclient.PgConnectOptions;
import io.vertx.pgclient.SslMode;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Where a PostgreSQL database is and how one gets in: {@code
 * postgres://user:password@host:port/db}. {@code sslmode} and {@code sslrootcert} say how the line
 * is protected, what else follows the question mark is a run-time parameter of the server. Neither
 * its text nor what it throws holds the password.
 */
public final class PostgresAddress {
  private static final int PORT = 5432;
  private static final String TEXT =
      "postgres://user:password@host:port/database"
          + " (in a password all but letters, digits and -._~ is written like %40)";

  private final String host;
  private final int port;
  private final String database;
  private final String user;
  private final String password;
  private final Map<String, String> parameters = new TreeMap<>();

  private PostgresAddress(URI uri) {
    String authority = need(uri.getRawAuthority(), "no host");
    int at = authority.lastIndexOf('@');
    String[] who = authority.substring(0, Math.max(at, 0)).split(":", 2);
    user = decoded(need(who[0], "no user"));
    password = who.length == 1 ? "" : decoded(who[1]);
    String place = authority.substring(at + 1);
    int colon = place.indexOf(':', place.lastIndexOf(']') + 1);
    String name = colon < 0 ? place : place.substring(0, colon);
    host = need(name.replaceAll("[\\[\\]]", ""), "no host");
    port = colon < 0 ? PORT : port(place.substring(colon + 1));
    database =
        decoded(need(need(uri.getRawPath(), "no database").replaceFirst("^/", ""), "no database"));
    for (String pair : uri.getRawQuery() == null ? new String[0] : uri.getRawQuery().split("&")) {
      int equals = pair.indexOf('=');
      check(equals > 0, "what follows the question mark is no list of name=value");
      parameters.put(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
    }
    check(
        !parameters.containsKey("user") && !parameters.containsKey("password"),
        "user and password stand before the host");
    protect(new PgConnectOptions());
  }

  /** Throws IllegalArgumentException with words for whoever wrote the address. */
  public static PostgresAddress of(String text) {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException holdsTheText) {
      throw wrong("it cannot be read");
    }
    check(
        "postgres".equals(uri.getScheme()) || "postgresql".equals(uri.getScheme()),
        "it does not begin with postgres://");
    return new PostgresAddress(uri);
  }

  private static String need(@Nullable String part, String otherwise) {
    check(part != null && !part.isEmpty(), otherwise);
    return part == null ? "" : part;
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw wrong(otherwise);
    }
  }

  private static IllegalArgumentException wrong(String why) {
    return new IllegalArgumentException(
        "the address of the database is none: " + why + "; it is " + TEXT);
  }

  private static int port(String digits) {
    check(digits.matches("[0-9]{1,5}") && Integer.parseInt(digits) < 65_536, "no such port");
    return Integer.parseInt(digits);
  }

  private static String decoded(String part) {
    try {
      return URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8);
    } catch (IllegalArgumentException holdsTheText) {
      throw wrong("a % stands alone");
    }
  }

  /** How to connect under this name; the parameters given here go before those of the address. */
  PgConnectOptions options(String application, Map<String, String> own) {
    var options =
        new PgConnectOptions()
            .setHost(host)
            .setPort(port)
            .setDatabase(database)
            .setUser(user)
            .setPassword(password)
            .setCachePreparedStatements(true);
    var all = new TreeMap<>(parameters);
    all.keySet().removeIf(name -> name.startsWith("ssl"));
    all.putAll(own);
    all.put("application_name", application);
    all.forEach(options::addProperty);
    protect(options);
    return options;
  }

  private void protect(PgConnectOptions options) {
    String root = parameters.get("sslrootcert");
    var ssl = new ClientSSLOptions().setHostnameVerificationAlgorithm("");
    switch (parameters.getOrDefault("sslmode", "disable")) {
      case "disable" -> options.setSslMode(SslMode.DISABLE);
      case "prefer" -> options.setSslMode(SslMode.PREFER).setSslOptions(ssl.setTrustAll(true));
      case "require" -> options.setSslMode(SslMode.REQUIRE).setSslOptions(ssl.setTrustAll(true));
      case "verify-ca" -> options.setSslMode(SslMode.VERIFY_CA).setSslOptions(trusting(ssl, root));
      case "verify-full" ->
          options
              .setSslMode(SslMode.VERIFY_FULL)
              .setSslOptions(trusting(ssl, root).setHostnameVerificationAlgorithm("HTTPS"));
      default -> throw wrong("sslmode is disable, prefer, require, verify-ca or verify-full");
    }
  }

  private static ClientSSLOptions trusting(ClientSSLOptions ssl, @Nullable String root) {
    String file = need(root, "who is trusted is not said: sslrootcert=FILE");
    return ssl.setTrustOptions(new PemTrustOptions().addCertPath(file));
  }

  @Override
  public String toString() {
    String name = host.contains(":") ? "[" + host + "]" : host;
    return "postgres://" + name + ":" + port + "/" + database;
  }
}
