package games.kontor.lab;

import games.kontor.protocol.ClientMessage;
import java.util.concurrent.atomic.AtomicInteger;

/** Asks for rooms that are not, each time on a new line. */
final class AttackGuesses implements Attack {
  private final AtomicInteger guesses = new AtomicInteger();

  @Override
  public String name() {
    return "guesses";
  }

  @Override
  public int lines() {
    return 50;
  }

  @Override
  public RawLine open(Target target) {
    return target.greeted();
  }

  @Override
  public boolean again(RawLine line, Target target) {
    for (int n = 0; n < 2; n++) {
      line.texts(
          Attack.text(
              new ClientMessage.Watch("no-room-" + guesses.incrementAndGet(), null, null, null)),
          1);
    }
    return guesses.get() % 40 > 1;
  }
}
