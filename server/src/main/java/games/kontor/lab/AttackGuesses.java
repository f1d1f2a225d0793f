package games.kontor.lab;

import games.kontor.protocol.ClientMessage;
import java.util.concurrent.atomic.AtomicInteger;

/** Asks for rooms that are not, each time on a new line. */
final class AttackGuesses {
  private final AtomicInteger guesses = new AtomicInteger();

  static Attack attack() {
    var guesses = new AttackGuesses();
    return new Attack("guesses", 50, Attack.Target::greeted, guesses::again);
  }

  private boolean again(RawLine line, Attack.Target target) {
    for (int n = 0; n < 2; n++) {
      line.texts(
          Attack.text(
              new ClientMessage.Watch("no-room-" + guesses.incrementAndGet(), null, null, null)),
          1);
    }
    return guesses.get() % 40 > 1;
  }
}
