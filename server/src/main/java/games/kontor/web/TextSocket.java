package games.kontor.web;

import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandler;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.handler.stream.ChunkedWriteHandler;
import io.vertx.core.http.ServerWebSocket;
import io.vertx.core.internal.http.WebSocketInternal;

/**
 * A WebSocket after its handshake, on one event loop, spoken with Netty. It takes the place of the
 * one of Vert.x, which keeps for each socket the request that it began with and two queues between
 * threads, and makes a promise for each frame: most of the memory of a connection at rest. Frames
 * are bytes that many sockets share; they go out together at the end of a turn.
 */
@SuppressWarnings("FutureReturnValueIgnored") // What fails on a line ends it, and its end is told.
final class TextSocket implements Flushes.Waiting {
  /** A longer text goes out in parts, as clients bound the size of a frame. */
  private static final int MOST_FRAME_BYTES = 64 * 1024;

  /** How much may wait for a browser before it counts as slow, and when it does no more. */
  private static final WriteBufferWaterMark WAITING_BYTES =
      new WriteBufferWaterMark(32 * 1024, 64 * 1024);

  private final Channel channel;
  private final Flushes flushes;
  private boolean waits;
  private boolean closing;

  /** Who reads a socket. All is called on its event loop, in turns of its own. */
  interface Reader {
    /** A frame of any kind came; false if it is one too many. */
    boolean heard();

    /** A whole text. */
    void text(byte[] frame);

    /** A text grows over the largest size. */
    void tooLarge();

    /** A frame was no text. */
    void notText();

    /** So much waits for the other side that nothing more is read from it. */
    void filled();

    /** What waited has gone out. */
    void drained();

    /** The socket is closed, by whomever. */
    void ended();
  }

  private TextSocket(Channel channel, Flushes flushes) {
    this.channel = channel;
    this.flushes = flushes;
  }

  /** Takes over a socket that Vert.x has just opened; nothing that came in is lost. */
  static TextSocket of(ServerWebSocket opened, Flushes flushes) {
    var channel = ((WebSocketInternal) opened).channelHandlerContext().channel();
    channel.config().setWriteBufferWaterMark(WAITING_BYTES);
    return new TextSocket(channel, flushes);
  }

  /** From now on this handler gets what comes; to be called in the turn of the handshake. */
  void readBy(ChannelHandler incoming) {
    var pipeline = channel.pipeline();
    // No file goes out by a WebSocket.
    if (pipeline.get(ChunkedWriteHandler.class) != null) {
      pipeline.remove(ChunkedWriteHandler.class);
    }
    pipeline.replace(pipeline.lastContext().name(), "socket", incoming);
  }

  Channel channel() {
    return channel;
  }

  /** True if so much waits that no more should be added. */
  boolean isFull() {
    return !channel.isWritable();
  }

  /** So many bytes wait for the other side. */
  long waitingBytes() {
    var queue = channel.unsafe().outboundBuffer();
    return queue == null ? 0 : queue.totalPendingWriteBytes();
  }

  /** Nothing is read any more, or again. */
  void reads(boolean now) {
    channel.config().setAutoRead(now);
  }

  /** Sends a text, given as UTF-8; the bytes may be shared, and must not change. */
  void write(byte[] text) {
    if (closing) {
      return;
    }
    flushes.count(text.length);
    int first = Math.min(text.length, MOST_FRAME_BYTES);
    write(new TextWebSocketFrame(first == text.length, 0, Unpooled.wrappedBuffer(text, 0, first)));
    for (int at = first; at < text.length; at += MOST_FRAME_BYTES) {
      int length = Math.min(text.length - at, MOST_FRAME_BYTES);
      write(
          new ContinuationWebSocketFrame(
              at + length == text.length, 0, Unpooled.wrappedBuffer(text, at, length)));
    }
  }

  void ping() {
    write(new PingWebSocketFrame());
  }

  /** Sends a frame, after all that were sent before; nothing happens if the line is closed. */
  void write(WebSocketFrame frame) {
    if (closing) {
      frame.release();
      return;
    }
    channel.write(frame, channel.voidPromise());
    if (!waits) {
      waits = true;
      flushes.later(this);
    }
  }

  @Override
  public void flush() {
    waits = false;
    channel.flush();
  }

  /** Says why; the other side is to agree, or is {@link #cut}. */
  void close(short code) {
    if (!closing) {
      closing = true;
      channel.writeAndFlush(new CloseWebSocketFrame(code, ""), channel.voidPromise());
    }
  }

  /** The other side closes, or agrees. */
  void closed(CloseWebSocketFrame why) {
    if (closing) {
      channel.close();
    } else {
      closing = true;
      channel.writeAndFlush(why.retainedDuplicate()).addListener(sent -> channel.close());
    }
  }

  /** Ends at once, without a word; what waits for the other side is forgotten. */
  void cut() {
    channel.close();
  }
}
