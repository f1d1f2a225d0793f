package games.kontor.games.threerings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One of the 81 spaces, by an id such as {@code R01} (2.2). There is one instance of each; their
 * order is ring by ring from the outside, clockwise.
 */
public final class Space implements Comparable<Space> {
  /** What lies on each ring: the industry's letter with the printed value, P for a park. */
  private static final Map<Ring, String> RINGS = rings();

  private static final Map<Ring, List<Space>> BY_RING = new EnumMap<>(Ring.class);
  private static final Map<String, Space> BY_ID = new TreeMap<>();

  static final List<Space> ALL = all();
  static final List<Space> PROPERTIES = ALL.stream().filter(space -> !space.isPark()).toList();

  private final int index;
  private final Ring ring;
  private final int number;
  private final @Nullable Industry industry;
  private final int printed;
  private final String id;

  private Space(int index, Ring ring, int number, String what) {
    this.index = index;
    this.ring = ring;
    this.number = number;
    this.industry = industry(what.charAt(0));
    this.printed = industry == null ? 0 : Integer.parseInt(what.substring(1));
    this.id = "%s%02d".formatted(ring.name().charAt(0), number);
  }

  private static @Nullable Industry industry(char letter) {
    return Industry.ALL.stream()
        .filter(industry -> industry.name().charAt(0) == letter)
        .findFirst()
        .orElse(null);
  }

  private static Map<Ring, String> rings() {
    var rings = new EnumMap<Ring, String>(Ring.class);
    rings.put(
        Ring.RURAL,
        "A1 S2 A1 C2 P A1 I3 S2 A1 V3 A1 C2 P A1 I3 S3 A1 I2 A1 V3 P A1 C3 S1 A1 I4 A1 S2 P A1 C2"
            + " V3");
    rings.put(
        Ring.SUBURBAN,
        "A3 C5 S5 I7 V6 A3 P C5 S4 I6 A3 V6 C6 P S5 I7 A3 C4 V6 S6 I8 P A4 C5 S5 I7 V7");
    rings.put(
        Ring.URBAN,
        "A7 C13 S11 I16 V12 S10 I14 P C12 A7 V11 I15 S12 C11 I15 V13 P A8 C12 S11 I16 V12");
    return rings;
  }

  private static List<Space> all() {
    var all = new ArrayList<Space>();
    RINGS.forEach(
        (ring, row) -> {
          var spaces = new ArrayList<Space>();
          for (String what : row.split(" ", -1)) {
            spaces.add(new Space(all.size() + spaces.size(), ring, spaces.size() + 1, what));
          }
          BY_RING.put(ring, List.copyOf(spaces));
          all.addAll(spaces);
        });
    all.forEach(space -> BY_ID.put(space.id, space));
    return Collections.unmodifiableList(all);
  }

  /** Throws IllegalArgumentException for anything that is not exactly a space's id. */
  public static Space parse(String id) {
    Space space = BY_ID.get(id);
    if (space == null) {
      throw new IllegalArgumentException("no space: " + id);
    }
    return space;
  }

  /** All spaces of that ring clockwise, parks among them. */
  static List<Space> of(Ring ring) {
    return Objects.requireNonNull(BY_RING.get(ring));
  }

  /** The space of this number on that ring, from 1. */
  static Space at(Ring ring, int number) {
    return of(ring).get(number - 1);
  }

  /** Where it stands in the order of the board, from 0. */
  int index() {
    return index;
  }

  Ring ring() {
    return ring;
  }

  /** Where it stands on its ring, clockwise from 1. */
  int number() {
    return number;
  }

  /** Null for a park. */
  @Nullable Industry industry() {
    return industry;
  }

  boolean isPark() {
    return industry == null;
  }

  boolean isVirtual() {
    return industry == Industry.VIRTUAL;
  }

  /** Claimed for free by whoever's roll ends there, and where everybody begins (R9, 3). */
  boolean isFarm() {
    return ring == Ring.RURAL && industry == Industry.AGRICULTURE;
  }

  /** The value printed on it; 0 for a park. */
  int printed() {
    return printed;
  }

  /** The value with productivity, cut at 1 (R24). */
  int current(int level) {
    return Math.max(Rules.LEAST_VALUE, printed + level * ring.step());
  }

  @Override
  public int compareTo(Space other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return id;
  }
}
