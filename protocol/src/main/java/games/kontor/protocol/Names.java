package games.kontor.protocol;

import com.fasterxml.jackson.core.io.SerializedString;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How Java names are spelled on the wire: kinds and constants in kebab-case. */
public final class Names {
  private static final ClassValue<String> KINDS =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> leaf) {
          return kebab(leaf.getSimpleName());
        }
      };

  private static final ClassValue<Map<Object, SerializedString>> CONSTANTS =
      new ClassValue<>() {
        @Override
        protected Map<Object, SerializedString> computeValue(Class<?> type) {
          return Arrays.stream(type.getEnumConstants())
              .collect(Collectors.toUnmodifiableMap(Function.identity(), Names::spelling));
        }
      };

  private Names() {}

  /** {@code ChooseStart} and {@code CHOOSE_START} both become {@code choose-start}. */
  public static String kebab(String name) {
    if (name.equals(name.toUpperCase(Locale.ROOT))) {
      return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
    return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  /**
   * A component as it is spelled on the wire. A word that Java keeps for itself is written with an
   * underscore behind it, which is dropped: {@code throw_} becomes {@code throw}.
   */
  public static String component(String name) {
    return name.endsWith("_") ? name.substring(0, name.length() - 1) : name;
  }

  /** The kind of a record below a sealed root, as its {@code type} says it. */
  public static String kind(Class<?> leaf) {
    return KINDS.get(leaf);
  }

  /** A constant as it is spelled on the wire. */
  public static String constant(Enum<?> constant) {
    return spelled(constant).getValue();
  }

  /** A constant as it is spelled on the wire, ready to be written. */
  static SerializedString spelled(Enum<?> constant) {
    return Objects.requireNonNull(CONSTANTS.get(constant.getDeclaringClass()).get(constant));
  }

  private static SerializedString spelling(Object constant) {
    return new SerializedString(kebab(((Enum<?>) constant).name()));
  }

  /** True for a sealed interface and for every record directly below one. */
  static boolean belongsToSealed(Class<?> type) {
    if (type.isSealed() && type.isInterface()) {
      return true;
    }
    for (Class<?> parent : type.getInterfaces()) {
      if (parent.isSealed()) {
        return true;
      }
    }
    return false;
  }

  /** True for a record below a sealed root whose {@code type} says its kind. */
  public static boolean carriesType(Class<?> leaf) {
    return leaf.isRecord() && belongsToSealed(leaf) && !leaf.isAnnotationPresent(Untyped.class);
  }

  /** The kind that what carries no {@code type} is read as; null if there is none such. */
  static @Nullable Class<?> untyped(Class<?> type) {
    for (Class<?> leaf : leaves(type)) {
      if (leaf.isAnnotationPresent(Untyped.class)) {
        return leaf;
      }
    }
    return null;
  }

  /** All records below a sealed interface, in the order of its {@code permits}. */
  public static List<Class<?>> leaves(Class<?> root) {
    if (!root.isSealed()) {
      return List.of(root);
    }
    var leaves = new ArrayList<Class<?>>();
    for (Class<?> permitted : root.getPermittedSubclasses()) {
      leaves.addAll(leaves(permitted));
    }
    return List.copyOf(leaves);
  }
}
