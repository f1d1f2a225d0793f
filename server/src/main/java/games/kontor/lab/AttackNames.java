package games.kontor.lab;

import games.kontor.protocol.ClientMessage;
import java.util.concurrent.atomic.AtomicInteger;

/** Watches the room, and again and again under another name, which all others are told. */
final class AttackNames implements Attack {
  private final AtomicInteger names = new AtomicInteger();

  @Override
  public String name() {
    return "names";
  }

  @Override
  public int lines() {
    return 60;
  }

  @Override
  public RawLine open(Target target) {
    var line = target.greeted();
    again(line, target);
    return line;
  }

  @Override
  public boolean again(RawLine line, Target target) {
    String name = "Nobody " + names.incrementAndGet();
    line.drop();
    return line.texts(Attack.text(new ClientMessage.Watch(target.room(), null, null, name)), 1);
  }
}
