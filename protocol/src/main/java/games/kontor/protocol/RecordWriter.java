package games.kontor.protocol;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.Serializers;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes our records as {@link Shape} says they are on the wire, so that what is compared and what
 * is written are read in one way; what is in them, too. Anything that is not ours is left to the
 * mapper.
 */
final class RecordWriter extends JsonSerializer<Object> {
  private static final RecordWriter ONLY = new RecordWriter();

  /** Has the mapper write every record in this way. */
  static final class ForRecords extends Serializers.Base {
    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription description) {
      return type.isRecordType() && !Shape.of(type.getRawClass()).isSingle() ? ONLY : null;
    }
  }

  @Override
  public void serialize(Object value, JsonGenerator out, SerializerProvider provider)
      throws IOException {
    write(value, out);
  }

  /**
   * A switch over these types is a call through tables; most of what is written ends early here.
   */
  static void write(@Nullable Object value, JsonGenerator out) throws IOException {
    if (value == null) {
      out.writeNull();
    } else if (value instanceof String text) {
      out.writeString(text);
    } else if (value instanceof Integer number) {
      out.writeNumber(number.intValue());
    } else if (value instanceof Record record) {
      write(record, out);
    } else if (value instanceof Long number) {
      out.writeNumber(number.longValue());
    } else if (value instanceof Boolean flag) {
      out.writeBoolean(flag);
    } else if (value instanceof Enum<?> constant) {
      out.writeString(Names.spelled(constant));
    } else if (value instanceof Collection<?> list) {
      write(list, out);
    } else if (value instanceof Map<?, ?> map) {
      write(map, out);
    } else if (value instanceof JsonNode node) {
      write(node, out);
    } else {
      out.writePOJO(value);
    }
  }

  private static void write(Record value, JsonGenerator out) throws IOException {
    if (value instanceof Edit edit) {
      write(edit, out);
    } else if (value instanceof RawRecord raw) {
      write(raw.json(), out);
    } else {
      var shape = Shape.of(value.getClass());
      var single = shape.single();
      if (single != null) {
        write(value, single, out);
      } else if (shape.isTuple()) {
        writeTuple(value, shape, out);
      } else {
        write(value, shape, out);
      }
    }
  }

  private static void write(Edit edit, JsonGenerator out) throws IOException {
    out.writeStartArray();
    out.writeString(edit.path());
    if (!edit.gone()) {
      write(edit.value(), out);
    }
    out.writeEndArray();
  }

  private static void write(Object value, ValueType single, JsonGenerator out) throws IOException {
    var number = single.toNumber(value);
    if (number.isPresent()) {
      out.writeNumber(number.getAsInt());
    } else {
      out.writeString(value.toString());
    }
  }

  private static void write(Record value, Shape shape, JsonGenerator out) throws IOException {
    out.writeStartObject();
    if (shape.kind() != null) {
      out.writeFieldName(Shape.TYPE);
      out.writeString(shape.kind());
    }
    for (int i = 0; i < shape.size(); i++) {
      shape.component(i).write(value, shape.key(i), out, RecordWriter::write);
    }
    out.writeEndObject();
  }

  private static void writeTuple(Record value, Shape shape, JsonGenerator out) throws IOException {
    int size = shape.size();
    while (size > 0 && !shape.component(size - 1).isShown(value)) {
      size--;
    }
    out.writeStartArray();
    for (int i = 0; i < size; i++) {
      shape.component(i).write(value, out, RecordWriter::write);
    }
    out.writeEndArray();
  }

  private static void write(Collection<?> list, JsonGenerator out) throws IOException {
    out.writeStartArray();
    for (Object element : list) {
      write(element, out);
    }
    out.writeEndArray();
  }

  private static void write(Map<?, ?> map, JsonGenerator out) throws IOException {
    out.writeStartObject();
    for (var entry : map.entrySet()) {
      if (entry.getKey() instanceof Enum<?> constant) {
        out.writeFieldName(Names.spelled(constant));
      } else {
        out.writeFieldName(entry.getKey().toString());
      }
      write(entry.getValue(), out);
    }
    out.writeEndObject();
  }

  private static void write(JsonNode node, JsonGenerator out) throws IOException {
    if (node.isObject()) {
      out.writeStartObject();
      for (var field : node.properties()) {
        out.writeFieldName(field.getKey());
        write(field.getValue(), out);
      }
      out.writeEndObject();
    } else if (node.isTextual()) {
      out.writeString(node.textValue());
    } else if (node.isInt()) {
      out.writeNumber(node.intValue());
    } else {
      out.writeTree(node);
    }
  }
}
