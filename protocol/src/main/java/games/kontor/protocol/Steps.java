package games.kontor.protocol;

import java.util.Arrays;

/**
 * The way from the root of a view to the place that is looked at, a stack of steps. It becomes the
 * text of a path only where there is something to say of it, and that is as short as {@link Edit}
 * allows after the path before.
 */
final class Steps {
  private static final int DEPTH = 12;
  private static final String[] PLACES = places();

  private Object[] steps = new Object[DEPTH];
  private int depth;
  private int spelled;
  private Object[] before = new Object[DEPTH];
  private int depthBefore;
  private final StringBuilder text = new StringBuilder();

  private static String[] places() {
    var places = new String[256];
    Arrays.setAll(places, Integer::toString);
    return places;
  }

  /** One step down, by a component's name or a map's key. */
  void down(Object step) {
    if (depth == steps.length) {
      steps = Arrays.copyOf(steps, 2 * depth);
      before = Arrays.copyOf(before, 2 * depth);
    }
    steps[depth++] = step;
  }

  /** One step down, to a place in a list. */
  void down(int place) {
    down(place < PLACES.length ? PLACES[place] : Integer.toString(place));
  }

  /** The last step back. */
  void up() {
    depth--;
    spelled = Math.min(spelled, depth);
  }

  /** The path of the place that is looked at; the next one may go on from it. */
  String path() {
    spell();
    int shared = shared();
    int dots = depthBefore - shared;
    boolean goesOn = shared > 0 && dots < length(shared);
    text.setLength(0);
    if (goesOn) {
      text.repeat('.', dots);
    }
    for (int i = goesOn ? shared : 0; i < depth; i++) {
      text.append((String) steps[i]);
      if (i < depth - 1) {
        text.append('/');
      }
    }
    System.arraycopy(steps, shared, before, shared, depth - shared);
    depthBefore = depth;
    return text.toString();
  }

  private void spell() {
    for (; spelled < depth; spelled++) {
      Object step = steps[spelled];
      steps[spelled] =
          step instanceof Enum<?> constant
              ? Names.constant(constant)
              : Edit.escaped(step.toString());
    }
  }

  /** How many steps the two paths share, not counting the last one of either. */
  private int shared() {
    int most = Math.min(depth, depthBefore) - 1;
    int shared = 0;
    while (shared < most && steps[shared].equals(before[shared])) {
      shared++;
    }
    return shared;
  }

  private int length(int shared) {
    int length = 0;
    for (int i = 0; i < shared; i++) {
      length += ((String) steps[i]).length() + 1;
    }
    return length;
  }
}
