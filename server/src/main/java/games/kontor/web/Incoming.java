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
import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What comes in by one WebSocket: puts texts together, answers pings, and tells its reader. */
final class Incoming extends ChannelInboundHandlerAdapter {
  private static final Logger LOG = LoggerFactory.getLogger(Incoming.class);
  private static final byte[] NOTHING = {};

  private final TextSocket socket;
  private final TextSocket.Reader reader;
  private final Loop loop;
  private byte[] begun = NOTHING;

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
      switch (frame) {
        case TextWebSocketFrame text -> text(text);
        case ContinuationWebSocketFrame more -> text(more);
        case PingWebSocketFrame ping ->
            socket.write(new PongWebSocketFrame(ping.content().retainedDuplicate()));
        case PongWebSocketFrame pong -> {}
        default -> reader.notText();
      }
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

  /** Called in the midst of a write or a flush, so the reader hears of it a turn later. */
  @Override
  public void channelWritabilityChanged(ChannelHandlerContext line) {
    if (line.channel().isWritable()) {
      loop.later(reader::drained);
    }
  }

  @Override
  public void channelInactive(ChannelHandlerContext line) {
    loop.run(reader::ended);
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
