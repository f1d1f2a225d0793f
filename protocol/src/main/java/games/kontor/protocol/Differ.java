package games.kontor.protocol;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Tells what changed between two views of the same thing: unchanged parts are found by identity,
 * then by {@code equals}. Applying the edits in order to the JSON of the old view gives the JSON of
 * the new one.
 */
public final class Differ {
  private static final ClassValue<List<RecordComponent>> COMPONENTS =
      new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
          var components = List.of(type.getRecordComponents());
          components.forEach(component -> component.getAccessor().setAccessible(true));
          return components;
        }
      };

  private final List<Edit> edits = new ArrayList<>();

  private Differ() {}

  /** The edits that turn one view into the other; empty if they are equal. */
  public static List<Edit> diff(@Nullable Object before, @Nullable Object after) {
    var differ = new Differ();
    differ.compare("", before, after);
    return List.copyOf(differ.edits);
  }

  // Identity first: unchanged parts of immutable views stay the same object.
  @SuppressWarnings("ReferenceEquality")
  private void compare(String path, @Nullable Object before, @Nullable Object after) {
    if (before == after) {
      return;
    }
    if (before instanceof Map<?, ?> old && after instanceof Map<?, ?> now) {
      compareMaps(path, old, now);
    } else if (before instanceof List<?> old
        && after instanceof List<?> now
        && now.size() >= old.size()) {
      compareLists(path, old, now);
    } else if (before instanceof Record old && after instanceof Record now && sameShape(old, now)) {
      for (RecordComponent component : COMPONENTS.get(now.getClass())) {
        String inner = join(path, Names.component(component.getName()));
        compare(inner, value(component, old), value(component, now));
      }
    } else if (!Objects.equals(before, after)) {
      edits.add(Edit.put(path, after));
    }
  }

  private static boolean sameShape(Record old, Record now) {
    return old.getClass() == now.getClass() && ValueType.of(now.getClass()).isEmpty();
  }

  private void compareMaps(String path, Map<?, ?> old, Map<?, ?> now) {
    for (var entry : now.entrySet()) {
      String inner = join(path, key(entry.getKey()));
      if (old.containsKey(entry.getKey())) {
        compare(inner, old.get(entry.getKey()), entry.getValue());
      } else {
        edits.add(Edit.put(inner, entry.getValue()));
      }
    }
    for (Object key : old.keySet()) {
      if (!now.containsKey(key)) {
        edits.add(Edit.take(join(path, key(key))));
      }
    }
  }

  // A long list that only grew costs no more than a walk over its elements.
  @SuppressWarnings("ReferenceEquality")
  private void compareLists(String path, List<?> old, List<?> now) {
    for (int i = 0; i < old.size(); i++) {
      if (old.get(i) != now.get(i)) {
        compare(join(path, Integer.toString(i)), old.get(i), now.get(i));
      }
    }
    for (int i = old.size(); i < now.size(); i++) {
      edits.add(Edit.put(join(path, "-"), now.get(i)));
    }
  }

  private static String key(Object key) {
    return key instanceof Enum<?> constant ? Names.kebab(constant.name()) : key.toString();
  }

  private static String join(String path, String step) {
    return path.isEmpty() ? step : path + "/" + step;
  }

  private static @Nullable Object value(RecordComponent component, Record owner) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }
}
