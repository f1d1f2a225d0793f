package games.kontor.games.territories;

import games.kontor.game.Breaches;
import games.kontor.game.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must hold after every fact; each breach is a sentence for developers. */
final class Soundness {
  private final State state;
  private final Breaches breaches = new Breaches();

  private Soundness(State state) {
    this.state = state;
  }

  static List<String> violations(State state) {
    var soundness = new Soundness(state);
    state.players().forEach(soundness::player);
    soundness.out();
    soundness.ground();
    soundness.due();
    return soundness.breaches.found();
  }

  private void player(Player player) {
    Integer position = player.position();
    breaches.must(player.money() >= 0, () -> "seat " + player.seat() + " has " + player.money());
    if (player.alive()) {
      breaches.must(
          position != null && position >= 1 && position <= Field.values().length,
          () -> "seat " + player.seat() + " stands on " + position);
    } else {
      breaches.must(
          position == null && player.money() == 0,
          () -> "seat " + player.seat() + " is out and has something");
    }
  }

  /** Who is out stands once in the order of elimination; somebody is left. */
  private void out() {
    var dead =
        state.players().stream().filter(player -> !player.alive()).map(Player::seat).toList();
    breaches.must(
        state.out().stream().sorted().toList().equals(dead), () -> "out are " + state.out());
    breaches.must(!state.everyone().isEmpty(), () -> "nobody is left");
  }

  private void ground() {
    breaches.must(
        Field.GROUND.equals(List.copyOf(state.owner().keySet())),
        () -> "ground is " + state.owner().keySet());
    state
        .owner()
        .forEach(
            (field, owner) ->
                breaches.must(
                    owner == null || state.player(owner).alive(),
                    () -> field + " belongs to seat " + owner + ", which is out"));
  }

  /** A debt is owed on the right field, to somebody else who is in. */
  private void due() {
    Integer position = state.player(state.turn()).position();
    Seat turn = state.turn();
    switch (state.phase()) {
      case Phase.Camp camp -> {
        Seat owner = camp.due().owner();
        breaches.must(
            !owner.equals(turn) && state.player(owner).alive(),
            () -> "rent is owed to seat " + owner);
        breaches.must(
            stands(position, Field.Type.LABOR_CAMP), () -> "a camp's rent is owed on " + position);
      }
      case Phase.Tax _ ->
          breaches.must(stands(position, Field.Type.TAX), () -> "a tax is owed on " + position);
      case Phase.Roll _, Phase.Over _ -> {}
    }
  }

  private static boolean stands(@Nullable Integer position, Field.Type type) {
    return position != null && Field.at(position).type() == type;
  }
}
