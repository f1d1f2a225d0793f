package games.kontor.games.economy;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** What a bot has seen on each space when it was public; what is face-down now among it. */
record Memory(Map<Space, Card> seen) {
  static final Memory BLANK = new Memory(Collections.emptyMap());

  /** What it knows after it has looked at this table. */
  Memory after(View.Table table) {
    var now = new TreeMap<Space, Card>();
    for (View.PublicLocation location : table.locations()) {
      Card card = location.card() == null ? seen.get(location.space()) : location.card();
      if (card != null) {
        now.put(location.space(), card);
      }
    }
    return now.equals(seen) ? this : new Memory(Collections.unmodifiableMap(now));
  }
}
