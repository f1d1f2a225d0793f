package games.kontor.lab;

import games.kontor.protocol.ClientMessage;
import java.util.concurrent.atomic.AtomicInteger;

/** Sits in a room of its own, stores all that a seat may, and sends actions full of junk. */
final class AttackJunk {
  private final AtomicInteger ids = new AtomicInteger();

  static Attack attack() {
    var junk = new AttackJunk();
    return new Attack("junk", 10, junk::open, junk::again);
  }

  private RawLine open(Attack.Target target) {
    String room = target.opened();
    var line = target.greeted();
    line.texts(Attack.text(new ClientMessage.Watch(room, null, null, null)), 1);
    line.texts(Attack.text(new ClientMessage.Sit(id(), "Junk", null, "")), 1);
    return line;
  }

  private String id() {
    return "junk-" + ids.incrementAndGet();
  }

  private boolean again(RawLine line, Attack.Target target) {
    String junk = "x".repeat(2_000);
    line.drop();
    return line.texts(Attack.text(new ClientMessage.Ready(id(), ids.get() % 4 < 2)), 1)
        && line.texts(
            "{\"type\":\"act\",\"id\":\"%s\",\"action\":{\"type\":\"roll\",\"junk\":\"%s\"}}"
                .formatted(id(), junk),
            1);
  }
}
