package games.kontor.web;

import games.kontor.loop.Loop;
import games.kontor.observe.Metrics;
import java.util.ArrayList;
import java.util.List;

/**
 * The sockets of one event loop that were written to in this turn: their frames go out together,
 * after the rooms that had something to do in the same turn.
 */
final class Flushes {
  private final Loop loop;
  private final Metrics metrics;
  private List<Waiting> waiting = new ArrayList<>();
  private List<Waiting> spare = new ArrayList<>();
  private int frames;
  private long bytes;

  /** A socket that was written to. */
  interface Waiting {
    /** Sends what was written in this turn. */
    void flush();
  }

  Flushes(Loop loop, Metrics metrics) {
    this.loop = loop;
    this.metrics = metrics;
  }

  /** This socket is to be flushed when the turn is over. */
  void later(Waiting socket) {
    if (waiting.isEmpty()) {
      loop.later(this::all);
    }
    waiting.add(socket);
  }

  /** A text of so many bytes was written. */
  void count(int length) {
    frames++;
    bytes += length;
  }

  private void all() {
    var now = waiting;
    waiting = spare;
    metrics.sent(frames, bytes);
    frames = 0;
    bytes = 0;
    now.forEach(Waiting::flush);
    now.clear();
    spare = now;
  }
}
