package games.kontor;

import java.lang.reflect.AnnotatedElement;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** What the environment may set, as the command {@code serve} reads it, and what it is else. */
final class SettingNames {
  private static final Pattern READ = Pattern.compile("\\$\\{env:(KONTOR_\\w+)(?::-(.*))?}");
  private static final Pattern NAMED = Pattern.compile("KONTOR_\\w+");

  private final TreeMap<String, String> defaults = new TreeMap<>();

  SettingNames() {
    var serve = Objects.requireNonNull(Main.commands().getSubcommands().get("serve"));
    for (var option : serve.getCommandSpec().options()) {
      var written = ((AnnotatedElement) option.userObject()).getAnnotation(Option.class);
      var read = READ.matcher(written == null ? "" : written.defaultValue());
      if (read.matches()) {
        defaults.put(read.group(1), read.group(2) == null ? "" : read.group(2));
      }
    }
  }

  /** The settings that a text names and that are none. */
  Set<String> unknownIn(String text) {
    var unknown = new TreeSet<String>();
    for (Matcher named = NAMED.matcher(text); named.find(); ) {
      if (!defaults.containsKey(named.group())) {
        unknown.add(named.group());
      }
    }
    return unknown;
  }

  /** All of them. */
  Set<String> all() {
    return defaults.keySet();
  }

  /** What a setting is when nobody sets it. */
  String defaultOf(String name) {
    return Objects.requireNonNull(defaults.get(name), name);
  }
}
