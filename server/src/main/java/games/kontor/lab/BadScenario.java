package games.kontor.lab;

/** A scenario that cannot be run as it is written, or that came out otherwise than it says. */
final class BadScenario extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BadScenario(String why) {
    super(why, null, false, false);
  }

  /** What went wrong, for the author of the scenario. */
  String why() {
    return String.valueOf(getMessage());
  }
}
