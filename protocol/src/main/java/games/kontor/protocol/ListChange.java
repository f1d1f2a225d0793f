package games.kontor.protocol;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a list became another one: {@code kept} elements at its beginning are the same; then some
 * were dropped, some added, then {@code pairs} stand beside each other and may differ, then some
 * were dropped and some added; what follows is the same again. So a queue that moved on is told by
 * what left it and what came.
 */
record ListChange(int kept, int dropFirst, int addFirst, int pairs, int dropLast, int addLast) {
  private static final int EDIT_BYTES = 8;
  private static final int PLAIN_BYTES = 4;
  private static final int OBJECT_BYTES = 40;

  static ListChange of(List<?> old, List<?> now) {
    int least = Math.min(old.size(), now.size());
    int kept = 0;
    while (kept < least && isSame(old.get(kept), now.get(kept))) {
      kept++;
    }
    int end = 0;
    while (end < least - kept
        && isSame(old.get(old.size() - 1 - end), now.get(now.size() - 1 - end))) {
      end++;
    }
    int olds = old.size() - kept - end;
    int nows = now.size() - kept - end;
    int left = shift(old, olds, now, nows, kept);
    if (left > 0) {
      int pairs = olds - left;
      return new ListChange(kept, left, 0, pairs, 0, nows - pairs);
    }
    int came = shift(now, nows, old, olds, kept);
    if (came > 0) {
      int pairs = nows - came;
      return new ListChange(kept, 0, came, pairs, olds - pairs, 0);
    }
    int pairs = Math.min(olds, nows);
    return new ListChange(kept, 0, 0, pairs, olds - pairs, nows - pairs);
  }

  /**
   * By how many places all that remains of the first list has moved up in the second; 0 if it did
   * not move as a whole.
   */
  private static int shift(List<?> from, int olds, List<?> to, int nows, int start) {
    for (int shift = Math.max(1, olds - nows); shift < olds; shift++) {
      int i = 0;
      while (i < olds - shift && isSame(from.get(start + shift + i), to.get(start + i))) {
        i++;
      }
      if (i == olds - shift) {
        return shift;
      }
    }
    return 0;
  }

  @SuppressWarnings("ReferenceEquality") // Parts of immutable views that stay are the same object.
  static boolean isSame(@Nullable Object old, @Nullable Object now) {
    return old == now || Objects.equals(old, now);
  }

  /** True if the two lists are the same. */
  boolean isNone() {
    return dropFirst + addFirst + pairs + dropLast + addLast == 0;
  }

  /** True if the whole new list takes fewer bytes than its changes, as far as can be foreseen. */
  boolean isLongerThan(List<?> now) {
    if (now.isEmpty()) {
      return true;
    }
    int drops = dropFirst + dropLast;
    int adds = addFirst + addLast;
    boolean moved = dropFirst + addFirst > 0;
    if (isPlain(now.getFirst())) {
      int edits = drops + adds + (moved ? 0 : pairs);
      return PLAIN_BYTES * now.size() + 2 < EDIT_BYTES * edits - PLAIN_BYTES;
    }
    return OBJECT_BYTES * (now.size() - adds) < EDIT_BYTES * (drops + adds);
  }

  private static boolean isPlain(@Nullable Object element) {
    return switch (element) {
      case Record row -> Shape.of(row.getClass()).isSingle();
      case List<?> list -> false;
      case Map<?, ?> map -> false;
      case null, default -> true;
    };
  }
}
