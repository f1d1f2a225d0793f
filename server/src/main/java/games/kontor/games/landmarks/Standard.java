package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import java.util.Comparator;

/** What is done where nobody decides: the defaults of section 8. */
final class Standard {
  private static final Comparator<Card> CHEAPEST = Comparator.comparingInt(Card::cost);

  private Standard() {}

  static Action.Decision of(State state) {
    return switch (state.phase()) {
      case Phase.Roll _ -> new Action.Roll(Dice.most(state.onTurn()));
      case Phase.Reroll _ -> new Action.Keep();
      case Phase.Harbour _ -> new Action.Harbour(false);
      case Phase.Demolish _ ->
          new Action.Demolish(state.onTurn().landmarks().stream().min(CHEAPEST).orElseThrow());
      case Phase.GiveBuilding _ -> give(state);
      case Phase.TvStation _ -> new Action.ChooseTarget(richest(state));
      case Phase.Renovation _ ->
          Renovation.standard(state)
              .<Action.Decision>map(Action.Renovate::new)
              .orElseGet(Action.Skip::new);
      case Phase.Swap _, Phase.Convention _, Phase.Build _, Phase.Invest _ -> new Action.Skip();
      case Phase.Orders _, Phase.Over _ -> throw Admission.wrongPhase(state);
    };
  }

  /** The cheapest, of equal ones the lowest in the table; to the first anticlockwise. */
  private static Action.Decision give(State state) {
    Card given =
        state.onTurn().cards().keySet().stream()
            .filter(Card::isBuilding)
            .min(CHEAPEST.thenComparing(Comparator.reverseOrder()))
            .orElseThrow();
    return new Action.GiveBuilding(
        given, state.anticlockwise(state.roller()).getFirst().seat(), false);
  }

  /** The opponent with the most coins; of equal ones the first anticlockwise (39). */
  static Seat richest(State state) {
    Player richest = null;
    for (Player player : state.anticlockwise(state.roller())) {
      richest = richest == null || player.coins() > richest.coins() ? player : richest;
    }
    if (richest == null) {
      throw new IllegalStateException("nobody else plays");
    }
    return richest.seat();
  }
}
