package games.kontor.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inside a package, too, classes know each other one way only. */
final class KnotsTests {

  @TempDir Path folder;

  @Test
  void noPackageHasAKnot() {
    assertEquals(Set.of(), house());
  }

  @Test
  void twoClassesThatKnowEachOtherAreOne() {
    assertEquals(
        Set.of(knot("room", "Here There")),
        knots(knowing("room", "Here", "There"), knowing("room", "There", "Here")));
  }

  @Test
  void aLongWayRoundIsOneTooAndWhatHangsOnItIsNot() {
    assertEquals(
        Set.of(knot("room", "First Second Third")),
        knots(
            knowing("room", "First", "Second"),
            knowing("room", "Second", "Third"),
            new Planted("room", "Third", "First[] first; Last last;"),
            new Planted("room", "Last", "Last self;"),
            knowing("room", "Before", "First")));
  }

  @Test
  void aClassWithinAnotherCountsAsTheOuterOne() {
    assertEquals(
        Set.of(knot("room", "Here There")),
        knots(
            new Planted("room", "Here", "static class Inner { void ask() { There.answer(); } }"),
            new Planted("room", "There", "static Here.Inner answer() { return null; }")));
  }

  @Test
  void aClassAndTheOneWithinItAreNone() {
    assertEquals(
        Set.of(), knots(new Planted("web", "Alone", "Inner inner; class Inner { Alone outer; }")));
  }

  @Test
  void aWayThroughAnotherPackageIsNoKnotOfThisOne() {
    assertEquals(
        Set.of(),
        knots(
            Planted.knowing("room", "Here", Floors.ROOT + ".host.Other"),
            Planted.knowing("host", "Other", Floors.ROOT + ".room.There"),
            knowing("room", "There", "Here")));
  }

  private static Set<Set<String>> house() {
    var tests = KnotsTests.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return Knots.in(
        new ClassFileImporter()
            .withImportOption(location -> !location.contains(tests))
            .importPackages(Floors.ROOT));
  }

  private Set<Set<String>> knots(Planted... plants) {
    return Knots.in(Planted.compiled(folder, List.of(plants)));
  }

  private static Planted knowing(String floor, String name, String known) {
    return new Planted(floor, name, known + " known;");
  }

  private static Set<String> knot(String floor, String names) {
    return Arrays.stream(names.split(" "))
        .map(name -> Floors.ROOT + "." + floor + "." + name)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
