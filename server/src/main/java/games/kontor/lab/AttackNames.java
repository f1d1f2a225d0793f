package games.kontor.lab;

import games.kontor.protocol.ClientMessage;
import java.util.concurrent.atomic.AtomicInteger;

/** Watches the room, and again and again under another name, which all others are told. */
final class AttackNames {
  private final AtomicInteger names = new AtomicInteger();

  static Attack attack() {
    var names = new AttackNames();
    return new Attack("names", 60, names::open, names::again);
  }

  private RawLine open(Attack.Target target) {
    var line = target.greeted();
    again(line, target);
    return line;
  }

  private boolean again(RawLine line, Attack.Target target) {
    String name = "Nobody " + names.incrementAndGet();
    line.drop();
    return line.texts(Attack.text(new ClientMessage.Watch(target.room(), null, null, name)), 1);
  }
}
