package games.kontor.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static games.kontor.architecture.Floors.ROOT;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.MonitorInstruction;
import java.lang.reflect.AccessFlag;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** What holds on a floor besides whom it knows. */
final class Habits {

  private static final DescribedPredicate<JavaClass> RULES =
      resideInAnyPackage(ROOT + ".game..", ROOT + ".games..");
  private static final DescribedPredicate<JavaClass> CHANCE =
      resideInAPackage(ROOT + ".game").and(assignableTo(ROOT + ".game.Chance"));
  private static final DescribedPredicate<JavaClass> EVENT_LOOP =
      resideInAnyPackage(ROOT + ".room..", ROOT + ".host..", ROOT + ".web..");

  static final ArchRule NULL_MARKED =
      classes().should(lieInANullMarkedPackage()).as("every package is @NullMarked");
  static final ArchRule NO_CLOCK =
      rule("in game and games: no clock", RULES, Forbidden.CLOCKS.untouched());
  static final ArchRule NO_RANDOMNESS =
      rule(
          "in game and games: no randomness but from Chance",
          RULES.and(not(CHANCE)),
          Forbidden.RANDOMNESS.untouched());
  static final ArchRule NO_UNORDERED =
      rule(
          "in game and games: no collection without an order",
          RULES,
          Forbidden.UNORDERED.untouched());
  static final ArchRule NO_INPUT_OR_OUTPUT =
      rule("in game and games: no input or output", RULES, Forbidden.INPUT_AND_OUTPUT.untouched());
  static final ArchRule NO_WAITING =
      rule(
          "in room, host and web: no lock, no sleep, no await, no blocking call",
          EVENT_LOOP,
          Forbidden.WAITING.untouched());
  static final ArchRule NO_SYNCHRONIZED =
      rule("in room, host and web: no synchronized", EVENT_LOOP, notSynchronize());
  static final ArchRule NO_CYCLES =
      SlicesRuleDefinition.slices().assignedFrom(packages()).should().beFreeOfCycles();

  static final List<ArchRule> ALL =
      List.of(
          NULL_MARKED,
          NO_CLOCK,
          NO_RANDOMNESS,
          NO_UNORDERED,
          NO_INPUT_OR_OUTPUT,
          NO_WAITING,
          NO_SYNCHRONIZED,
          NO_CYCLES);

  private Habits() {}

  private static ArchRule rule(
      String text, DescribedPredicate<JavaClass> where, ArchCondition<JavaClass> what) {
    return classes().that(where).should(what).as(text).allowEmptyShould(true);
  }

  private static ArchCondition<JavaClass> lieInANullMarkedPackage() {
    return new ArchCondition<>("lie in a @NullMarked package") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
          Violation.in(type, "its package is not @NullMarked", events);
        }
      }
    };
  }

  private static ArchCondition<JavaClass> notSynchronize() {
    return new ArchCondition<>("not synchronize") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        if (synchronizes(type)) {
          Violation.in(type, "synchronizes", events);
        }
      }
    };
  }

  /** Read from the bytes: ArchUnit sees synchronized methods, but no synchronized blocks. */
  private static boolean synchronizes(JavaClass type) {
    try (InputStream bytes = type.getSource().orElseThrow().getUri().toURL().openStream()) {
      return ClassFile.of().parse(bytes.readAllBytes()).methods().stream()
          .anyMatch(Habits::synchronizes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean synchronizes(MethodModel method) {
    return method.flags().has(AccessFlag.SYNCHRONIZED)
        || method.code().stream()
            .flatMap(CodeModel::elementStream)
            .anyMatch(MonitorInstruction.class::isInstance);
  }

  private static SliceAssignment packages() {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        return SliceIdentifier.of(type.getPackageName());
      }

      @Override
      public String getDescription() {
        return "packages";
      }
    };
  }
}
