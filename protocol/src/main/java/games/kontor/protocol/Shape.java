package games.kontor.protocol;

import java.util.Arrays;

/**
 * What a record is made of on the wire. One that is a single value there ({@link ValueType}) has no
 * components.
 */
final class Shape {
  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return new Shape(type);
        }
      };

  private final boolean single;
  private final Component[] components;

  private Shape(Class<?> type) {
    this.single = ValueType.of(type).isPresent();
    this.components =
        single
            ? new Component[0]
            : Arrays.stream(type.getRecordComponents())
                .map(Component::of)
                .toArray(Component[]::new);
  }

  static Shape of(Class<?> type) {
    return SHAPES.get(type);
  }

  /** True for what is a single value on the wire. */
  boolean isSingle() {
    return single;
  }

  /** How many components it has. */
  int size() {
    return components.length;
  }

  Component component(int place) {
    return components[place];
  }
}
