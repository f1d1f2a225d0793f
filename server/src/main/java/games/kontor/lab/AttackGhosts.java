package games.kontor.lab;

import games.kontor.protocol.ClientMessage;

/** Asks for a room that is none and at once for the real one, and goes. */
final class AttackGhosts implements Attack {
  @Override
  public String name() {
    return "ghosts";
  }

  @Override
  public int lines() {
    return 50;
  }

  @Override
  public RawLine open(Target target) {
    var line = target.greeted();
    line.texts(watch("no-such-room"), 1);
    line.texts(watch(target.room()), 1);
    return line;
  }

  private static String watch(String room) {
    return Attack.text(new ClientMessage.Watch(room, null, null, "Ghost"));
  }

  @Override
  public boolean again(RawLine line, Target target) {
    line.texts(watch("no-such-room"), 1);
    line.texts(watch(target.room()), 1);
    return false;
  }
}
