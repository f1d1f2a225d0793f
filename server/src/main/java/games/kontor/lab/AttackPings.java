package games.kontor.lab;

/** Sends pings of the socket, as many as are taken, and reads no answer. */
final class AttackPings implements Attack {
  @Override
  public String name() {
    return "pings";
  }

  @Override
  public int lines() {
    return 200;
  }

  @Override
  public RawLine open(Target target) {
    return target.greeted();
  }

  @Override
  public boolean again(RawLine line, Target target) {
    return line.pings(125, 2);
  }
}
