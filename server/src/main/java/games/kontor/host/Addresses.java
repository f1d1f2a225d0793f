package games.kontor.host;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import java.util.regex.Pattern;

/** The form of the addresses at which players are reached; where they lead is seen when used. */
final class Addresses {
  private static final int LONGEST_MAIL = 254;
  private static final int LONGEST_WEBHOOK = 500;

  /** No quotes, comments or lists: nothing that a header could take for more than one address. */
  private static final Pattern MAIL =
      Pattern.compile(
          "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
              + "@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]"
              + "[A-Za-z0-9-]{0,61}[A-Za-z0-9]");

  private Addresses() {}

  static boolean isMail(String text) {
    return text.length() <= LONGEST_MAIL && text.indexOf('@') <= 64 && MAIL.matcher(text).matches();
  }

  /** So much of it as its owner knows it again by. */
  static String masked(String mail) {
    return mail.charAt(0) + "•••" + mail.substring(mail.indexOf('@'));
  }

  /** Plain HTTP only where the operator trusts his network. */
  static boolean isWebhook(String text, boolean plain) {
    return text.length() <= LONGEST_WEBHOOK
        && text.chars().allMatch(c -> c > ' ' && c <= '~')
        && parsed(text).filter(uri -> isWebhook(uri, plain)).isPresent();
  }

  private static boolean isWebhook(URI uri, boolean plain) {
    boolean known = "https".equals(uri.getScheme()) || (plain && "http".equals(uri.getScheme()));
    return known
        && uri.getHost() != null
        && uri.getRawUserInfo() == null
        && uri.getRawFragment() == null
        && uri.getPort() != 0;
  }

  /** The host that posts go to. */
  static String host(String webhook) {
    return parsed(webhook).map(URI::getHost).orElse("");
  }

  private static Optional<URI> parsed(String text) {
    try {
      return Optional.of(new URI(text));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }
}
