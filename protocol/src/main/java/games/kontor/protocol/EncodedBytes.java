package games.kontor.protocol;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The bytes of the object that a thread is encoding. One for each thread, used again and again. */
final class EncodedBytes extends ByteArrayOutputStream {
  private static final int MOST_KEPT = 64 * 1024;
  private static final ThreadLocal<EncodedBytes> OWN = ThreadLocal.withInitial(EncodedBytes::new);

  private EncodedBytes() {
    super(1024);
  }

  /** That of this thread, empty. What was got before must have been copied. */
  static EncodedBytes ofThisThread() {
    var own = OWN.get();
    if (own.buf.length > MOST_KEPT) {
      own = new EncodedBytes();
      OWN.set(own);
    }
    own.reset();
    return own;
  }

  /** Adds a list of encoded elements behind the last property of the object. */
  void addList(String name, List<Run> elements) {
    // The object's end is taken off, and put on again behind the list.
    count--;
    writeBytes((",\"" + name + "\":").getBytes(StandardCharsets.US_ASCII));
    char before = '[';
    for (Run element : elements) {
      write(before);
      write(element.bytes(), element.from(), element.length());
      before = ',';
    }
    write(']');
    write('}');
  }
}
