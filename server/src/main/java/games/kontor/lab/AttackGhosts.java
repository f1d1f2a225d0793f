package games.kontor.lab;

import games.kontor.protocol.ClientMessage;

/** Asks for a room that is none and at once for the real one, and goes. */
final class AttackGhosts {
  private AttackGhosts() {}

  static Attack attack() {
    return new Attack("ghosts", 50, AttackGhosts::open, AttackGhosts::again);
  }

  private static RawLine open(Attack.Target target) {
    var line = target.greeted();
    line.texts(watch("no-such-room"), 1);
    line.texts(watch(target.room()), 1);
    return line;
  }

  private static String watch(String room) {
    return Attack.text(new ClientMessage.Watch(room, null, null, "Ghost"));
  }

  private static boolean again(RawLine line, Attack.Target target) {
    line.texts(watch("no-such-room"), 1);
    line.texts(watch(target.room()), 1);
    return false;
  }
}
