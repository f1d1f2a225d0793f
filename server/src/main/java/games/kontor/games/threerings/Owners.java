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
  private static final int SEATS = 4;

  static final Owners NOBODY = new Owners(List.of(), null);

  private final List<Entry<Space, Seat>> entries;
  private final @Nullable Seat[] bySpace = new @Nullable Seat[Space.ALL.size()];
  private final List<List<Space>> bySeat = new ArrayList<>(SEATS);

  /** How many of each ring a seat owns, ring by ring within the seats. */
  private final byte[] onRings = new byte[SEATS * Ring.ALL.size()];

  /** What a seat owns is the same list as before if it is equal. */
  private Owners(List<Entry<Space, Seat>> entries, @Nullable Owners before) {
    this.entries = entries;
    for (int i = 0; i < SEATS; i++) {
      bySeat.add(new ArrayList<>());
    }
    for (var entry : entries) {
      bySpace[entry.getKey().index()] = entry.getValue();
      bySeat.get(entry.getValue().index()).add(entry.getKey());
      onRings[place(entry.getKey().ring(), entry.getValue())]++;
    }
    for (int i = 0; i < SEATS; i++) {
      boolean same = before != null && before.bySeat.get(i).equals(bySeat.get(i));
      bySeat.set(i, same && before != null ? before.bySeat.get(i) : List.copyOf(bySeat.get(i)));
    }
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

  /**
   * All that this seat owns, in the order of the board; as long as it is the same, so is the list.
   */
  List<Space> ownedBy(Seat seat) {
    return bySeat.get(seat.index());
  }

  /** How many virtual properties this seat owns, on whatever rings. */
  int virtuals(Seat seat) {
    int virtuals = 0;
    for (Space space : ownedBy(seat)) {
      virtuals += space.isVirtual() ? 1 : 0;
    }
    return virtuals;
  }

  /** How many properties this seat owns on that ring. */
  int on(Ring ring, Seat seat) {
    return onRings[place(ring, seat)];
  }

  private static int place(Ring ring, Seat seat) {
    return seat.index() * Ring.ALL.size() + Ring.ALL.indexOf(ring);
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
