package games.kontor.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.EvaluationResult;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.TreeSet;

/** A class that breaks a rule, told in one line that begins with its name. */
final class Violation {

  private Violation() {}

  static void in(JavaClass type, String what, ConditionEvents events) {
    events.add(SimpleConditionEvent.violated(type, type.getName() + ": " + what));
  }

  /** The names of the classes that break a rule, themselves or in a class within them. */
  static Set<String> names(EvaluationResult result) {
    Set<String> names = new TreeSet<>();
    for (String line : result.getFailureReport().getDetails()) {
      names.add(line.replaceFirst("[:$].*", ""));
    }
    return names;
  }
}
