package games.kontor.games.landmarks;

import games.kontor.game.SeededChance;

/** Towns for tests. */
final class Towns {
  private Towns() {}

  /** Rich towns, so that every card and every decision comes up. */
  static State rich(State state, long seed) {
    var chance = new SeededChance(seed + 99);
    return state.edit(
        draft ->
            draft.everybody(
                player -> {
                  player.coins = 25;
                  player.landmarks =
                      state.rules().landmarks().stream()
                          .filter(_ -> chance.number("rich", 0, 1) == 1)
                          .limit(4)
                          .toList();
                  for (Card card : Card.ESTABLISHMENTS) {
                    if (chance.number("rich", 0, 2) == 0 && !player.cards.containsKey(card)) {
                      boolean closed = !card.isPurple() && chance.number("rich", 0, 4) == 0;
                      player.add(card, closed ? 0 : 1, closed ? 1 : 0);
                    }
                  }
                }));
  }
}
