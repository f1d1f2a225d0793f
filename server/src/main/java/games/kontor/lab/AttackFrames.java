package games.kontor.lab;

/** Sends commands as fast as the line takes them. */
final class AttackFrames implements Attack {
  @Override
  public String name() {
    return "frames";
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
    return line.texts("{\"type\":\"start\",\"id\":\"x\"}", 500);
  }
}
