package games.kontor.web;

import games.kontor.loop.Loop;
import games.kontor.protocol.Wire;
import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.codec.http.websocketx.CloseWebSocketFrame;
import io.netty.handler.codec.http.websocketx.ContinuationWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.PongWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.ReferenceCountUtil;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What comes in by one WebSocket: puts texts together, answers pings, and tells its reader. While
 * too much waits for the other side nothing is read from it; what had been read already is held,
 * and was paid for.
 */
final class Incoming extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(Incoming.class);
  private static final byte[] NOTHING = {};

  private final TextSocket socket;
  private final TextSocket.Reader reader;
  private final Loop loop;
  private byte[] begun = NOTHING;
  private @Nullable Deque<WebSocketFrame> held;

  Incoming(TextSocket socket, TextSocket.Reader reader, Loop loop) {
    this.socket = socket;
    this.reader = reader;
    this.loop = loop;
  }

  @Override
  public void channelRead(ChannelHandlerContext line, Object message) {
    try {
      if (message instanceof WebSocketFrame frame) {
        loop.run(() -> read(frame));
      }
    } finally {
      ReferenceCountUtil.release(message);
    }
  }

  private void read(WebSocketFrame frame) {
    if (frame instanceof CloseWebSocketFrame why) {
      socket.closed(why);
    } else if (reader.heard()) {
      if (held != null || socket.isFull()) {
        hold(frame.retain());
      } else {
        take(frame);
      }
    }
  }

  private void hold(WebSocketFrame frame) {
    if (held == null) {
      held = new ArrayDeque<>();
    }
    held.add(frame);
  }

  private void take(WebSocketFrame frame) {
    switch (frame) {
      case TextWebSocketFrame text -> text(text);
      case ContinuationWebSocketFrame more -> text(more);
      case PingWebSocketFrame ping ->
          socket.write(new PongWebSocketFrame(ping.content().retainedDuplicate()));
      case PongWebSocketFrame pong -> {}
      default -> reader.notText();
    }
  }

  private void text(WebSocketFrame part) {
    ByteBuf bytes = part.content();
    int length = begun.length + bytes.readableBytes();
    if (length > Wire.MAX_FRAME_BYTES) {
      begun = NOTHING;
      reader.tooLarge();
      return;
    }
    byte[] all = Arrays.copyOf(begun, length);
    bytes.getBytes(bytes.readerIndex(), all, begun.length, bytes.readableBytes());
    begun = part.isFinalFragment() ? NOTHING : all;
    if (part.isFinalFragment()) {
      reader.text(all);
    }
  }

  /** Called in the midst of a write or a flush, so what follows from it comes a turn later. */
  @Override
  public void channelWritabilityChanged(ChannelHandlerContext line) {
    if (socket.isFull()) {
      socket.reads(false);
      reader.filled();
    } else {
      loop.later(this::goOn);
    }
  }

  private void goOn() {
    while (held != null && !socket.isFull()) {
      var next = held.poll();
      if (next == null) {
        held = null;
      } else {
        takeHeld(next);
      }
    }
    if (!socket.isFull()) {
      socket.reads(true);
      reader.drained();
    }
  }

  private void takeHeld(WebSocketFrame frame) {
    try {
      take(frame);
    } finally {
      ReferenceCountUtil.release(frame);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext line) {
    loop.run(
        () -> {
          forget();
          reader.ended();
        });
  }

  private void forget() {
    if (held != null) {
      held.forEach(ReferenceCountUtil::release);
      held = null;
    }
  }

  /** Vert.x says in this way that the server is closed. */
  @Override
  public void userEventTriggered(ChannelHandlerContext line, Object event) {
    ReferenceCountUtil.release(event);
    socket.cut();
  }

  /** A broken line, or bytes that are no frames; there is nobody left to tell. */
  @Override
  public void exceptionCaught(ChannelHandlerContext line, Throwable why) {
    LOG.debug("a line is given up", why);
    socket.cut();
  }
}
