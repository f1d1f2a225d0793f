package games.kontor.room;

import games.kontor.protocol.Run;
import java.util.Arrays;
import java.util.List;

/**
 * Lines as they were sent, one behind the other in one array: as an object each they would be half
 * of what a room holds. Each has its readers, who are bits of a number, and the count of public
 * lines after which it was told.
 */
final class Scroll {
  /** Who reads public lines. */
  static final int EVERYBODY = 1;

  private static final int FIRST_BYTES = 512;
  private static final int FIRST_LINES = 16;

  private byte[] bytes = {};
  private int[] ends = {};
  private int[] readers = {};
  private int[] afters = {};
  private int size;

  /** The one who reads the own lines of this seat. */
  static int reader(int seat) {
    return 1 << seat;
  }

  void add(long after, int toReaders, Run json) {
    if (size == ends.length || end(size) + json.length() > bytes.length) {
      makeRoom(json.length());
    }
    int start = end(size);
    json.copyTo(bytes, start);
    ends[size] = start + json.length();
    readers[size] = toReaders;
    afters[size] = Math.toIntExact(after);
    size++;
  }

  /** Where the line before this one ends. */
  private int end(int line) {
    return line == 0 ? 0 : ends[line - 1];
  }

  /** Closes up over what is forgotten, and grows a little if that is not enough. */
  private void makeRoom(int more) {
    closeUp();
    if (size + size / 16 >= ends.length) {
      int lines = size + size / 8 + FIRST_LINES;
      ends = Arrays.copyOf(ends, lines);
      readers = Arrays.copyOf(readers, lines);
      afters = Arrays.copyOf(afters, lines);
    }
    int used = end(size) + more;
    if (used + used / 16 >= bytes.length) {
      bytes = Arrays.copyOf(bytes, used + used / 8 + FIRST_BYTES);
    }
  }

  private void closeUp() {
    int kept = 0;
    int to = 0;
    int from = 0;
    for (int line = 0; line < size; line++) {
      int end = ends[line];
      if (readers[line] != 0) {
        System.arraycopy(bytes, from, bytes, to, end - from);
        to += end - from;
        ends[kept] = to;
        readers[kept] = readers[line];
        afters[kept] = afters[line];
        kept++;
      }
      from = end;
    }
    size = kept;
  }

  /** Forgets the public lines up to this one, and the own ones before it. */
  void forget(long since) {
    for (int line = 0; line < size && afters[line] <= since; line++) {
      boolean open = (readers[line] & EVERYBODY) != 0;
      if (open || afters[line] < since) {
        readers[line] = 0;
      }
    }
  }

  /** Of the lines of this reader only the last are kept, so many at most. */
  void keep(int reader, int most) {
    int found = 0;
    for (int line = size > most ? size - 1 : -1; line >= 0; line--) {
      if ((readers[line] & reader) != 0) {
        found++;
        readers[line] = found > most ? readers[line] & ~reader : readers[line];
      }
    }
  }

  void clear() {
    size = 0;
  }

  /**
   * Adds the last lines of this reader to those found, the newest first, until there are so many,
   * and none that was told before that public line. They hold as long as nothing is added here.
   */
  void addLast(List<Run> found, int reader, long most, long since) {
    for (int line = size - 1; line >= 0 && found.size() < most; line--) {
      if ((readers[line] & reader) != 0 && afters[line] >= since) {
        found.add(new Run(bytes, end(line), ends[line]));
      }
    }
  }
}
