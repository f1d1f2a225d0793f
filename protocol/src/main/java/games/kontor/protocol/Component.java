package games.kontor.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record under its name on the wire, read as fast as by a call in the source.
 * Numbers and flags are read without a box.
 */
sealed interface Component {

  /** Its name on the wire. */
  String name();

  /** Notes what is different in the second of two records of its class. */
  void compare(Object old, Object now, Changes changes);

  /** Writes its value alone. */
  void write(Object record, JsonGenerator out, Writer parts) throws IOException;

  /** Writes it as a property under {@code key}, unless a value like this is left out. */
  default void write(Object record, SerializedString key, JsonGenerator out, Writer parts)
      throws IOException {
    out.writeFieldName(key);
    write(record, out, parts);
  }

  /** False if its value is left out where it can be. */
  default boolean isShown(Object record) {
    return true;
  }

  /** Takes what is different. */
  interface Changes {
    void put(@Nullable Object value);

    /** Looks into two values of a part. */
    void compare(@Nullable Object old, @Nullable Object now);
  }

  /** Writes the value of a part. */
  interface Writer {
    void write(@Nullable Object value, JsonGenerator out) throws IOException;
  }

  /** A whole number. */
  record Whole(String name, ToIntFunction<Object> in) implements Component {
    @Override
    public void compare(Object old, Object now, Changes changes) {
      int value = in.applyAsInt(now);
      if (in.applyAsInt(old) != value) {
        changes.put(value);
      }
    }

    @Override
    public void write(Object record, JsonGenerator out, Writer parts) throws IOException {
      out.writeNumber(in.applyAsInt(record));
    }
  }

  /** A long whole number. */
  record Wide(String name, ToLongFunction<Object> in) implements Component {
    @Override
    public void compare(Object old, Object now, Changes changes) {
      long value = in.applyAsLong(now);
      if (in.applyAsLong(old) != value) {
        changes.put(value);
      }
    }

    @Override
    public void write(Object record, JsonGenerator out, Writer parts) throws IOException {
      out.writeNumber(in.applyAsLong(record));
    }
  }

  /** Yes or no. */
  record Flag(String name, Predicate<Object> in) implements Component {
    @Override
    public void compare(Object old, Object now, Changes changes) {
      boolean value = in.test(now);
      if (in.test(old) != value) {
        changes.put(value);
      }
    }

    @Override
    public void write(Object record, JsonGenerator out, Writer parts) throws IOException {
      out.writeBoolean(in.test(record));
    }
  }

  /** Anything else. */
  record Part(String name, JsonInclude.Include shown, Function<Object, @Nullable Object> in)
      implements Component {
    @Override
    public void compare(Object old, Object now, Changes changes) {
      changes.compare(in.apply(old), in.apply(now));
    }

    @Override
    public void write(Object record, JsonGenerator out, Writer parts) throws IOException {
      parts.write(in.apply(record), out);
    }

    @Override
    public void write(Object record, SerializedString key, JsonGenerator out, Writer parts)
        throws IOException {
      Object value = in.apply(record);
      if (shows(value)) {
        out.writeFieldName(key);
        parts.write(value, out);
      }
    }

    @Override
    public boolean isShown(Object record) {
      return shows(in.apply(record));
    }

    private boolean shows(@Nullable Object value) {
      return switch (shown) {
        case NON_NULL -> value != null;
        case NON_EMPTY -> value != null && !isEmpty(value);
        default -> true;
      };
    }

    private static boolean isEmpty(Object value) {
      return (value instanceof Collection<?> all && all.isEmpty())
          || (value instanceof Map<?, ?> map && map.isEmpty());
    }
  }

  /** The component of a record that may be private to its own class. */
  static Component of(RecordComponent component) {
    try {
      var accessor = component.getAccessor();
      accessor.setAccessible(true);
      var lookup =
          MethodHandles.privateLookupIn(component.getDeclaringRecord(), MethodHandles.lookup());
      var include = accessor.getAnnotation(JsonInclude.class);
      var shown = include == null ? JsonInclude.Include.ALWAYS : include.value();
      return of(Names.component(component.getName()), shown, lookup, lookup.unreflect(accessor));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("cannot read " + component, e);
    }
  }

  private static Component of(
      String name, JsonInclude.Include shown, MethodHandles.Lookup lookup, MethodHandle accessor) {
    Class<?> type = accessor.type().returnType();
    if (type == int.class) {
      return new Whole(name, whole(lookup, accessor));
    }
    if (type == long.class) {
      return new Wide(name, reader(lookup, accessor, ToLongFunction.class, "applyAsLong"));
    }
    if (type == boolean.class) {
      return new Flag(name, reader(lookup, accessor, Predicate.class, "test"));
    }
    return new Part(name, shown, reader(lookup, accessor, Function.class, "apply"));
  }

  /** Reads a whole number from what the handle takes. */
  static ToIntFunction<Object> whole(MethodHandles.Lookup lookup, MethodHandle accessor) {
    return reader(lookup, accessor, ToIntFunction.class, "applyAsInt");
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Generics are erased in there.
  private static <F> F reader(
      MethodHandles.Lookup lookup, MethodHandle accessor, Class<?> shape, String method) {
    var exact = shape == Function.class ? accessor.type().wrap() : accessor.type();
    var erased = exact.erase();
    try {
      var made = MethodType.methodType(shape);
      var site = LambdaMetafactory.metafactory(lookup, method, made, erased, accessor, exact);
      return (F) site.getTarget().invoke();
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("cannot read " + accessor, e);
    }
  }
}
