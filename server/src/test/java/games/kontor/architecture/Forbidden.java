package games.kontor.architecture;

import static java.util.stream.Collectors.joining;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Types and methods that must not be touched on some floors. A name is a type ({@code
 * java.util.Random}) or a method with the number of its parameters ({@code
 * java.lang.Thread.sleep/1}); a star stands for anything.
 */
enum Forbidden {
  CLOCKS(
      "java.lang.System.currentTimeMillis/0",
      "java.lang.System.nanoTime/0",
      "java.time.*.now/*",
      "java.time.Clock",
      "java.time.InstantSource",
      "java.util.Date",
      "java.util.*Calendar",
      "java.util.Timer"),

  RANDOMNESS(
      "java.util.Random",
      "java.util.random.*",
      "java.util.SplittableRandom",
      "java.util.concurrent.ThreadLocalRandom",
      "java.security.SecureRandom",
      "java.lang.Math.random/0",
      "java.util.UUID.randomUUID/0",
      "java.util.Collections.shuffle/1"),

  /** Sets and maps that promise no order, or change it from run to run. */
  UNORDERED(
      "java.util.HashMap",
      "java.util.HashSet",
      "java.util.Hashtable",
      "java.util.IdentityHashMap",
      "java.util.WeakHashMap",
      "java.util.concurrent.ConcurrentHashMap*",
      "java.util.Map.of/*",
      "java.util.Map.ofEntries/1",
      "java.util.Map.copyOf/1",
      "java.util.Set.of/*",
      "java.util.Set.copyOf/1",
      "java.util.stream.Collectors.toSet/0",
      "java.util.stream.Collectors.toUnmodifiableSet/0",
      "java.util.stream.Collectors.toMap/2",
      "java.util.stream.Collectors.toMap/3",
      "java.util.stream.Collectors.toUnmodifiableMap/*",
      "java.util.stream.Collectors.toConcurrentMap/*",
      "java.util.stream.Collectors.groupingBy/1",
      "java.util.stream.Collectors.groupingBy/2",
      "java.util.stream.Collectors.groupingByConcurrent/*"),

  INPUT_AND_OUTPUT(
      "java.io.*", "java.nio.*", "java.net.*", "java.lang.Process*", "java.lang.System.*"),

  WAITING(
      "java.util.concurrent.locks.*",
      "java.util.concurrent.Semaphore",
      "java.util.concurrent.CountDownLatch",
      "java.util.concurrent.CyclicBarrier",
      "java.util.concurrent.Phaser",
      "java.util.concurrent.Exchanger",
      "java.util.concurrent.*Blocking*",
      "java.util.concurrent.SynchronousQueue",
      "java.lang.Thread.sleep/*",
      "java.lang.Thread.join/*",
      "java.lang.Object.wait/*",
      "java.lang.Process*",
      "java.util.concurrent.TimeUnit.sleep/1",
      "java.util.concurrent.*Future.get/*",
      "java.util.concurrent.*Future.join/0",
      "java.util.concurrent.*.invokeAll/*",
      "java.util.concurrent.*.invokeAny/*",
      "java.util.concurrent.*.awaitTermination/2",
      "java.util.concurrent.*Executor*.close/0",
      "io.vertx.core.*.await/*",
      "io.vertx.core.file.FileSystem.*Blocking/*",
      "java.io.File*",
      "java.io.InputStream",
      "java.io.RandomAccessFile",
      "java.nio.file.Files",
      "java.nio.channels.*",
      "java.net.*Socket",
      "java.net.*URLConnection",
      "java.net.http.*",
      "java.net.InetAddress.*Name/*",
      "java.sql.*");

  private final List<Pattern> names;

  Forbidden(String... names) {
    this.names = Arrays.stream(names).map(Forbidden::pattern).toList();
  }

  ArchCondition<JavaClass> untouched() {
    return new ArchCondition<>("touch none of " + this) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        Stream.concat(typesKnownTo(type), membersTouchedBy(type))
            .filter(Forbidden.this::forbids)
            .distinct()
            .forEach(name -> Violation.in(type, "touches " + name, events));
      }
    };
  }

  private boolean forbids(String name) {
    return names.stream().anyMatch(pattern -> pattern.matcher(name).matches());
  }

  private static Stream<String> typesKnownTo(JavaClass type) {
    return type.getDirectDependenciesFromSelf().stream()
        .map(known -> known.getTargetClass().getBaseComponentType().getName());
  }

  private static Stream<String> membersTouchedBy(JavaClass type) {
    return type.getAccessesFromSelf().stream().map(access -> name(access.getTarget()));
  }

  private static String name(AccessTarget target) {
    String name = target.getOwner().getName() + "." + target.getName();
    return target instanceof CodeUnitAccessTarget method
        ? name + "/" + method.getRawParameterTypes().size()
        : name;
  }

  private static Pattern pattern(String name) {
    return Pattern.compile(
        Arrays.stream(name.split("\\*", -1)).map(Pattern::quote).collect(joining(".*")));
  }
}
