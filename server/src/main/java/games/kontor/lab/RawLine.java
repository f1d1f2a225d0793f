package games.kontor.lab;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * A line to a server that does only what it is told: it reads nothing unless asked, and keeps to no
 * protocol. Its methods wait, but not for ever.
 */
public final class RawLine implements Closeable {
  private static final int PATIENCE_MILLIS = 10_000;
  private static final int SMALL = 4 * 1024;
  private static final int TEXT = 0x81;
  private static final int PING = 0x89;

  private final Socket socket;

  private RawLine(Socket socket) {
    this.socket = socket;
  }

  /** Connects from any address of this machine, such as 127.0.0.66, and says nothing yet. */
  public static RawLine connect(int port, String from) {
    try {
      var socket = new Socket();
      socket.setReceiveBufferSize(SMALL);
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.bind(new InetSocketAddress(InetAddress.ofLiteral(from), 0));
      socket.connect(
          new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port), PATIENCE_MILLIS);
      return new RawLine(socket);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Connects and becomes a WebSocket; of what follows nothing is read. */
  public static RawLine webSocket(int port, String from) {
    var line = connect(port, from);
    line.send(
        """
        GET /api/socket HTTP/1.1\r
        Host: localhost:%d\r
        Connection: Upgrade\r
        Upgrade: websocket\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
        \r
        """
            .formatted(port));
    String answer = line.head();
    if (!answer.startsWith("HTTP/1.1 101")) {
      throw new IllegalStateException("no WebSocket: " + answer);
    }
    return line;
  }

  /** Sends characters as they are; false if the server has closed the line. */
  public boolean send(String text) {
    return send(text.getBytes(StandardCharsets.UTF_8));
  }

  private boolean send(byte[] bytes) {
    try {
      socket.getOutputStream().write(bytes);
      return true;
    } catch (IOException closed) {
      return false;
    }
  }

  /** Sends this text so many times, all frames at once; false if the line is closed. */
  public boolean texts(String text, int times) {
    return frames(TEXT, text.getBytes(StandardCharsets.UTF_8), times);
  }

  /** Sends so many pings with this much in each, all at once; false if the line is closed. */
  public boolean pings(int bytes, int times) {
    return frames(PING, new byte[bytes], times);
  }

  /** A mask of zeros leaves the bytes as they are. */
  private boolean frames(int kind, byte[] content, int times) {
    var all = ByteBuffer.allocate(times * (content.length + 8));
    for (int n = 0; n < times; n++) {
      all.put((byte) kind);
      if (content.length < 126) {
        all.put((byte) (0x80 | content.length));
      } else {
        all.put((byte) (0x80 | 126)).putShort((short) content.length);
      }
      all.putInt(0).put(content);
    }
    var bytes = new byte[all.position()];
    all.flip().get(bytes);
    return send(bytes);
  }

  /** The status line and the headers of an answer; empty if the line was closed instead. */
  public String head() {
    var head = new StringBuilder();
    try {
      InputStream in = socket.getInputStream();
      for (int next = in.read(); next >= 0; next = in.read()) {
        head.append((char) next);
        if (head.toString().endsWith("\r\n\r\n")) {
          return head.toString();
        }
      }
      return "";
    } catch (IOException e) {
      return "";
    }
  }

  /** All that comes until the server closes the line. */
  public String rest() {
    try {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return "";
    }
  }

  /** Drops what has come so far, without waiting for more. */
  public void drop() {
    try {
      InputStream in = socket.getInputStream();
      in.skipNBytes(in.available());
    } catch (IOException closed) {
      return;
    }
  }

  /** Reads until the server closes the line; returns how much came. */
  public long drain() {
    try {
      long read = 0;
      var bytes = new byte[64 * 1024];
      for (int n = socket.getInputStream().read(bytes); n >= 0; ) {
        read += n;
        n = socket.getInputStream().read(bytes);
      }
      return read;
    } catch (SocketTimeoutException e) {
      throw new IllegalStateException("not closed", e);
    } catch (IOException reset) {
      return 0;
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
