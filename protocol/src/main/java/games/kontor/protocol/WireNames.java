package games.kontor.protocol;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives every enum its kebab-case names and, when {@link Reading}, finds a record below a sealed
 * interface by its {@code type}, so that games need no annotations and know no JSON. What writes
 * the records is {@link RecordWriter}.
 */
class WireNames extends JacksonAnnotationIntrospector {
  private static final long serialVersionUID = 1L;

  @Override
  public String[] findEnumValues(
      MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
    for (int i = 0; i < constants.length; i++) {
      names[i] = Names.constant(constants[i]);
    }
    return names;
  }

  /** Spells components as {@link Names#component} does. */
  static final class Components extends PropertyNamingStrategies.NamingBase {
    private static final long serialVersionUID = 1L;

    @Override
    public String translate(String name) {
      return Names.component(name);
    }
  }

  static final class Reading extends WireNames {
    private static final long serialVersionUID = 1L;

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(
        MapperConfig<?> config, Annotated annotated) {
      return annotated instanceof AnnotatedClass type && Names.belongsToSealed(type.getRawType())
          ? toldApart(type.getRawType())
          : super.findPolymorphicTypeInfo(config, annotated);
    }

    private static JsonTypeInfo.Value toldApart(Class<?> type) {
      return JsonTypeInfo.Value.construct(
          JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "type", Names.untyped(type), false, null);
    }

    @Override
    public @Nullable String findTypeName(AnnotatedClass type) {
      return Names.belongsToSealed(type.getRawType())
          ? Names.kind(type.getRawType())
          : super.findTypeName(type);
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(Annotated annotated) {
      Class<?> type = annotated.getRawType();
      if (!type.isSealed()) {
        return super.findSubtypes(annotated);
      }
      return Names.leaves(type).stream()
          .map(leaf -> new NamedType(leaf, Names.kind(leaf)))
          .toList();
    }
  }
}
