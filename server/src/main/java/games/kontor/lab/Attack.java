package games.kontor.lab;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import java.util.regex.Pattern;

/**
 * One way to do harm from one address. A new one is a class and a line in {@code Attacks}; its
 * methods run on a thread for each line, and may wait.
 */
interface Attack {
  /** Where the answer to an opening names its room. */
  Pattern OPENED = Pattern.compile("\"room\":\"([a-z-]+)\"");

  /** How it is called on the command line. */
  String name();

  /** How many lines are held open at a time. */
  int lines();

  /** Opens a line and says what comes first. */
  RawLine open(Target target);

  /** Goes on, ten times a second; false if the server has closed the line. */
  boolean again(RawLine line, Target target);

  /**
   * Where the server is, which room of which game is played in, and the address that all comes
   * from.
   */
  record Target(int port, String room, String game, String from) {

    /** A WebSocket that has said hello. */
    RawLine greeted() {
      var line = RawLine.webSocket(port, from);
      line.texts(text(new ClientMessage.Hello(Wire.PROTOCOL, null)), 1);
      return line;
    }

    /** A new room of this game, in which nobody sits. */
    String opened() {
      String wish = "{\"game\":\"" + game + "\",\"seats\":4}";
      try (var line = connected()) {
        line.send(
            "POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + "Content-Type: application/json\r\nContent-Length: "
                + wish.length()
                + "\r\n\r\n"
                + wish);
        String answer = line.rest();
        var room = OPENED.matcher(answer);
        if (!room.find()) {
          throw new IllegalStateException("no room: " + answer);
        }
        return room.group(1);
      }
    }

    RawLine connected() {
      return RawLine.connect(port, from);
    }
  }

  static String text(ClientMessage message) {
    return Wire.text(Wire.encode(message));
  }
}
