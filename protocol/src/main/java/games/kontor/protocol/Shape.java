package games.kontor.protocol;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.core.io.SerializedString;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a record is made of on the wire. One that is a single value there ({@link ValueType}) has no
 * components.
 */
final class Shape {
  static final SerializedString TYPE = new SerializedString("type");

  private static final ClassValue<Shape> SHAPES =
      new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
          return new Shape(type);
        }
      };

  private final @Nullable ValueType single;
  private final @Nullable SerializedString kind;
  private final boolean tuple;
  private final Component[] components;
  private final SerializedString[] keys;

  private Shape(Class<?> type) {
    this.single = ValueType.of(type).orElse(null);
    this.kind = Names.carriesType(type) ? new SerializedString(Names.kind(type)) : null;
    this.tuple = isTuple(type);
    var parts = single != null || !type.isRecord() ? null : type.getRecordComponents();
    this.components =
        Arrays.stream(parts == null ? new RecordComponent[0] : parts)
            .map(Component::of)
            .toArray(Component[]::new);
    this.keys =
        Arrays.stream(components)
            .map(component -> new SerializedString(component.name()))
            .toArray(SerializedString[]::new);
  }

  static Shape of(Class<?> type) {
    return SHAPES.get(type);
  }

  private static boolean isTuple(Class<?> type) {
    var format = type.getAnnotation(JsonFormat.class);
    return format != null && format.shape() == JsonFormat.Shape.ARRAY;
  }

  /** True for what is a single value on the wire. */
  boolean isSingle() {
    return single != null;
  }

  /** The single value that it is; null for what has components. */
  @Nullable ValueType single() {
    return single;
  }

  /** What its {@code type} says; null if it carries none. */
  @Nullable SerializedString kind() {
    return kind;
  }

  /**
   * True for what is an array of its components there, in their order; those at the end that may be
   * left out are not written.
   */
  boolean isTuple() {
    return tuple;
  }

  /** How many components it has. */
  int size() {
    return components.length;
  }

  Component component(int place) {
    return components[place];
  }

  /** The name of a component, ready to be written. */
  SerializedString key(int place) {
    return keys[place];
  }
}
