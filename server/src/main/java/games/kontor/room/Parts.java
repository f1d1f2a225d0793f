package games.kontor.room;

import games.kontor.game.Whole;
import java.lang.reflect.RecordComponent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks into what was read as a parameter: ranges of numbers, lists, and the parts of forms. */
final class Parts {
  private Parts() {}

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
    for (RecordComponent part : form.getClass().getRecordComponents()) {
      Object inner = part(form, part);
      boolean fits = inner == null ? isOptional(part) : fit(inner, part.getAnnotation(Whole.class));
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

  private static @Nullable Object part(Record form, RecordComponent part) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(form);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + part, e);
    }
  }
}
