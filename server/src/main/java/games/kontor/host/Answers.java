package games.kontor.host;

import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.Map;

/** The frames of the answers that every command gets. */
final class Answers {
  private Answers() {}

  static byte[] applied(String id) {
    return Wire.encode(new ServerMessage.Applied(id));
  }

  static byte[] refused(String id, String code) {
    return refused(id, code, Map.of());
  }

  static byte[] refused(String id, String code, Map<String, Object> args) {
    return Wire.encode(new ServerMessage.Refused(id, code, args));
  }
}
