package games.kontor.protocol;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;

/**
 * A game's record as it came over the wire. The protocol declares tables, hands and moves as bare
 * records, since it knows no game; who reads them here gets their JSON and writes the same again.
 */
public record RawRecord(JsonNode json) {

  static Module module() {
    return new SimpleModule("raw-records").addDeserializer(Record.class, new Reader());
  }

  private static final class Reader extends JsonDeserializer<Record> {
    @Override
    public Record deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return new RawRecord(context.readTree(in));
    }
  }
}
