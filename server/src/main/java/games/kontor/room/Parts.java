package games.kontor.room;

import games.kontor.game.Whole;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Looks into what was read as a parameter: ranges of numbers, lists, and the parts of forms. */
final class Parts {
  /** Looked up once: an annotation read anew costs more than the form around it. */
  private static final ClassValue<Part[]> PARTS =
      new ClassValue<>() {
        @Override
        protected Part[] computeValue(Class<?> form) {
          return Stream.of(form.getRecordComponents()).map(Part::of).toArray(Part[]::new);
        }
      };

  private Parts() {}

  private record Part(Method accessor, boolean optional, @Nullable Whole range) {
    static Part of(RecordComponent component) {
      component.getAccessor().setAccessible(true);
      return new Part(
          component.getAccessor(), isOptional(component), component.getAnnotation(Whole.class));
    }

    @Nullable Object of(Record form) {
      try {
        return accessor.invoke(form);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + accessor, e);
      }
    }
  }

  /** True unless a number is out of its range, or something in a list or a form is missing. */
  static boolean fit(Object value, @Nullable Whole range) {
    return switch (value) {
      case Number number -> range == null || isInRange(number.longValue(), range);
      case List<?> list -> list.stream().allMatch(each -> each != null && isWhole(each));
      default -> isWhole(value);
    };
  }

  private static boolean isInRange(long number, Whole range) {
    return number >= range.from() && number <= range.to();
  }

  /** True unless it is a form in which something is missing or out of its range. */
  private static boolean isWhole(Object value) {
    if (!(value instanceof Record form)) {
      return true;
    }
    for (Part part : PARTS.get(form.getClass())) {
      Object inner = part.of(form);
      boolean fits = inner == null ? part.optional() : fit(inner, part.range());
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  /** True if a part may be missing or null. */
  static boolean isOptional(RecordComponent part) {
    return part.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }
}
