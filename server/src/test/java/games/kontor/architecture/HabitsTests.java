package games.kontor.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each habit catches what breaks it and nothing else. */
final class HabitsTests {

  private final List<Planted> plants = new ArrayList<>();
  private final Set<String> bad = new TreeSet<>();

  @TempDir Path folder;

  @Test
  void rulesOfGamesReadNoClock() {
    bad("game", "long now() { return System.currentTimeMillis(); }");
    bad("games.alpha", "long now() { return System.nanoTime(); }");
    bad("games.alpha", "Object now() { return java.time.Instant.now(); }");
    bad("games.alpha", "java.util.function.Supplier<?> now = java.time.LocalDate::now;");
    bad("games.alpha", "java.time.Clock clock;");
    good("games.alpha", "java.time.Duration turn = java.time.Duration.ofMinutes(3);");
    good("web", "long now() { return System.currentTimeMillis(); }");
    assertCaughtBy(Habits.NO_CLOCK);
  }

  @Test
  void rulesOfGamesDrawFromChanceAlone() {
    bad("game", "java.util.Random dice;");
    bad("games.alpha", "double draw() { return Math.random(); }");
    bad("games.alpha", "void mix(java.util.List<?> deck) { java.util.Collections.shuffle(deck); }");
    bad("games.alpha", "Object id() { return java.util.UUID.randomUUID(); }");
    bad("games.alpha", chance());
    good("game", "java.util.List<?> deck() { return java.util.Collections.emptyList(); }");
    good("game", chance());
    plants.add(new Planted("game", "Chance", ""));
    assertCaughtBy(Habits.NO_RANDOMNESS);
  }

  @Test
  void rulesOfGamesKeepAnOrder() {
    bad("game", "Object map = new java.util.HashMap<String, String>();");
    bad("games.alpha", "java.util.function.Supplier<?> map = java.util.HashSet::new;");
    bad("games.alpha", "Object map = java.util.Map.of(1, 2);");
    bad("games.alpha", "Object set = java.util.Set.of(1, 2, 3);");
    bad("games.alpha", collect("toSet()"));
    bad("games.alpha", collect("toMap(a -> a, a -> a)"));
    bad("games.alpha", collect("groupingBy(a -> a)"));
    good("games.alpha", "Object map = new java.util.LinkedHashMap<String, String>();");
    good("games.alpha", "java.util.Map<String, String> map = new java.util.TreeMap<>();");
    good("games.alpha", collect("toMap(a -> a, a -> a, (a, b) -> a, java.util.TreeMap::new)"));
    good("web", "Object map = java.util.Map.of(1, 2);");
    assertCaughtBy(Habits.NO_UNORDERED);
  }

  @Test
  void rulesOfGamesReadAndWriteNothing() {
    bad("game", "java.io.InputStream data;");
    bad("games.alpha", "java.nio.file.Path file;");
    bad("games.alpha", "void tell() { System.out.println(1); }");
    good("games.alpha", "String tell() { return \"1\"; }");
    assertCaughtBy(Habits.NO_INPUT_OR_OUTPUT);
  }

  @Test
  void eventLoopsNeverWait() {
    bad("room", "java.util.concurrent.locks.Lock lock;");
    bad("host", "java.util.concurrent.BlockingQueue<?> queue;");
    bad("web", "void rest() throws Exception { Thread.sleep(1); }");
    bad("web", "void rest() throws Exception { java.util.concurrent.TimeUnit.DAYS.sleep(1); }");
    bad("host", "void rest() throws Exception { wait(); }");
    bad("host", "Object ask(io.vertx.core.Future<?> answer) { return answer.await(); }");
    bad("web", "Object ask(java.util.concurrent.CompletableFuture<?> a) { return a.join(); }");
    bad(
        "host",
        "Object ask(java.util.concurrent.Future<?> a) throws Exception { return a.get(); }");
    bad(
        "web",
        "Object read(io.vertx.core.Vertx v) { return v.fileSystem().readFileBlocking(\"\"); }");
    bad("room", "java.io.FileReader file;");
    bad("host", "java.sql.Connection database;");
    bad("web", "Object find() throws Exception { return java.net.InetAddress.getByName(\"\"); }");
    good("host", "Object ask(io.vertx.core.Future<?> answer) { return answer.map(a -> a); }");
    good("web", "Object now(io.vertx.core.Future<?> answer) { return answer.result(); }");
    good("host", "Object work(io.vertx.core.Vertx v) { return v.executeBlocking(() -> 1); }");
    good("store", "java.util.concurrent.locks.Lock lock;");
    assertCaughtBy(Habits.NO_WAITING);
  }

  @Test
  void eventLoopsSynchronizeNothing() {
    bad("room", "synchronized void act() {}");
    bad("host", "void act() { synchronized (this) { hashCode(); } }");
    bad("web", "Runnable act = () -> { synchronized (this) { hashCode(); } };");
    good("web", "void act() { hashCode(); }");
    good("store", "synchronized void act() {}");
    assertCaughtBy(Habits.NO_SYNCHRONIZED);
  }

  @Test
  void everyPackageIsNullMarked() {
    bad("web", "");
    assertCaughtBy(Habits.NULL_MARKED);
  }

  @Test
  void packagesKnowEachOtherOneWayOnly() {
    plants.add(Planted.knowing("room", "Here", Floors.ROOT + ".host.There"));
    plants.add(Planted.knowing("host", "There", Floors.ROOT + ".room.Here"));
    assertTrue(Habits.NO_CYCLES.evaluate(Planted.compiled(folder, plants)).hasViolation());
  }

  private void assertCaughtBy(ArchRule rule) {
    JavaClasses classes = Planted.compiled(folder, plants);
    assertEquals(bad, Violation.names(rule.evaluate(classes)));
  }

  private void bad(String floor, String code) {
    Planted plant = new Planted(floor, "Bad" + plants.size(), code);
    plants.add(plant);
    bad.add(plant.fullName());
  }

  private void good(String floor, String code) {
    plants.add(new Planted(floor, "Good" + plants.size(), code));
  }

  private static String chance() {
    return "static class Dice extends games.kontor.game.Chance { java.util.Random dice; }";
  }

  private static String collect(String collector) {
    return "Object collect(java.util.stream.Stream<String> all) { "
        + "return all.collect(java.util.stream.Collectors.%s); }".formatted(collector);
  }
}
