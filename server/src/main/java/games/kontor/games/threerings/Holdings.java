package games.kontor.games.threerings;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Properties to choose from, as the bank counts them: three virtual ones together weigh more. */
final class Holdings {
  private static final List<Blocked> NOT_OWNED = List.of(Blocked.others("not-owner"));

  private Holdings() {}

  /** A seat owns the same, at the same values. */
  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  static boolean same(State before, State now, Seat owner) {
    return before.owners().ownedBy(owner) == now.owners().ownedBy(owner)
        && before.level() == now.level();
  }

  private static Items items(State state, List<Space> owned) {
    var values = new LinkedHashMap<String, Long>();
    owned.forEach(space -> values.put(space.toString(), (long) Values.current(state, space)));
    var virtuals = new ArrayList<String>();
    for (Space space : owned) {
      if (space.isVirtual()) {
        virtuals.add(space.toString());
      }
    }
    return virtuals.size() < Rules.NETWORK
        ? new Items.Priced(values)
        : new Items.Together(values, virtuals, Rules.NETWORK, Rules.NETWORK_ADDS);
  }

  /** So many of them at least. */
  static Domain.Some some(State state, List<Space> owned, int least) {
    return new Domain.Some(items(state, owned), least, owned.size(), NOT_OWNED);
  }

  /** Any of them, or none. */
  static Domain any(State state, List<Space> owned) {
    return new Domain.Perhaps(some(state, owned, 0));
  }

  /** Any of another player's, or none. */
  static Domain theirs(State state, List<Space> theirs) {
    return new Domain.Perhaps(
        new Domain.Some(
            items(state, theirs), 0, theirs.size(), List.of(Blocked.others("not-theirs"))));
  }
}
