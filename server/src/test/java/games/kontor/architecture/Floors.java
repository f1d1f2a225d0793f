package games.kontor.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.PackageMatcher;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import java.util.List;
import java.util.Set;

/**
 * Who may know whom. A class knows its own package, {@code java.base}, the null annotations and
 * what its floor lists here, nothing else: what is not listed is refused. The top, {@code Main} and
 * {@code Config}, may know everything, and nobody may know it.
 */
final class Floors {

  static final String ROOT = "games.kontor";

  private static final String LOG = "org.slf4j";
  private static final String VERTX = "io.vertx..";

  /** Goes with the protocol: the parameters of an action travel as raw JSON up to the room. */
  private static final String JSON = "com.fasterxml.jackson..";

  private static final Set<String> JAVA_BASE =
      ModuleLayer.boot().findModule("java.base").orElseThrow().getPackages();

  static final List<Floor> TABLE =
      List.of(
          floor("game"),
          floor("protocol").libraries(JSON),
          floor("store")
              .libraries(
                  "io.vertx.core",
                  "io.vertx.core.buffer",
                  "io.vertx.core.net",
                  "io.vertx.sqlclient..",
                  "io.vertx.pgclient..",
                  "java.sql",
                  "javax.sql",
                  "org.sqlite..",
                  LOG),
          floor("observe")
              .libraries(
                  "io.micrometer..", "java.lang.management", "com.sun.management", VERTX, LOG),
          floor("time").libraries("io.vertx.core"),
          floor("seal"),
          floor("loop").libraries("io.vertx.core", "io.vertx.core.internal"),
          floor("games.*").knows("game"),
          floor("games").knows("game", "games.*"),
          floor("room").knows("game", "protocol").libraries(JSON),
          floor("host")
              .knows("room", "game", "protocol", "store", "observe", "time", "seal", "loop")
              .libraries(VERTX, JSON, LOG),
          floor("cluster")
              .knows("host", "room.RoomCommand", "room.Standing", "protocol", "time", "seal")
              .libraries(VERTX, "com.hazelcast..", JSON, LOG),
          floor("web")
              .knows("host.Rooms", "host.Reaching", "protocol", "observe", "time", "seal", "loop")
              .libraries(VERTX, "io.netty..", "com.github.benmanes.caffeine..", JSON, LOG),
          floor("notify")
              .knows("host.Attention", "store", "time", "seal")
              .libraries(VERTX, "jakarta.mail..", "org.eclipse.angus.mail..", LOG),
          floor("lab")
              .knows("game", "room", "protocol", "store", "host.RoomCodec")
              .libraries(VERTX, JSON, "picocli", LOG));

  private Floors() {}

  /**
   * One line of the table.
   *
   * @param name the package below the root; {@code games.*} stands for each game's own
   * @param ours packages, or single classes with the types of their package that they speak in
   * @param libraries packages as ArchUnit writes them
   */
  record Floor(String name, List<String> ours, List<String> libraries) {

    Floor knows(String... ours) {
      return new Floor(name, List.of(ours), libraries);
    }

    Floor libraries(String... libraries) {
      return new Floor(name, ours, List.of(libraries));
    }

    boolean holds(JavaClass type) {
      return PackageMatcher.of(ROOT + "." + name).matches(type.getPackageName());
    }

    boolean allows(JavaClass origin, JavaClass target) {
      String home = target.getPackageName();
      return target.isPrimitive()
          || home.equals(origin.getPackageName())
          || home.equals("org.jspecify.annotations")
          || JAVA_BASE.contains(home)
          || libraries.stream().anyMatch(known -> PackageMatcher.of(known).matches(home))
          || ours.stream().anyMatch(known -> opens(ROOT + "." + known, target));
    }

    ArchRule rule() {
      return classes()
          .that(DescribedPredicate.describe("lie on " + name, this::holds))
          .should(knowOnlyWhatIsListed(this))
          .as(name + " knows of ours " + ours + ", of libraries " + libraries)
          .allowEmptyShould(true);
    }
  }

  /** Every class lies on a floor of the table or at the top. */
  static ArchRule complete() {
    return classes()
        .should(
            new ArchCondition<>("lie on a floor") {
              @Override
              public void check(JavaClass type, ConditionEvents events) {
                if (!type.getPackageName().equals(ROOT)
                    && TABLE.stream().noneMatch(floor -> floor.holds(type))) {
                  Violation.in(type, "lies on no floor", events);
                }
              }
            });
  }

  private static Floor floor(String name) {
    return new Floor(name, List.of(), List.of());
  }

  private static ArchCondition<JavaClass> knowOnlyWhatIsListed(Floor floor) {
    return new ArchCondition<>("know only what is listed") {
      @Override
      public void check(JavaClass origin, ConditionEvents events) {
        origin.getDirectDependenciesFromSelf().stream()
            .filter(known -> !floor.allows(origin, known.getTargetClass().getBaseComponentType()))
            .forEach(known -> Violation.in(origin, known.getDescription(), events));
      }
    };
  }

  /** A package opens all its classes; a class opens itself and what its methods speak in. */
  private static boolean opens(String known, JavaClass target) {
    if (!isClass(known)) {
      return PackageMatcher.of(known).matches(target.getPackageName());
    }
    return isOrEncloses(known, target)
        || target.getPackage().getClasses().stream()
            .filter(type -> isOrEncloses(known, type))
            .anyMatch(type -> speaksIn(type, target));
  }

  private static boolean isClass(String name) {
    return Character.isUpperCase(name.charAt(name.lastIndexOf('.') + 1));
  }

  private static boolean isOrEncloses(String name, JavaClass type) {
    return type.getName().equals(name) || type.getName().startsWith(name + "$");
  }

  private static boolean speaksIn(JavaClass type, JavaClass word) {
    return type.getMethods().stream()
        .flatMap(method -> method.getAllInvolvedRawTypes().stream())
        .anyMatch(involved -> isOrEncloses(involved.getName(), word));
  }
}
