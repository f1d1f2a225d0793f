package games.kontor.lab;

/** Connects, and ends no request: a byte now and then. */
final class AttackHalfOpen implements Attack {
  @Override
  public String name() {
    return "half-open";
  }

  @Override
  public int lines() {
    return 2000;
  }

  @Override
  public RawLine open(Target target) {
    return target.connected();
  }

  @Override
  public boolean again(RawLine line, Target target) {
    return line.send("x");
  }
}
