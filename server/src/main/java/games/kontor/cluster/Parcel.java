package games.kontor.cluster;

import io.vertx.core.buffer.Buffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What goes between the process that holds a viewer's connection and the one that keeps his room.
 * Frames of a room are sent once for all its viewers there; {@code to} are their numbers.
 *
 * @param from the process that sends it
 * @param text the player of a message, the id or code of an answer, else empty
 * @param bytes a message or frame as it goes over the wire to a browser
 */
record Parcel(Kind kind, String from, String room, List<Long> to, String text, byte[] bytes) {
  private static final byte[] NOTHING = {};

  /** What it is: the first from the viewer, the others to him. */
  enum Kind {
    SAID,
    BEGIN,
    SHOW,
    DONE,
    ANSWER,
    REFUSE,
    GONE
  }

  Parcel {
    to = List.copyOf(to);
  }

  /** One without a frame, to one viewer. */
  static Parcel of(Kind kind, String from, String room, long to, String text) {
    return new Parcel(kind, from, room, List.of(to), text, NOTHING);
  }

  Buffer encode() {
    var out = Buffer.buffer(64 + bytes.length);
    out.appendByte((byte) kind.ordinal());
    append(out, from);
    append(out, room);
    append(out, text);
    out.appendInt(to.size());
    to.forEach(out::appendLong);
    out.appendInt(bytes.length);
    return out.appendBytes(bytes);
  }

  private static void append(Buffer out, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.appendInt(bytes.length).appendBytes(bytes);
  }

  /** Throws IllegalArgumentException for what is no parcel. */
  static Parcel decode(Buffer buffer) {
    var in = new Reading(buffer);
    try {
      var kind = Kind.values()[buffer.getByte(in.skip(1))];
      String from = in.text();
      String room = in.text();
      String text = in.text();
      int many = in.size(Long.BYTES);
      var to = new ArrayList<Long>(many);
      for (int i = 0; i < many; i++) {
        to.add(buffer.getLong(in.skip(Long.BYTES)));
      }
      return new Parcel(kind, from, room, to, text, in.bytes());
    } catch (IndexOutOfBoundsException e) {
      throw new IllegalArgumentException("no parcel", e);
    }
  }

  private static final class Reading {
    private final Buffer in;
    private int at;

    Reading(Buffer in) {
      this.in = in;
    }

    int skip(int bytes) {
      int was = at;
      at += bytes;
      return was;
    }

    /** A number of things of so many bytes each, all of which are there. */
    int size(int each) {
      int many = in.getInt(skip(Integer.BYTES));
      if (many < 0 || many > (in.length() - at) / each) {
        throw new IllegalArgumentException("no parcel: " + many + " announced");
      }
      return many;
    }

    byte[] bytes() {
      int length = size(1);
      int start = skip(length);
      return in.getBytes(start, at);
    }

    String text() {
      return new String(bytes(), StandardCharsets.UTF_8);
    }
  }
}
