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
  private static final List<Blocked> NOT_THEIRS = List.of(Blocked.others("not-theirs"));

  private Holdings() {}

  /** A seat owns the same, at the same values. */
  @SuppressWarnings("ReferenceEquality") // Unchanged parts of a state are the same object.
  static boolean same(State before, State now, Seat owner) {
    return before.owners().ownedBy(owner) == now.owners().ownedBy(owner)
        && before.level() == now.level();
  }

  /** What a seat owns goes by its number in the moves of all. */
  static Items of(State state, Seat owner) {
    var owned = state.owners().ownedBy(owner);
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

  /** So many of what a seat owns at least. */
  static Domain.Some some(Seat owner, int least) {
    return chosen(owner, least, NOT_OWNED);
  }

  /** Any of what a seat owns, or none. */
  static Domain any(Seat owner) {
    return new Domain.Perhaps(some(owner, 0));
  }

  /** Any of what another player owns, or none. */
  static Domain theirs(Seat owner) {
    return new Domain.Perhaps(chosen(owner, 0, NOT_THEIRS));
  }

  private static Domain.Some chosen(Seat owner, int least, List<Blocked> others) {
    return new Domain.Some(new Items.Named(owner.toString()), least, Space.ALL.size(), others);
  }
}
