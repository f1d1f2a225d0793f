package games.kontor.host;

import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.Map;

/** The texts of the answers that every command gets. */
final class Answers {
  private Answers() {}

  static String applied(String id) {
    return text(new ServerMessage.Applied(id));
  }

  static String refused(String id, String code) {
    return refused(id, code, Map.of());
  }

  static String refused(String id, String code, Map<String, Object> args) {
    return text(new ServerMessage.Refused(id, code, args));
  }

  static String text(ServerMessage message) {
    return Wire.text(Wire.encode(message));
  }

  static String text(byte[] frame) {
    return Wire.text(frame);
  }
}
