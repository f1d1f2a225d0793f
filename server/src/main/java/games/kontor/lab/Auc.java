package games.kontor.lab;

import java.util.List;
import java.util.OptionalDouble;

/**
 * How well a number tells two kinds of cases apart: the chance that one of the first kind is larger
 * than one of the second. One half: it tells nothing.
 */
final class Auc {
  private Auc() {}

  /** Empty unless there are cases of both kinds. */
  static OptionalDouble of(List<Long> first, List<Long> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return OptionalDouble.empty();
    }
    double larger = 0;
    for (long one : first) {
      for (long other : second) {
        larger += one > other ? 1 : one == other ? 0.5 : 0;
      }
    }
    return OptionalDouble.of(larger / first.size() / second.size());
  }
}
