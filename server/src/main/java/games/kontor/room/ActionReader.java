package games.kontor.room;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import games.kontor.game.Refusal;
import games.kontor.game.Whole;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the actions of one game: the kind by its {@code type}, then each parameter by the type of
 * its component. One whose component is {@code @Nullable} may be missing or null. Nothing is
 * coerced, and a property that is no parameter is refused: what is read is kept for good. The parts
 * of a form are asked in the same way; one that is not as it should be makes the form a wrong
 * parameter.
 */
public final class ActionReader<A> {
  /** Looked up once for each game: reflection would take more memory than the room around it. */
  private static final ClassValue<Map<String, Kind>> KINDS =
      new ClassValue<>() {
        @Override
        protected Map<String, Kind> computeValue(Class<?> root) {
          var kinds = new TreeMap<String, Kind>();
          Names.leaves(root).forEach(leaf -> kinds.put(Names.kind(leaf), new Kind(leaf)));
          return kinds;
        }
      };

  private final Class<A> root;
  private final Map<String, Kind> kinds;

  public ActionReader(Class<A> root) {
    this.root = root;
    this.kinds = KINDS.get(root);
  }

  /** The kind that this action's {@code type} names; empty if there is none. */
  public Optional<Class<? extends A>> kind(JsonNode action) {
    return known(action).map(kind -> kind.type.asSubclass(root));
  }

  /**
   * The action itself. Throws the {@link Refusal} that {@code malformed} gives for the first
   * parameter, in the order of the record, that is missing though it must not be, of the wrong
   * type, or out of its {@link Whole} range; {@code unknown-parameter} if there is more than them.
   */
  public A read(JsonNode action, Function<String, Refusal> malformed) {
    var kind = known(action).orElseThrow(() -> new Refusal("unknown-action"));
    return root.cast(kind.read(action, malformed));
  }

  private Optional<Kind> known(JsonNode action) {
    var type = action.get("type");
    return type != null && type.isTextual()
        ? Optional.ofNullable(kinds.get(type.textValue()))
        : Optional.empty();
  }

  private static final class Kind {
    private final Class<?> type;
    private final Parameter[] parameters;
    private final Constructor<?> constructor;

    /** Looked up once: an annotation read anew costs more than the action around it. */
    private record Parameter(
        String name, ObjectReader reader, boolean optional, @Nullable Whole range) {
      static Parameter of(RecordComponent component) {
        return new Parameter(
            component.getName(),
            Wire.mapper().readerFor(Wire.mapper().constructType(component.getGenericType())),
            Parts.isOptional(component),
            component.getAnnotation(Whole.class));
      }

      Optional<Object> read(@Nullable JsonNode node) {
        if (node == null || node.isNull()) {
          return Optional.empty();
        }
        try {
          return Optional.<Object>ofNullable(reader.readValue(node))
              .filter(value -> Parts.fit(value, range));
        } catch (IOException e) {
          return Optional.empty();
        }
      }
    }

    Kind(Class<?> type) {
      this.type = type;
      var components = type.getRecordComponents();
      this.parameters = new Parameter[components.length];
      var raw = new Class<?>[components.length];
      for (int i = 0; i < components.length; i++) {
        parameters[i] = Parameter.of(components[i]);
        raw[i] = components[i].getType();
      }
      try {
        this.constructor = type.getDeclaredConstructor(raw);
        this.constructor.setAccessible(true);
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException(e);
      }
    }

    Object read(JsonNode action, Function<String, Refusal> malformed) {
      var values = new @Nullable Object[parameters.length];
      int known = 1;
      for (int i = 0; i < parameters.length; i++) {
        var parameter = parameters[i];
        JsonNode node = action.get(parameter.name());
        known += node == null ? 0 : 1;
        if (!parameter.optional() || (node != null && !node.isNull())) {
          values[i] = parameter.read(node).orElseThrow(() -> malformed.apply(parameter.name()));
        }
      }
      if (action.size() != known) {
        throw new Refusal("unknown-parameter");
      }
      try {
        return constructor.newInstance(values);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot make " + type, e);
      }
    }
  }
}
