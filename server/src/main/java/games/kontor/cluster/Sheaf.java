package games.kontor.cluster;

import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The viewers of one room at one other process: a frame that goes to several of them goes there
 * once. It waits for the others until the turn of the event loop ends, or something else is sent.
 */
final class Sheaf {
  private final Vertx vertx;
  private final Lines lines;
  private final String node;
  private final String edge;
  private final String room;
  private final LongConsumer gone;
  private final List<Long> waiting = new ArrayList<>();
  private byte @Nullable [] frame;
  private int viewers;

  /**
   * {@code node} is this process; {@code gone} is told the number of who does not follow any more.
   */
  Sheaf(Vertx vertx, Lines lines, String node, String edge, String room, LongConsumer gone) {
    this.vertx = vertx;
    this.lines = lines;
    this.node = node;
    this.edge = edge;
    this.room = room;
    this.gone = gone;
  }

  String node() {
    return node;
  }

  /** The process that holds the connections. */
  String edge() {
    return edge;
  }

  String room() {
    return room;
  }

  /** One more viewer belongs to it. */
  synchronized Sheaf more() {
    viewers++;
    return this;
  }

  /** One viewer less; false if it was the last. */
  synchronized boolean less() {
    viewers--;
    return viewers > 0;
  }

  /** The viewer of this number does not follow any more. */
  void gone(long number) {
    gone.accept(number);
  }

  @SuppressWarnings("ReferenceEquality") // A room sends all the same array.
  synchronized void show(long number, byte[] now) {
    if (frame != now) {
      flush();
      frame = now;
      vertx.runOnContext(turn -> flush());
    }
    waiting.add(number);
  }

  synchronized void send(Parcel parcel) {
    flush();
    lines.toViewers(edge, parcel);
  }

  private synchronized void flush() {
    byte[] now = frame;
    if (now != null) {
      lines.toViewers(edge, new Parcel(Parcel.Kind.SHOW, node, room, waiting, "", now));
      waiting.clear();
      frame = null;
    }
  }
}
