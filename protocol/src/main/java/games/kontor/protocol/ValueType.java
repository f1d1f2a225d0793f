package games.kontor.protocol;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A Java type that is a single value on the wire, told by its shape: a class or record with a
 * public static {@code parse(String)} that returns it is a text ({@code toString} writes it,
 * IllegalArgumentException refuses it); one that has a public static {@code parse(int)} as well is
 * either of both, a number where its text is one; a record of a single {@code int} is a number,
 * made by its public static {@code of(int)} if it has one. Records below a sealed root are none of
 * these: they carry their kind.
 */
public final class ValueType {
  private static final int DIGITS = 9;
  private static final ClassValue<Optional<ValueType>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Optional<ValueType> computeValue(Class<?> type) {
          return look(type);
        }
      };

  private final Class<?> type;
  private final @Nullable MethodHandle fromText;
  private final @Nullable MethodHandle fromNumber;
  private final @Nullable ToIntFunction<Object> toNumber;

  private ValueType(
      Class<?> type,
      @Nullable MethodHandle fromText,
      @Nullable MethodHandle fromNumber,
      @Nullable ToIntFunction<Object> toNumber) {
    this.type = type;
    this.fromText = fromText;
    this.fromNumber = fromNumber;
    this.toNumber = toNumber;
  }

  /** What the type is on the wire; empty for everything that is not a single value of our own. */
  public static Optional<ValueType> of(Class<?> type) {
    return KNOWN.get(type);
  }

  public Class<?> type() {
    return type;
  }

  /** True if it may be a text. */
  public boolean text() {
    return fromText != null;
  }

  /** True if it may be a number. */
  public boolean number() {
    return fromNumber != null;
  }

  /** Throws IllegalArgumentException for a text that is none of this type. */
  public Object fromText(String text) {
    return call(Objects.requireNonNull(fromText), text);
  }

  /** Throws IllegalArgumentException for a number that is none of this type. */
  public Object fromNumber(int value) {
    return call(Objects.requireNonNull(fromNumber), value);
  }

  /** The value as a number; empty if it is a text. */
  public OptionalInt toNumber(Object value) {
    if (toNumber != null) {
      return OptionalInt.of(toNumber.applyAsInt(value));
    }
    if (!number()) {
      return OptionalInt.empty();
    }
    String text = value.toString();
    return isWhole(text) ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
  }

  private static boolean isWhole(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return false;
      }
    }
    return !text.isEmpty() && text.length() <= DIGITS;
  }

  private static Object call(MethodHandle handle, Object argument) {
    try {
      return handle.invoke(argument);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static Optional<ValueType> look(Class<?> type) {
    if (Names.belongsToSealed(type)
        || type.isPrimitive()
        || type.isEnum()
        || type.getName().startsWith("java.")) {
      return Optional.empty();
    }
    try {
      var fromText = maker(type, "parse", String.class);
      if (fromText != null) {
        var fromNumber = maker(type, "parse", int.class);
        return Optional.of(new ValueType(type, fromText, fromNumber, null));
      }
      var parts = type.getRecordComponents();
      if (parts != null && parts.length == 1 && parts[0].getType() == int.class) {
        var lookup = MethodHandles.privateLookupIn(type, MethodHandles.lookup());
        var number = Component.whole(lookup, lookup.unreflect(parts[0].getAccessor()));
        var of = maker(type, "of", int.class);
        var made =
            of == null ? lookup.unreflectConstructor(type.getDeclaredConstructor(int.class)) : of;
        return Optional.of(new ValueType(type, null, made, number));
      }
      return Optional.empty();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot look into " + type, e);
    }
  }

  /** The type's public static method of this name and parameter; null if it has none. */
  private static @Nullable MethodHandle maker(Class<?> type, String name, Class<?> parameter)
      throws IllegalAccessException {
    for (var method : type.getMethods()) {
      if (method.getName().equals(name)
          && Modifier.isStatic(method.getModifiers())
          && method.getReturnType() == type
          && method.getParameterCount() == 1
          && method.getParameterTypes()[0] == parameter) {
        method.setAccessible(true);
        return MethodHandles.lookup().unreflect(method);
      }
    }
    return null;
  }
}
