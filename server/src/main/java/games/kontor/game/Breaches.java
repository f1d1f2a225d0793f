package games.kontor.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Collects what does not hold in a state, each breach in a sentence for developers. */
public final class Breaches {
  private final List<String> found = new ArrayList<>();

  /** Notes the sentence, which is written only then, unless it holds. */
  public void must(boolean holds, Supplier<String> sentence) {
    if (!holds) {
      found.add(sentence.get());
    }
  }

  /** All that was found, in the order of looking; empty if everything holds. */
  public List<String> found() {
    return List.copyOf(found);
  }
}
