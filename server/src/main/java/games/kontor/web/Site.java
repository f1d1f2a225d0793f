package games.kontor.web;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Where this server stands in the world: the origin by which browsers reach it, if it is told, and
 * the proxies whose word on addresses it takes.
 */
public record Site(Optional<String> publicUrl, List<String> trustedProxies) {

  /** The origin loses its last slash; throws IllegalArgumentException if it has a path. */
  public Site {
    publicUrl = publicUrl.map(url -> url.toLowerCase(Locale.ROOT).replaceFirst("/$", ""));
    if (!publicUrl.map(url -> url.matches("https?://[^/]+")).orElse(true)) {
      throw new IllegalArgumentException("not the origin of a site: " + publicUrl.get());
    }
    trustedProxies = List.copyOf(trustedProxies);
  }
}
