package games.kontor.protocol;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Modifier;
import java.util.Optional;

/**
 * A Java type that is a single value on the wire, told by its shape: a class or record with a
 * public static {@code parse(String)} that returns it is a text ({@code toString} writes it,
 * IllegalArgumentException refuses it); a record of a single {@code int} is a number. Records below
 * a sealed root are neither: they carry their kind.
 */
public final class ValueType {
  private static final ClassValue<Optional<ValueType>> KNOWN =
      new ClassValue<>() {
        @Override
        protected Optional<ValueType> computeValue(Class<?> type) {
          return look(type);
        }
      };

  private final Class<?> type;
  private final boolean number;
  private final MethodHandle make;
  private final MethodHandle read;

  private ValueType(Class<?> type, boolean number, MethodHandle make, MethodHandle read) {
    this.type = type;
    this.number = number;
    this.make = make;
    this.read = read;
  }

  /** What the type is on the wire; empty for everything that is not a single value of our own. */
  public static Optional<ValueType> of(Class<?> type) {
    return KNOWN.get(type);
  }

  public Class<?> type() {
    return type;
  }

  /** True for a number, false for a text. */
  public boolean number() {
    return number;
  }

  /** Throws IllegalArgumentException for a text that is none of this type. */
  public Object fromText(String text) {
    return call(make, text);
  }

  /** Throws IllegalArgumentException for a number that is none of this type. */
  public Object fromNumber(int value) {
    return call(make, value);
  }

  public int toNumber(Object value) {
    return (Integer) call(read, value);
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
      for (var method : type.getMethods()) {
        if (method.getName().equals("parse")
            && Modifier.isStatic(method.getModifiers())
            && method.getReturnType() == type
            && method.getParameterCount() == 1
            && method.getParameterTypes()[0] == String.class) {
          method.setAccessible(true);
          var make = MethodHandles.lookup().unreflect(method);
          return Optional.of(new ValueType(type, false, make, make));
        }
      }
      var parts = type.getRecordComponents();
      if (parts != null && parts.length == 1 && parts[0].getType() == int.class) {
        var constructor = type.getDeclaredConstructor(int.class);
        constructor.setAccessible(true);
        parts[0].getAccessor().setAccessible(true);
        var lookup = MethodHandles.lookup();
        return Optional.of(
            new ValueType(
                type,
                true,
                lookup.unreflectConstructor(constructor),
                lookup.unreflect(parts[0].getAccessor())));
      }
      return Optional.empty();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot look into " + type, e);
    }
  }
}
