package games.kontor.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Those who may do what an operator does; each is known by a token, and named in the log. */
public final class Operators {
  private static final String BEARER = "Bearer ";

  private final SortedMap<String, byte[]> tokens = new TreeMap<>();

  /** The tokens by the names of those who have them. */
  public Operators(SortedMap<String, String> named) {
    named.forEach((name, token) -> tokens.put(name, token.getBytes(StandardCharsets.UTF_8)));
  }

  /** Whose token this header brings, in a time that does not tell how much of it is right. */
  Optional<String> named(@Nullable String authorization) {
    String said = Objects.requireNonNullElse(authorization, "");
    byte[] token =
        said.substring(said.startsWith(BEARER) ? BEARER.length() : 0)
            .getBytes(StandardCharsets.UTF_8);
    String found = null;
    for (var known : tokens.entrySet()) {
      if (MessageDigest.isEqual(token, known.getValue()) && said.startsWith(BEARER)) {
        found = known.getKey();
      }
    }
    return Optional.ofNullable(found);
  }
}
