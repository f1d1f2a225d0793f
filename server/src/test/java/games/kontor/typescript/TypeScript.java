package games.kontor.typescript;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import games.kontor.protocol.Edit;
import games.kontor.protocol.Names;
import games.kontor.protocol.ValueType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes the types of one module: what {@code Wire} makes of the given Java types and of all that
 * they are made of. A sealed interface becomes a union of objects told apart by {@code type}, any
 * other record an interface, or a tuple if it is an array on the wire, an enum a union of words, a
 * {@link ValueType} a name for its text or number.
 */
final class TypeScript {
  private static final int LINE = 100;

  private final Map<String, Class<?>> standIns;
  private final Map<Class<?>, String> imported = new LinkedHashMap<>();
  private final Map<String, Class<?>> named = new TreeMap<>();
  private final Map<Class<?>, String> declarations = new LinkedHashMap<>();
  private final Map<String, Set<String>> imports = new TreeMap<>();
  private final Deque<Class<?>> open = new ArrayDeque<>();

  /**
   * A component declared as a bare {@code Record} is unknown, unless its stand-in is named here, by
   * {@code Owner.component}.
   */
  TypeScript(Map<String, Class<?>> standIns) {
    this.standIns = Map.copyOf(standIns);
  }

  /** Takes these types from another module instead of declaring them. */
  TypeScript importing(String module, Collection<Class<?>> types) {
    types.forEach(type -> imported.put(type, module));
    return this;
  }

  /** Declares the types and all that they are made of. */
  TypeScript declare(List<Class<?>> types) {
    for (Class<?> type : types) {
      name(type);
      while (!open.isEmpty()) {
        Class<?> next = open.removeFirst();
        declarations.put(next, declaration(next));
      }
    }
    return this;
  }

  Set<Class<?>> declared() {
    return declarations.keySet();
  }

  /** The module's text. */
  String text(String header) {
    var out = new StringBuilder(header);
    imports.forEach(
        (module, names) -> {
          String line = "import type { " + String.join(", ", names) + " } from '" + module + "';\n";
          out.append('\n').append(line);
        });
    declarations.values().forEach(declaration -> out.append('\n').append(declaration));
    return out.toString();
  }

  /** The first type of a simple name has it, another one the name of its owner before it. */
  private String name(Class<?> type) {
    String module = imported.get(type);
    String simple = type.getSimpleName();
    if (module != null) {
      imports.computeIfAbsent(module, m -> new TreeSet<>()).add(simple);
      return simple;
    }
    Class<?> owner = type.getEnclosingClass();
    boolean free = named.getOrDefault(simple, type) == type;
    String name = free || owner == null ? simple : owner.getSimpleName() + simple;
    Class<?> other = named.putIfAbsent(name, type);
    if (other == null) {
      open.addLast(type);
    } else if (other != type) {
      throw new IllegalStateException(type + " and " + other + " would have one name");
    }
    return name;
  }

  private String declaration(Class<?> type) {
    String name = name(type);
    var value = ValueType.of(type);
    if (value.isPresent()) {
      return "export type " + name + " = " + single(value.get()) + ";\n";
    }
    if (type.isEnum()) {
      return union(name, words(type));
    }
    if (type.isSealed()) {
      return union(name, Arrays.stream(type.getPermittedSubclasses()).map(this::member).toList());
    }
    if (type == Edit.class) {
      return union(name, List.of("[path: string]", "[path: string, value: unknown]"));
    }
    if (!type.isRecord()) {
      throw new IllegalStateException(type + " has no shape on the wire");
    }
    if (isTuple(type)) {
      return tuple(name, type);
    }
    if (type.getRecordComponents().length == 0) {
      return "export type " + name + " = Record<string, never>;\n";
    }
    var lines = fields(type).stream().map(field -> "  " + field + ";\n");
    return "export interface " + name + " {\n" + lines.collect(Collectors.joining()) + "}\n";
  }

  private static String single(ValueType value) {
    if (value.text() && value.number()) {
      return "string | number";
    }
    return value.number() ? "number" : "string";
  }

  private static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> "'" + Names.kebab(((Enum<?>) constant).name()) + "'")
        .toList();
  }

  /** One kind of a union, written out; a union within a union by its name. */
  private String member(Class<?> type) {
    if (type.isSealed()) {
      return name(type);
    }
    var fields = new ArrayList<String>();
    fields.add(Names.carriesType(type) ? "type: '" + Names.kind(type) + "'" : "type?: undefined");
    fields.addAll(fields(type));
    String line = "{ " + String.join("; ", fields) + " }";
    return line.length() + "  | ;".length() <= LINE
        ? line
        : "{\n      " + String.join(";\n      ", fields) + ";\n    }";
  }

  private static String union(String name, List<String> members) {
    String line = "export type " + name + " = " + String.join(" | ", members) + ";\n";
    return line.length() <= LINE + 1
        ? line
        : "export type " + name + " =\n  | " + String.join("\n  | ", members) + ";\n";
  }

  private static boolean isTuple(Class<?> type) {
    var format = type.getAnnotation(JsonFormat.class);
    return format != null && format.shape() == JsonFormat.Shape.ARRAY;
  }

  /** Those at the end that may be left out are optional, and null before one that is there. */
  private String tuple(String name, Class<?> type) {
    var components = type.getRecordComponents();
    int optional = components.length;
    while (optional > 0 && isLeftOut(components[optional - 1])) {
      optional--;
    }
    var elements = new ArrayList<String>();
    for (var component : components) {
      int place = elements.size();
      var annotated = component.getAnnotatedType();
      boolean goes = place >= optional && place == components.length - 1;
      String what = goes ? bare(component, annotated) : type(component, annotated);
      elements.add(Names.component(component.getName()) + (place < optional ? ": " : "?: ") + what);
    }
    String line = "export type " + name + " = [" + String.join(", ", elements) + "];\n";
    return line.length() <= LINE + 1
        ? line
        : "export type " + name + " = [\n  " + String.join(",\n  ", elements) + ",\n];\n";
  }

  private List<String> fields(Class<?> type) {
    return Arrays.stream(type.getRecordComponents()).map(this::field).toList();
  }

  private String field(RecordComponent component) {
    String name = Names.component(component.getName());
    AnnotatedType type = component.getAnnotatedType();
    return isLeftOut(component)
        ? name + "?: " + bare(component, type)
        : name + ": " + type(component, type);
  }

  /** True if the component is not written where it is null or empty. */
  private static boolean isLeftOut(RecordComponent component) {
    return component.getAccessor().isAnnotationPresent(JsonInclude.class);
  }

  private String type(RecordComponent component, AnnotatedType annotated) {
    if (annotated instanceof AnnotatedWildcardType wildcard) {
      return type(component, wildcard.getAnnotatedUpperBounds()[0]);
    }
    String plain = bare(component, annotated);
    boolean nullable = ((AnnotatedElement) annotated).isAnnotationPresent(Nullable.class);
    return nullable && !plain.equals("unknown") ? plain + " | null" : plain;
  }

  private String bare(RecordComponent component, AnnotatedType annotated) {
    Class<?> raw = raw(annotated.getType());
    if (annotated instanceof AnnotatedParameterizedType generic) {
      AnnotatedType[] arguments = generic.getAnnotatedActualTypeArguments();
      String last = type(component, arguments[arguments.length - 1]);
      if (Collection.class.isAssignableFrom(raw)) {
        return "readonly " + (last.contains(" ") ? "(" + last + ")" : last) + "[]";
      }
      if (Map.class.isAssignableFrom(raw)) {
        return "Record<string, " + last + ">";
      }
    }
    if (raw == Record.class) {
      String owner = component.getDeclaringRecord().getSimpleName();
      Class<?> standIn = standIns.get(owner + "." + component.getName());
      return standIn == null ? "unknown" : name(standIn);
    }
    return simple(raw);
  }

  private String simple(Class<?> raw) {
    if (raw == int.class || raw == long.class || raw == Integer.class || raw == Long.class) {
      return "number";
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return "boolean";
    }
    if (raw == String.class) {
      return "string";
    }
    if (!raw.getName().startsWith("games.kontor.")) {
      return "unknown";
    }
    Class<?> owner = raw.getInterfaces().length == 0 ? raw : raw.getInterfaces()[0];
    boolean leaf = raw.isRecord() && owner.isSealed();
    return leaf ? "Extract<" + name(owner) + ", { type: '" + Names.kind(raw) + "' }>" : name(raw);
  }

  private static Class<?> raw(Type type) {
    return switch (type) {
      case Class<?> plain -> plain;
      case ParameterizedType generic -> (Class<?>) generic.getRawType();
      default -> throw new IllegalStateException(type + " has no shape on the wire");
    };
  }
}
