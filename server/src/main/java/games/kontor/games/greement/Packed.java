package games.kontor.games.greement;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/**
 * An immutable list kept as bytes, for what grows with the game and is read at its end: a tenth of
 * what its elements would hold in memory. Walk through it; a single element costs as much.
 */
final class Packed<T> extends AbstractList<T> {
  private static final byte[] NOTHING = {};

  private final Form<T> form;
  private final byte[] bytes;
  private final int size;

  /** An element as whole numbers, written and read in one order. */
  interface Form<T> {
    void write(T element, Writer to);

    T read(Reader from);
  }

  private Packed(Form<T> form, byte[] bytes, int size) {
    this.form = form;
    this.bytes = bytes;
    this.size = size;
  }

  static <T> Packed<T> of(Form<T> form) {
    return new Packed<>(form, NOTHING, 0);
  }

  /** The same elements, packed. */
  static <T> Packed<T> copyOf(Form<T> form, List<T> elements) {
    return elements instanceof Packed<T> already ? already : of(form).with(elements);
  }

  /** The list with these elements behind it. */
  Packed<T> with(List<T> more) {
    var writer = new Writer(Arrays.copyOf(bytes, bytes.length + 16 * more.size()), bytes.length);
    for (T element : more) {
      form.write(element, writer);
    }
    return new Packed<>(form, writer.written(), size + more.size());
  }

  /** A square as a number; none is one too. */
  static int place(@Nullable Square square) {
    return square == null ? -1 : square.index();
  }

  /** The square of such a number. */
  static @Nullable Square square(int place) {
    return place < 0 ? null : Square.inReadingOrder().get(place);
  }

  @Override
  public T get(int index) {
    return unpacked().get(index);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public Iterator<T> iterator() {
    return unpacked().iterator();
  }

  @Override
  public ListIterator<T> listIterator(int index) {
    return unpacked().listIterator(index);
  }

  private List<T> unpacked() {
    var elements = new ArrayList<T>(size);
    var reader = new Reader(bytes);
    for (int i = 0; i < size; i++) {
      elements.add(form.read(reader));
    }
    return Collections.unmodifiableList(elements);
  }

  /** Writes whole numbers, small ones in a byte. */
  static final class Writer {
    private byte[] bytes;
    private int length;

    private Writer(byte[] bytes, int length) {
      this.bytes = bytes;
      this.length = length;
    }

    Writer put(long number) {
      long rest = (number << 1) ^ (number >> 63);
      do {
        if (length == bytes.length) {
          bytes = Arrays.copyOf(bytes, 2 * length + 16);
        }
        bytes[length++] = (byte) (rest > 127 || rest < 0 ? (rest & 127) | 128 : rest);
        rest >>>= 7;
      } while (rest != 0);
      return this;
    }

    private byte[] written() {
      return Arrays.copyOf(bytes, length);
    }
  }

  /** Reads the numbers in the order in which they were written. */
  static final class Reader {
    private final byte[] bytes;
    private int at;

    private Reader(byte[] bytes) {
      this.bytes = bytes;
    }

    long next() {
      long rest = 0;
      int shift = 0;
      byte read;
      do {
        read = bytes[at++];
        rest |= (long) (read & 127) << shift;
        shift += 7;
      } while (read < 0);
      return (rest >>> 1) ^ -(rest & 1);
    }

    int small() {
      return Math.toIntExact(next());
    }
  }
}
