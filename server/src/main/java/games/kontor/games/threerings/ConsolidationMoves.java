package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Move;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** Which pairs a seat may consolidate, a variant for each ring and industry. */
final class ConsolidationMoves {
  private ConsolidationMoves() {}

  static List<Move> of(State state, Seat seat) {
    var pairs = state.owners().estate(seat).pairs();
    var variants = new ArrayList<Move>(pairs.size());
    for (var pair : pairs) {
      var targets = Consolidation.targets(state, pair.ring(), pair.industry());
      if (!targets.isEmpty()) {
        variants.add(Move.of("give", pair.give()).with("take", one(targets)));
      }
    }
    return List.copyOf(variants);
  }

  private static Domain one(List<Space> spaces) {
    return new Domain.One(new Items.Words(spaces.stream().map(Space::toString).toList()));
  }

  /** Why there is none: no pair of one ring and industry, or nothing left further in for one. */
  static Refusal whyNone(State state, Seat seat) {
    var pairs = state.owners().estate(seat).pairs();
    if (pairs.isEmpty()) {
      return new Refusal("different-industry");
    }
    return pairs.getFirst().ring() == Ring.URBAN // The outer ones come first.
        ? Refusal.of("no-inward-ring", "ring", Ring.URBAN.toString())
        : new Refusal("not-vacant");
  }
}
