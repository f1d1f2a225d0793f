package games.kontor.lab;

import games.kontor.lab.Attack.Target;
import games.kontor.protocol.ClientMessage;
import java.util.List;

/** All attacks, in one list; one that remembers something is a class of its own. */
final class Attacks {
  private static final String START = "{\"type\":\"start\",\"id\":\"x\"}";
  private static final String PAGE = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n";

  static final List<Attack> ALL =
      List.of(
          // the whole table again and again, of which nothing is read
          new Attack("unread", 100, Target::greeted, (line, to) -> line.texts(watch(to.room()), 2)),
          // pings of the socket, as many as are taken, and no answer read
          new Attack("pings", 200, Target::greeted, (line, _) -> line.pings(125, 2)),
          // commands, as fast as the line takes them
          new Attack("frames", 50, Target::greeted, (line, _) -> line.texts(START, 500)),
          // requests that do not end: a byte now and then
          new Attack("half-open", 2000, Target::connected, (line, _) -> line.send("x")),
          // pages, one behind the other, and none read
          new Attack("requests", 100, Target::connected, (line, _) -> line.send(PAGE.repeat(500))),
          AttackGuesses.attack(),
          AttackNames.attack(),
          AttackGhosts.attack(),
          AttackJunk.attack());

  private Attacks() {}

  private static String watch(String room) {
    return Attack.text(new ClientMessage.Watch(room, null, null, null));
  }
}
