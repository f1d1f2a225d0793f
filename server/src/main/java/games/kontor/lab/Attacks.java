package games.kontor.lab;

import java.util.List;

/** All attacks, in one list. */
final class Attacks {
  static final List<Attack> ALL =
      List.of(
          new AttackUnread(),
          new AttackPings(),
          new AttackFrames(),
          new AttackGuesses(),
          new AttackHalfOpen(),
          new AttackRequests(),
          new AttackNames(),
          new AttackGhosts(),
          new AttackJunk());

  private Attacks() {}
}
