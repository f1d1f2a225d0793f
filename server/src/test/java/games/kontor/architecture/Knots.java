package games.kontor.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Finds the knots of classes: files of one package each of which leads, by what it knows, to each
 * other one and back. A class within another counts as the outermost one, that is, as its file.
 */
final class Knots {
  private final SortedMap<String, Set<String>> known = new TreeMap<>();

  private Knots(JavaClasses classes) {
    for (JavaClass type : classes) {
      var files = known.computeIfAbsent(file(type), any -> new TreeSet<>());
      type.getDirectDependenciesFromSelf().stream()
          .map(Dependency::getTargetClass)
          .map(JavaClass::getBaseComponentType)
          .filter(target -> target.getPackageName().equals(type.getPackageName()))
          .map(Knots::file)
          .forEach(files::add);
    }
  }

  /** The knots of all packages, each with the full names of its files. */
  static Set<Set<String>> in(JavaClasses classes) {
    return new Knots(classes).all();
  }

  private Set<Set<String>> all() {
    Map<String, Set<String>> reached = new TreeMap<>();
    known.keySet().forEach(file -> reached.put(file, reachedFrom(file)));
    var knots = new TreeMap<String, Set<String>>();
    reached.forEach(
        (file, others) -> {
          var knot = new TreeSet<String>();
          others.stream().filter(other -> leadsTo(reached, other, file)).forEach(knot::add);
          if (knot.size() > 1) {
            knots.put(knot.first(), knot);
          }
        });
    return Set.copyOf(knots.values());
  }

  private static boolean leadsTo(Map<String, Set<String>> reached, String from, String to) {
    return reached.getOrDefault(from, Set.of()).contains(to);
  }

  /** All that can be reached from here; itself only by way of another file. */
  private Set<String> reachedFrom(String file) {
    Set<String> reached = new TreeSet<>();
    List<String> open = new ArrayList<>(known.getOrDefault(file, new TreeSet<>()));
    open.remove(file);
    while (!open.isEmpty()) {
      String next = open.removeLast();
      if (reached.add(next)) {
        open.addAll(known.getOrDefault(next, new TreeSet<>()));
      }
    }
    return reached;
  }

  private static String file(JavaClass type) {
    return type.getName().replaceFirst("\\$.*", "");
  }
}
