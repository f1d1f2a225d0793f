package games.kontor.lab;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * One way to do harm from one address; each line has a thread of its own, and may wait.
 *
 * @param name how it is called on the command line
 * @param lines how many lines are held open at a time
 * @param open opens a line and says what comes first
 * @param again goes on, ten times a second; false if the line is over
 */
record Attack(
    String name,
    int lines,
    Function<Attack.Target, RawLine> open,
    BiPredicate<RawLine, Attack.Target> again) {

  /** Where the answer to an opening names its room. */
  private static final Pattern OPENED = Pattern.compile("\"room\":\"([a-z-]+)\"");

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
