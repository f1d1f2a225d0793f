package games.kontor;

import games.kontor.store.DataDirectory;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads by what operators are known: a token, or {@code name:token} of each, with commas. */
final class AdminTokens {
  private static final Pattern NAMED = Pattern.compile("([a-z][a-z0-9-]{0,31}):(.*)");
  private static final String NAMELESS = "operator";

  private AdminTokens() {}

  /** The tokens by the names of those who have them. Throws IllegalArgumentException for none. */
  static SortedMap<String, String> read(String text) {
    var tokens = new TreeMap<String, String>();
    for (String part : text.split(",", -1)) {
      Matcher named = NAMED.matcher(part);
      boolean hasName = named.matches();
      String name = hasName ? named.group(1) : NAMELESS;
      String token = hasName ? named.group(2) : part;
      DataDirectory.fault(token)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException("the admin token of " + name + ": " + why);
              });
      if (tokens.put(name, token) != null) {
        throw new IllegalArgumentException("two admin tokens of " + name);
      }
    }
    return tokens;
  }
}
