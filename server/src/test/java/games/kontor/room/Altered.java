package games.kontor.room;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** Copies of records and lists with one part replaced; for tests that look at one difference. */
public final class Altered {
  private Altered() {}

  /** The same record with another value of one component. */
  public static <R extends Record> R with(R record, String component, Object value) {
    RecordComponent[] components = record.getClass().getRecordComponents();
    var types = new Class<?>[components.length];
    var values = new Object[components.length];
    boolean found = false;
    try {
      for (int i = 0; i < components.length; i++) {
        boolean altered = components[i].getName().equals(component);
        found |= altered;
        types[i] = components[i].getType();
        components[i].getAccessor().setAccessible(true);
        values[i] = altered ? value : components[i].getAccessor().invoke(record);
      }
      if (!found) {
        throw new IllegalArgumentException(record.getClass() + " has no " + component);
      }
      var constructor = record.getClass().getDeclaredConstructor(types);
      constructor.setAccessible(true);
      @SuppressWarnings("unchecked")
      R copy = (R) constructor.newInstance(values);
      return copy;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The same list with another element at one place. */
  public static <T> List<T> with(List<T> list, int index, T element) {
    var copy = new ArrayList<>(list);
    copy.set(index, element);
    return List.copyOf(copy);
  }
}
