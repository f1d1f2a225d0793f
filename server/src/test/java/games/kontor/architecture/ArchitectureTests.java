package games.kontor.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import games.kontor.architecture.Floors.Floor;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** All classes of the house keep its floors and habits. */
final class ArchitectureTests {

  @TestFactory
  Stream<DynamicTest> holds() {
    JavaClasses classes =
        new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(Floors.ROOT);
    Stream<ArchRule> floors = Floors.TABLE.stream().map(Floor::rule);
    return Stream.of(floors, Stream.of(Floors.complete()), Habits.ALL.stream())
        .flatMap(rules -> rules)
        .map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(classes)));
  }
}
