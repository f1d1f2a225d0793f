package games.kontor.protocol;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.KeyDeserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.Serializers;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Types that are one value on the wire, recognised by their shape ({@link ValueType}): a text, a
 * number, or either.
 */
final class ValueTypes {
  private ValueTypes() {}

  static Module module() {
    var module = new SimpleModule("value-types");
    return new Module() {
      @Override
      public String getModuleName() {
        return module.getModuleName();
      }

      @Override
      public com.fasterxml.jackson.core.Version version() {
        return module.version();
      }

      @Override
      public void setupModule(SetupContext context) {
        context.addSerializers(new Writers());
        context.addSerializers(new RecordWriter.ForRecords());
        context.addKeySerializers(new KeyWriters());
        context.addDeserializers(new Readers());
        context.addKeyDeserializers(new KeyReaders());
      }
    };
  }

  private static final class Writers extends Serializers.Base {
    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription description) {
      return ValueType.of(type.getRawClass()).<JsonSerializer<?>>map(Writer::new).orElse(null);
    }
  }

  private static final class KeyWriters extends Serializers.Base {
    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription description) {
      return ValueType.of(type.getRawClass()).isPresent() ? new KeyWriter() : null;
    }
  }

  private static final class Readers extends Deserializers.Base {
    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription description) {
      return ValueType.of(type.getRawClass()).<JsonDeserializer<?>>map(Reader::new).orElse(null);
    }

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
      return ValueType.of(type).isPresent();
    }
  }

  private static final class KeyReaders implements KeyDeserializers {
    @Override
    public @Nullable KeyDeserializer findKeyDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription description) {
      return ValueType.of(type.getRawClass()).<KeyDeserializer>map(KeyReader::new).orElse(null);
    }
  }

  private static final class Writer extends JsonSerializer<Object> {
    private final ValueType type;

    Writer(ValueType type) {
      this.type = type;
    }

    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      var number = type.toNumber(value);
      if (number.isPresent()) {
        out.writeNumber(number.getAsInt());
      } else {
        out.writeString(value.toString());
      }
    }
  }

  private static final class KeyWriter extends JsonSerializer<Object> {
    @Override
    public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeFieldName(value.toString());
    }
  }

  private static final class Reader extends JsonDeserializer<Object> {
    private final ValueType type;

    Reader(ValueType type) {
      this.type = type;
    }

    @Override
    public Object deserialize(JsonParser in, DeserializationContext context) throws IOException {
      boolean number = in.currentToken() == JsonToken.VALUE_NUMBER_INT;
      boolean text = in.currentToken() == JsonToken.VALUE_STRING;
      if (!(number && type.number()) && !(text && type.text())) {
        return context.handleUnexpectedToken(type.type(), in);
      }
      try {
        return number ? type.fromNumber(in.getIntValue()) : type.fromText(in.getText());
      } catch (IllegalArgumentException e) {
        return context.handleWeirdStringValue(type.type(), in.getText(), "not a value");
      }
    }
  }

  private static final class KeyReader extends KeyDeserializer {
    private final ValueType type;

    KeyReader(ValueType type) {
      this.type = type;
    }

    @Override
    public Object deserializeKey(String key, DeserializationContext context) throws IOException {
      try {
        return type.text() ? type.fromText(key) : type.fromNumber(Integer.parseInt(key));
      } catch (IllegalArgumentException e) {
        return context.handleWeirdKey(type.type(), key, "not a value");
      }
    }
  }
}
