package games.kontor.games.landmarks;

import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The refusals of each decision itself, in the order of section 5; its phase is the right one. */
final class Legality {
  private static final Optional<Refusal> FINE = Optional.empty();

  private Legality() {}

  static Optional<Refusal> refusal(State state, Action.Decision decision) {
    return switch (decision) {
      case Action.Roll roll -> roll(state, roll.dice());
      case Action.Demolish demolish ->
          state.onTurn().built(demolish.landmark())
              ? FINE
              : of("not-constructed", demolish.landmark());
      case Action.GiveBuilding give -> give(state, give.card(), give.to());
      case Action.ChooseTarget choose -> other(state, "player", choose.player());
      case Action.Swap swap -> swap(state, swap);
      case Action.Renovate renovate -> renovate(state, renovate.card());
      case Action.Activate activate -> own(state, activate.card());
      case Action.Build build -> Building.refusal(state, build.card());
      case Action.Reroll _, Action.Keep _, Action.Harbour _, Action.Invest _, Action.Skip _ -> FINE;
    };
  }

  private static Optional<Refusal> of(String code, Card card) {
    return Optional.of(Refusal.of(code, "card", card.toString()));
  }

  private static Optional<Refusal> roll(State state, @Nullable Integer dice) {
    boolean fits = dice == null || dice <= Dice.most(state.onTurn());
    return fits ? FINE : Optional.of(new Refusal("no-train-station"));
  }

  /** A player who exists, and not the roller himself. */
  private static Optional<Refusal> other(State state, String parameter, Seat seat) {
    if (seat.number() > state.seats()) {
      return Optional.of(Refusal.of("bad-parameter", "parameter", parameter));
    }
    return seat.equals(state.roller()) ? Optional.of(new Refusal("self-target")) : FINE;
  }

  /** A building of the roller's. */
  private static Optional<Refusal> own(State state, Card card) {
    if (!card.isBuilding()) {
      return of("tower-card", card);
    }
    return state.onTurn().has(card) ? FINE : of("card-not-owned", card);
  }

  private static Optional<Refusal> give(State state, Card card, Seat to) {
    return other(state, "to", to).or(() -> own(state, card));
  }

  private static Optional<Refusal> swap(State state, Action.Swap swap) {
    var wrong = other(state, "player", swap.player());
    if (wrong.isPresent()) {
      return wrong;
    }
    if (!swap.take().isBuilding()) {
      return of("tower-card", swap.take());
    }
    return own(state, swap.give())
        .or(
            () ->
                state.player(swap.player()).has(swap.take())
                    ? FINE
                    : of("opponent-lacks-card", swap.take()));
  }

  private static Optional<Refusal> renovate(State state, Card card) {
    if (!card.isBuilding()) {
      return of("tower-card", card);
    }
    return Renovation.closable(state).contains(card) ? FINE : of("nothing-to-close", card);
  }
}
