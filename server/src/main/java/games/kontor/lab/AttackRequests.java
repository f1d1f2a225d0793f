package games.kontor.lab;

/** Asks for pages, one behind the other, and reads none. */
final class AttackRequests implements Attack {
  @Override
  public String name() {
    return "requests";
  }

  @Override
  public int lines() {
    return 100;
  }

  @Override
  public RawLine open(Target target) {
    return target.connected();
  }

  @Override
  public boolean again(RawLine line, Target target) {
    return line.send("GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(500));
  }
}
