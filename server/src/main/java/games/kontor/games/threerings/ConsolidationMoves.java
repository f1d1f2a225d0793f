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
  /** The rings from which one can go further in. */
  private static final List<Ring> OUTER = List.of(Ring.RURAL, Ring.SUBURBAN);

  private ConsolidationMoves() {}

  static List<Move> of(State state, Seat seat) {
    var variants = new ArrayList<Move>();
    for (Ring ring : OUTER) {
      for (Industry industry : Industry.ALL) {
        if (count(state, seat, ring, industry) >= 2) {
          add(variants, owned(state, seat, ring, industry), state, ring, industry);
        }
      }
    }
    return List.copyOf(variants);
  }

  private static void add(
      List<Move> variants, List<Space> owned, State state, Ring ring, Industry industry) {
    var targets = Consolidation.targets(state, ring, industry);
    if (!targets.isEmpty()) {
      variants.add(
          Move.of("give", new Domain.Some(words(owned), 2, 2, List.of()))
              .with("take", new Domain.One(words(targets))));
    }
  }

  private static int count(State state, Seat seat, Ring ring, Industry industry) {
    int count = 0;
    for (Space space : state.owners().ownedBy(seat)) {
      count += space.ring() == ring && space.industry() == industry ? 1 : 0;
    }
    return count;
  }

  private static List<Space> owned(State state, Seat seat, Ring ring, Industry industry) {
    return state.owners().ownedBy(seat).stream()
        .filter(space -> space.ring() == ring && space.industry() == industry)
        .toList();
  }

  private static Items words(List<Space> spaces) {
    return new Items.Words(spaces.stream().map(Space::toString).toList());
  }

  /** Why there is none: no pair of one ring and industry, or nothing left further in for one. */
  static Refusal whyNone(State state, Seat seat) {
    if (hasPair(state, seat, Ring.RURAL) || hasPair(state, seat, Ring.SUBURBAN)) {
      return new Refusal("not-vacant");
    }
    return hasPair(state, seat, Ring.URBAN)
        ? Refusal.of("no-inward-ring", "ring", Ring.URBAN.toString())
        : new Refusal("different-industry");
  }

  private static boolean hasPair(State state, Seat seat, Ring ring) {
    for (Industry industry : Industry.ALL) {
      if (count(state, seat, ring, industry) >= 2) {
        return true;
      }
    }
    return false;
  }
}
