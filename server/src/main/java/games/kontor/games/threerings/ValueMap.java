package games.kontor.games.threerings;

import games.kontor.game.Fixed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The current value of each property at each level of productivity: made once, and the same. */
final class ValueMap {
  /** One more than there is, for what a power would make of the last. */
  private static final int MOST_LEVEL = 4;

  private static final List<Map<Space, Integer>> BY_LEVEL = all();

  private ValueMap() {}

  static Map<Space, Integer> at(int level) {
    return BY_LEVEL.get(level + MOST_LEVEL);
  }

  private static List<Map<Space, Integer>> all() {
    var all = new ArrayList<Map<Space, Integer>>();
    for (int level = -MOST_LEVEL; level <= MOST_LEVEL; level++) {
      var values = new LinkedHashMap<Space, Integer>();
      for (Space space : Space.PROPERTIES) {
        values.put(space, space.current(level));
      }
      all.add(Fixed.copyOf(values));
    }
    return Collections.unmodifiableList(all);
  }
}
