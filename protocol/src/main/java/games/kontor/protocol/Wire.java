package games.kontor.protocol;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.LogicalType;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The one way to write and read JSON. Records are objects by their component names, or arrays in
 * their order where {@code JsonFormat} says so; what is below a sealed interface carries {@code
 * type}, enums and kinds are in kebab-case, single values ({@link ValueType}) are plain. Reading is
 * strict: nothing unknown, no number for a text, no fraction for a whole number, no missing number.
 */
public final class Wire {
  /** The version that {@code hello} and {@code welcome} carry. */
  public static final int PROTOCOL = 5;

  /**
   * The one before, which is served too, so that pages of two builds may play with each other; any
   * other is told {@code bye outdated}.
   */
  public static final int PROTOCOL_BEFORE = 4;

  /** The largest frame that a client may send, in bytes. */
  public static final int MAX_FRAME_BYTES = 8 * 1024;

  private static final JsonMapper MAPPER = mapper(100_000_000);
  private static final ObjectReader CLIENT = mapper(MAX_FRAME_BYTES).readerFor(ClientMessage.class);
  private static final ObjectReader SERVER = MAPPER.readerFor(ServerMessage.class);
  private static final JsonFactory FACTORY = MAPPER.getFactory();

  private Wire() {}

  /** The mapper, for journals, records and the HTTP routes. It must not be reconfigured. */
  public static JsonMapper mapper() {
    return MAPPER;
  }

  /**
   * Reads a client's frame. Throws {@link BadFrame} for everything that is not exactly one message.
   */
  public static ClientMessage decode(byte[] frame) {
    try {
      ClientMessage message = CLIENT.readValue(frame);
      if (message == null) {
        throw new BadFrame("nothing in it");
      }
      return message;
    } catch (IOException e) {
      throw new BadFrame(e.toString());
    }
  }

  /** Reads a server's frame; for clients written in Java. */
  public static ServerMessage decodeServer(byte[] frame) {
    try {
      return SERVER.readValue(frame);
    } catch (IOException e) {
      throw new BadFrame(e.toString());
    }
  }

  /** A server's message as the bytes of a text frame. */
  public static byte[] encode(ServerMessage message) {
    return write(message);
  }

  /**
   * An encoded patch or hand with what only one viewer gets of it: his own part, encoded by {@link
   * #bytes}, and the id of his command that is done by it. The same bytes as if the whole had been
   * encoded at once.
   */
  public static byte[] completed(byte[] frame, byte @Nullable [] own, @Nullable String applied) {
    return Splice.completed(frame, own, applied == null ? null : bytes(applied));
  }

  /** The hand frame of an own part, encoded by {@link #bytes}, which nothing public goes with. */
  public static byte[] hand(byte[] own, @Nullable String applied) {
    return Splice.completed(Splice.hand(own), null, applied == null ? null : bytes(applied));
  }

  /** A list whose elements are encoded already, as a property of the object around it. */
  public record Encoded(String name, List<Run> elements) {}

  /**
   * Any of our records as JSON bytes, with these lists behind its own properties; an empty one is
   * left out.
   */
  public static byte[] bytes(Record value, Encoded... lists) {
    return write(value, lists);
  }

  /** A client's message as the bytes of a text frame. */
  public static byte[] encode(ClientMessage message) {
    return write(message);
  }

  /** Any of our records as JSON bytes. */
  public static byte[] bytes(Object value) {
    return write(value);
  }

  /** Any of our records as the JSON that a reader gets. */
  public static JsonNode tree(Object value) {
    try {
      return MAPPER.readTree(bytes(value));
    } catch (IOException e) {
      throw new IllegalStateException("cannot read back " + value.getClass(), e);
    }
  }

  /** The type of a list of the given records, for the mapper. */
  public static JavaType listOf(Class<?> element) {
    return MAPPER.getTypeFactory().constructCollectionType(List.class, element);
  }

  private static byte[] write(Object value, Encoded... lists) {
    var bytes = EncodedBytes.ofThisThread();
    try (var out = FACTORY.createGenerator(bytes, JsonEncoding.UTF8)) {
      RecordWriter.write(value, out);
    } catch (IOException e) {
      throw new IllegalStateException("cannot write " + value.getClass(), e);
    }
    for (Encoded list : lists) {
      if (!list.elements().isEmpty()) {
        bytes.addList(list.name(), list.elements());
      }
    }
    return bytes.toByteArray();
  }

  /** The bytes as text, for logs and tests. */
  public static String text(byte[] frame) {
    return new String(frame, StandardCharsets.UTF_8);
  }

  private static JsonMapper mapper(int maxText) {
    var mapper =
        JsonMapper.builder()
            .addModule(ValueTypes.module())
            .addModule(RawRecord.module())
            .propertyNamingStrategy(new WireNames.Components())
            .enable(MapperFeature.BLOCK_UNSAFE_POLYMORPHIC_BASE_TYPES)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .disable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
            .withCoercionConfig(LogicalType.Textual, Wire::noNumberForAText)
            .build();
    mapper.setAnnotationIntrospectors(new WireNames(), new WireNames.Reading());
    mapper
        .getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder()
                .maxStringLength(maxText)
                .maxNumberLength(40)
                .maxNestingDepth(60)
                .build());
    return mapper;
  }

  private static void noNumberForAText(MutableCoercionConfig text) {
    text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  /** A frame that is not one of our messages: the connection that sent it is closed. */
  public static final class BadFrame extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BadFrame(String why) {
      super(why, null, false, false);
    }
  }
}
