package games.kontor.games.threerings;

import games.kontor.game.Domain;
import games.kontor.game.Fixed;
import games.kontor.game.Items;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one seat owns, in the order of the board, and what follows from that alone, each worked out
 * once. It is the same object as long as the seat owns the same.
 */
final class Estate {
  static final Estate NOTHING = new Estate(List.of());

  private final List<Space> spaces;
  private final int[] onRings = new int[Ring.ALL.size()];
  private final int virtuals;
  private final int printed;
  private @Nullable Map<Industry, Integer> byIndustry;
  private @Nullable List<Pair> pairs;
  private @Nullable Choice choice;

  /** Of one ring and industry there are two at least: what can be given of them. */
  record Pair(Ring ring, Industry industry, Domain give) {}

  private record Choice(int level, Items items) {}

  Estate(List<Space> spaces) {
    this.spaces = List.copyOf(spaces);
    int ofVirtual = 0;
    int sum = 0;
    for (Space space : spaces) {
      onRings[Ring.ALL.indexOf(space.ring())]++;
      ofVirtual += space.isVirtual() ? 1 : 0;
      sum += space.printed();
    }
    this.virtuals = ofVirtual;
    this.printed = sum;
  }

  List<Space> spaces() {
    return spaces;
  }

  int on(Ring ring) {
    return onRings[Ring.ALL.indexOf(ring)];
  }

  /** As many on each ring. */
  boolean isAlike(Estate other) {
    return Arrays.equals(onRings, other.onRings);
  }

  int virtuals() {
    return virtuals;
  }

  /** The printed values of all together. */
  int printed() {
    return printed;
  }

  /** What those of each industry come to by printed values. */
  Map<Industry, Integer> byIndustry() {
    Map<Industry, Integer> known = byIndustry;
    if (known == null) {
      int[] sums = new int[Industry.ALL.size()];
      for (Space space : spaces) {
        sums[Industry.ALL.indexOf(space.industry())] += space.printed();
      }
      known = Fixed.of(Industry.ALL, industry -> sums[Industry.ALL.indexOf(industry)]);
      byIndustry = known;
    }
    return known;
  }

  /** What two can be given of together, ring by ring from the outside. */
  List<Pair> pairs() {
    List<Pair> known = pairs;
    if (known == null) {
      var found = new ArrayList<Pair>();
      for (Ring ring : Ring.ALL) {
        for (Industry industry : on(ring) < 2 ? List.<Industry>of() : Industry.ALL) {
          var those = of(ring, industry);
          if (those.size() >= 2) {
            found.add(new Pair(ring, industry, two(those)));
          }
        }
      }
      known = List.copyOf(found);
      pairs = known;
    }
    return known;
  }

  private List<String> of(Ring ring, Industry industry) {
    var those = new ArrayList<String>();
    for (Space space : spaces) {
      if (space.ring() == ring && space.industry() == industry) {
        those.add(space.toString());
      }
    }
    return those;
  }

  private static Domain two(List<String> of) {
    return new Domain.Some(new Items.Words(of), 2, 2, List.of());
  }

  /**
   * As things to choose from at this level of productivity, as the bank counts them: three virtual
   * ones together weigh more.
   */
  Items at(int level) {
    Choice known = choice;
    if (known == null || known.level() != level) {
      known = new Choice(level, items(level));
      choice = known;
    }
    return known.items();
  }

  private Items items(int level) {
    var values = Fixed.of(spaces, Space::toString, space -> (long) space.current(level));
    return virtuals < Rules.NETWORK
        ? new Items.Priced(values)
        : new Items.Together(values, ofVirtual(), Rules.NETWORK, Rules.NETWORK_ADDS);
  }

  private List<String> ofVirtual() {
    var names = new ArrayList<String>(virtuals);
    for (Space space : spaces) {
      if (space.isVirtual()) {
        names.add(space.toString());
      }
    }
    return names;
  }
}
