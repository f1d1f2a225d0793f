package games.kontor.protocol;

import java.util.Arrays;
import java.util.List;

/**
 * What a record is made of on the wire. One that is a single value there ({@link ValueType}) has no
 * components.
 */
record Shape(boolean isSingle, List<Component> components) {
  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return ValueType.of(type).isPresent()
              ? new Shape(true, List.of())
              : new Shape(
                  false, Arrays.stream(type.getRecordComponents()).map(Component::of).toList());
        }
      };

  static Shape of(Class<?> record) {
    return SHAPES.get(record);
  }
}
