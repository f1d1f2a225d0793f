package games.kontor.games.threerings;

import games.kontor.game.Blocked;
import games.kontor.game.Domain;
import games.kontor.game.Items;
import games.kontor.game.Seat;
import java.util.List;

/** What seats own, to choose from: the moves of all have it by the name of its owner. */
final class Holdings {
  private static final List<Blocked> NOT_OWNED = List.of(Blocked.others("not-owner"));
  private static final List<Blocked> NOT_THEIRS = List.of(Blocked.others("not-theirs"));

  private static final List<String> NAMES =
      Seat.all(Owners.SEATS).stream().map(Seat::toString).toList();

  private Holdings() {}

  /** By this name the moves of all have what a seat owns. */
  static String name(Seat owner) {
    return NAMES.get(owner.index());
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
    return new Domain.Some(new Items.Named(name(owner)), least, Space.ALL.size(), others);
  }
}
