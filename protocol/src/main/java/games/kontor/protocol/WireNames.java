package games.kontor.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.PropertyName;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.introspect.VirtualAnnotatedMember;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.ser.BeanPropertyWriter;
import com.fasterxml.jackson.databind.ser.VirtualBeanPropertyWriter;
import com.fasterxml.jackson.databind.util.Annotations;
import com.fasterxml.jackson.databind.util.SimpleBeanPropertyDefinition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Gives every record below a sealed interface a {@code type} property and every enum its kebab-case
 * names, so that games need no annotations and know no JSON. Two kinds: {@link Reading} resolves
 * {@code type}, {@link Writing} writes it wherever the record stands, also where the declared type
 * is Object.
 */
abstract class WireNames extends JacksonAnnotationIntrospector {
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
          ? JsonTypeInfo.Value.construct(
              JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, null)
          : super.findPolymorphicTypeInfo(config, annotated);
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

  static final class Writing extends WireNames {
    private static final long serialVersionUID = 1L;

    @Override
    public void findAndAddVirtualProperties(
        MapperConfig<?> config, AnnotatedClass type, List<BeanPropertyWriter> properties) {
      if (type.getRawType().isRecord() && Names.belongsToSealed(type.getRawType())) {
        var text = config.constructType(String.class);
        var member = new VirtualAnnotatedMember(type, type.getRawType(), "type", text);
        var property =
            SimpleBeanPropertyDefinition.construct(
                config, member, PropertyName.construct("type"), null, JsonInclude.Include.ALWAYS);
        properties.add(0, new Kind(property, type.getAnnotations(), text));
      }
    }
  }

  /** Writes the kind of the record it stands in. */
  private static final class Kind extends VirtualBeanPropertyWriter {
    private static final long serialVersionUID = 1L;

    Kind(BeanPropertyDefinition property, Annotations annotations, JavaType type) {
      super(property, annotations, type);
    }

    @Override
    protected Object value(Object bean, JsonGenerator out, SerializerProvider provider) {
      return Names.kind(bean.getClass());
    }

    @Override
    public VirtualBeanPropertyWriter withConfig(
        MapperConfig<?> config,
        AnnotatedClass owner,
        BeanPropertyDefinition property,
        JavaType type) {
      return new Kind(property, owner.getAnnotations(), type);
    }
  }
}
