package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import games.kontor.game.Seat;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who owns what: the claimed properties in the order of the board, each with its owner. */
final class Owners extends Fixed<Space, Seat> {
  static final int SEATS = 4;

  static final Owners NOBODY = new Owners(List.of(), null);

  private final List<Entry<Space, Seat>> entries;
  private final @Nullable Seat[] bySpace = new @Nullable Seat[Space.ALL.size()];
  private final Estate[] bySeat = new Estate[SEATS];

  /** What a seat owns is the same estate as before if it is equal. */
  private Owners(List<Entry<Space, Seat>> entries, @Nullable Owners before) {
    this.entries = entries;
    for (var entry : entries) {
      bySpace[entry.getKey().index()] = entry.getValue();
    }
    for (int i = 0; i < SEATS; i++) {
      var owned = owned(i);
      Estate known = before == null ? Estate.NOTHING : before.bySeat[i];
      bySeat[i] = known.spaces().equals(owned) ? known : new Estate(owned);
    }
  }

  private List<Space> owned(int place) {
    var owned = new ArrayList<Space>();
    for (var entry : entries) {
      if (entry.getValue().index() == place) {
        owned.add(entry.getKey());
      }
    }
    return owned;
  }

  /** The same map if it is one of these. */
  static Owners of(Map<Space, Seat> map) {
    if (map instanceof Owners owners) {
      return owners;
    }
    var entries = new ArrayList<Entry<Space, Seat>>(map.size());
    map.forEach((space, seat) -> entries.add(new SimpleImmutableEntry<>(space, seat)));
    entries.sort(Map.Entry.comparingByKey());
    return new Owners(Collections.unmodifiableList(entries), null);
  }

  /** These properties belong to that seat, or to nobody. */
  Owners with(Collection<Space> spaces, @Nullable Seat owner) {
    if (spaces.isEmpty()) {
      return this;
    }
    var changed = new ArrayList<Entry<Space, Seat>>(entries.size() + spaces.size());
    for (var entry : entries) {
      if (!spaces.contains(entry.getKey())) {
        changed.add(entry);
      }
    }
    if (owner != null) {
      spaces.forEach(space -> changed.add(new SimpleImmutableEntry<>(space, owner)));
      changed.sort(Map.Entry.comparingByKey());
    }
    return new Owners(Collections.unmodifiableList(changed), this);
  }

  /** Null if it is vacant, or a park. */
  @Nullable Seat of(Space space) {
    return bySpace[space.index()];
  }

  /** All that this seat owns; as long as it is the same, so is the object. */
  Estate estate(Seat seat) {
    return bySeat[seat.index()];
  }

  /** All that this seat owns, in the order of the board. */
  List<Space> ownedBy(Seat seat) {
    return estate(seat).spaces();
  }

  /** How many virtual properties this seat owns, on whatever rings. */
  int virtuals(Seat seat) {
    return estate(seat).virtuals();
  }

  /** How many properties this seat owns on that ring. */
  int on(Ring ring, Seat seat) {
    return estate(seat).on(ring);
  }

  @Override
  public int size() {
    return entries.size();
  }

  @Override
  protected Entry<Space, Seat> entry(int place) {
    return entries.get(place);
  }

  @Override
  public @Nullable Seat get(@Nullable Object key) {
    return key instanceof Space space ? of(space) : null;
  }

  @Override
  public boolean containsKey(@Nullable Object key) {
    return get(key) != null;
  }
}
