package games.kontor.lab;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketFrame;

/** One room on the bare server: its players send in turn, each waits for his answer. */
final class BareRoom {
  private final Listener load;
  private final BarePlan plan;
  private final WebSocket[] sockets;
  private final long[] askedNanos;
  private final String ask;
  private int turn;

  /** Who counts. */
  interface Listener {
    /** A frame of so many bytes has come. */
    void heard(int bytes);

    /** A message was answered after so long. */
    void answered(long nanos);
  }

  BareRoom(Listener load, BarePlan plan) {
    this.load = load;
    this.plan = plan;
    this.sockets = new WebSocket[plan.players() + plan.spectators()];
    this.askedNanos = new long[plan.players()];
    this.ask = "?".repeat(Math.max(1, plan.askBytes()));
  }

  void add(int viewer, WebSocket socket) {
    sockets[viewer] = socket;
    socket.frameHandler(frame -> received(viewer, frame));
  }

  private void received(int viewer, WebSocketFrame frame) {
    if (!frame.isBinary()) {
      return;
    }
    Buffer data = frame.binaryData();
    load.heard(data.length());
    if (data.getByte(0) == Bare.ANSWER) {
      long now = System.nanoTime();
      load.answered(now - askedNanos[viewer]);
      askedNanos[viewer] = 0;
      if (plan.rate() == 0) {
        ask(now);
      }
    }
  }

  /** Lets the next player who waits for nothing send; false if there is none. */
  boolean ask(long sinceNanos) {
    for (int i = 0; i < askedNanos.length; i++) {
      turn = (turn + 1) % askedNanos.length;
      if (askedNanos[turn] == 0) {
        askedNanos[turn] = sinceNanos;
        sockets[turn].writeTextMessage(ask);
        return true;
      }
    }
    return false;
  }
}
