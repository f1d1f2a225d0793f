package games.kontor.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Tells what changed between two views of the same thing: unchanged parts are found by identity,
 * then by {@code equals}. Applying the edits in order to the JSON of the old view gives the JSON of
 * the new one. Where nothing changed, nothing is made.
 */
public final class Differ {
  private final Steps steps = new Steps();
  private final List<Edit> edits = new ArrayList<>();

  private final Component.Changes changes =
      new Component.Changes() {
        @Override
        public void put(@Nullable Object value) {
          Differ.this.put(value);
        }

        @Override
        public void compare(@Nullable Object old, @Nullable Object now) {
          Differ.this.compare(old, now);
        }
      };

  private Differ() {}

  /** The edits that turn one view into the other; empty if they are equal. */
  @SuppressWarnings("ReferenceEquality") // Unchanged parts of immutable views stay the same object.
  public static List<Edit> diff(@Nullable Object before, @Nullable Object after) {
    if (before == after) {
      return List.of();
    }
    var differ = new Differ();
    differ.compare(before, after);
    return List.copyOf(differ.edits);
  }

  @SuppressWarnings("ReferenceEquality")
  private void compare(@Nullable Object before, @Nullable Object after) {
    if (before == after) {
      return;
    }
    if (before instanceof Record old && after instanceof Record now && sameShape(old, now)) {
      compareRecords(old, now);
    } else if (before instanceof List<?> old && after instanceof List<?> now) {
      compareLists(old, now);
    } else if (before instanceof Map<?, ?> old && after instanceof Map<?, ?> now) {
      compareMaps(old, now);
    } else if (!Objects.equals(before, after)) {
      put(after);
    }
  }

  private void put(@Nullable Object value) {
    edits.add(Edit.put(steps.path(), value));
  }

  private void take() {
    edits.add(Edit.take(steps.path()));
  }

  /** What has no named components on the wire is told whole. */
  private static boolean sameShape(Record old, Record now) {
    if (old.getClass() != now.getClass()) {
      return false;
    }
    var shape = Shape.of(now.getClass());
    return !shape.isSingle() && !shape.isTuple();
  }

  private void compareRecords(Record old, Record now) {
    var shape = Shape.of(now.getClass());
    for (int i = 0; i < shape.size(); i++) {
      var component = shape.component(i);
      steps.down(component.name());
      component.compare(old, now, changes);
      steps.up();
    }
  }

  /**
   * Maps of the same keys in the same order are gone through side by side; one that is filled or
   * emptied at once is told whole, which is shorter.
   */
  private void compareMaps(Map<?, ?> old, Map<?, ?> now) {
    if (old.isEmpty() != now.isEmpty() && old.size() + now.size() > 1) {
      put(now);
      return;
    }
    var olds = old.entrySet().iterator();
    boolean abreast = true;
    int kept = 0;
    for (var entry : now.entrySet()) {
      Object key = entry.getKey();
      Object was = null;
      boolean known = false;
      if (abreast && olds.hasNext()) {
        var other = olds.next();
        abreast = known = key.equals(other.getKey());
        was = other.getValue();
      }
      if (!known) {
        abreast = false;
        was = old.get(key);
        known = was != null || old.containsKey(key);
      }
      kept += known ? 1 : 0;
      steps.down(key);
      if (known) {
        compare(was, entry.getValue());
      } else {
        put(entry.getValue());
      }
      steps.up();
    }
    if (kept < old.size()) {
      takeOthers(old, now);
    }
  }

  private void takeOthers(Map<?, ?> old, Map<?, ?> now) {
    for (Object key : old.keySet()) {
      if (!now.containsKey(key)) {
        steps.down(key);
        take();
        steps.up();
      }
    }
  }

  private void compareLists(List<?> old, List<?> now) {
    var change = ListChange.of(old, now);
    if (change.isNone()) {
      return;
    }
    if (change.isLongerThan(now)) {
      put(now);
      return;
    }
    int place = change.kept();
    drop(place, change.dropFirst());
    add(place, change.addFirst(), now);
    place += change.addFirst();
    int shift = change.dropFirst() - change.addFirst();
    for (int i = 0; i < change.pairs(); i++, place++) {
      steps.down(place);
      compare(old.get(place + shift), now.get(place));
      steps.up();
    }
    drop(place, change.dropLast());
    add(place, change.addLast(), now);
  }

  private void drop(int place, int count) {
    steps.down(place);
    for (int i = 0; i < count; i++) {
      take();
    }
    steps.up();
  }

  private void add(int from, int count, List<?> now) {
    boolean atEnd = from + count == now.size();
    for (int place = from; place < from + count; place++) {
      steps.down(atEnd ? "-" : "+" + place);
      put(now.get(place));
      steps.up();
    }
  }
}
