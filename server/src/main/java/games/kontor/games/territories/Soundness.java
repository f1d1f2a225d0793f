package games.kontor.games.territories;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What must hold after every fact; each breach is a sentence for developers. */
final class Soundness {
  private final State state;
  private final List<String> breaches = new ArrayList<>();

  private Soundness(State state) {
    this.state = state;
  }

  static List<String> violations(State state) {
    var soundness = new Soundness(state);
    state.players().forEach(soundness::player);
    soundness.out();
    soundness.ground();
    soundness.due();
    return List.copyOf(soundness.breaches);
  }

  private void must(boolean holds, String sentence) {
    if (!holds) {
      breaches.add(sentence);
    }
  }

  private void player(Player player) {
    Integer position = player.position();
    must(player.money() >= 0, "seat " + player.seat() + " has " + player.money());
    if (player.alive()) {
      must(
          position != null && position >= 1 && position <= Field.values().length,
          "seat " + player.seat() + " stands on " + position);
    } else {
      must(
          position == null && player.money() == 0,
          "seat " + player.seat() + " is out and has something");
    }
  }

  /** Who is out stands once in the order of elimination; somebody is left. */
  private void out() {
    var dead =
        state.players().stream().filter(player -> !player.alive()).map(Player::seat).toList();
    must(state.out().stream().sorted().toList().equals(dead), "out are " + state.out());
    must(!state.everyone().isEmpty(), "nobody is left");
  }

  private void ground() {
    must(
        Field.GROUND.equals(List.copyOf(state.owner().keySet())),
        "ground is " + state.owner().keySet());
    state
        .owner()
        .forEach(
            (field, owner) ->
                must(
                    owner == null || state.player(owner).alive(),
                    field + " belongs to seat " + owner + ", which is out"));
  }

  /** A debt is owed on the right field, to somebody else who is in. */
  private void due() {
    Integer position = state.player(state.turn()).position();
    Seat turn = state.turn();
    switch (state.phase()) {
      case Phase.Camp camp -> {
        Seat owner = camp.due().owner();
        must(!owner.equals(turn) && state.player(owner).alive(), "rent is owed to seat " + owner);
        must(stands(position, Field.Type.LABOR_CAMP), "a camp's rent is owed on " + position);
      }
      case Phase.Tax _ -> must(stands(position, Field.Type.TAX), "a tax is owed on " + position);
      case Phase.Roll _, Phase.Over _ -> {}
    }
  }

  private static boolean stands(@Nullable Integer position, Field.Type type) {
    return position != null && Field.at(position).type() == type;
  }
}
