package games.kontor.web;

import games.kontor.host.Outbox;
import games.kontor.host.Rooms;
import games.kontor.observe.Metrics;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import io.vertx.core.Context;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.ServerWebSocket;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One WebSocket: reads frames within its limits, routes messages to the room that it follows, and
 * writes what comes back in order. It lives on one event loop.
 */
final class Connection implements Outbox {
  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
  static final long PING_MILLIS = 20_000;
  static final long SILENT_MILLIS = 45_000;
  static final long SLOW_MILLIS = 15_000;
  private static final int WRITE_QUEUE_BYTES = 64 * 1024;

  private final ServerWebSocket socket;
  private final Context context;
  private final Thread loop = Thread.currentThread();
  private final Visitor visitor;
  private final Services services;
  private final Credits credits;
  private boolean greeted;
  private boolean closed;
  private ClientMessage.@Nullable Watch followed;
  private boolean stale;
  private long staleSinceMillis;
  private long heardAtMillis;
  private long pingedAtMillis;

  /** Who is connected, and from which address. */
  record Visitor(String player, String address) {}

  /** What all connections share. */
  record Services(Rooms rooms, Visits visits, Time time, Metrics metrics) {}

  Connection(ServerWebSocket socket, Context context, Visitor visitor, Services services) {
    this.socket = socket;
    this.context = context;
    this.visitor = visitor;
    this.services = services;
    this.credits = new Credits(services.time());
    this.heardAtMillis = services.time().millis();
    this.pingedAtMillis = heardAtMillis;
    socket.setWriteQueueMaxSize(WRITE_QUEUE_BYTES);
    socket.textMessageHandler(this::onText);
    socket.binaryMessageHandler(bytes -> close(Close.NOT_TEXT));
    socket.pongHandler(bytes -> heard());
    socket.drainHandler(nothing -> drained());
  }

  @Override
  public String player() {
    return visitor.player();
  }

  private void heard() {
    heardAtMillis = services.time().millis();
  }

  private void onText(String frame) {
    if (closed) {
      return;
    }
    heard();
    double left = credits.pay();
    if (left < -Credits.DEEPEST_DEBT) {
      close(Close.TOO_MANY);
      return;
    }
    byte[] bytes = frame.getBytes(StandardCharsets.UTF_8);
    if (bytes.length > Wire.MAX_FRAME_BYTES) {
      close(Close.TOO_LARGE);
      return;
    }
    try {
      receive(Wire.decode(bytes), left < 0);
    } catch (Wire.BadFrame bad) {
      close(Close.BAD_FRAME);
    }
  }

  private void receive(ClientMessage message, boolean tooFast) {
    if (message instanceof ClientMessage.Hello hello) {
      greet(hello);
    } else if (!greeted) {
      close(Close.NO_HELLO);
    } else if (!tooFast) {
      route(message);
    } else if (message instanceof ClientMessage.Command command) {
      refuse(command, "too-fast");
    }
  }

  private void greet(ClientMessage.Hello hello) {
    if (greeted) {
      close(Close.NO_HELLO);
    } else if (hello.protocol() == Wire.PROTOCOL) {
      greeted = true;
      LOG.debug("a client of build {}", hello.build());
      write(new ServerMessage.Welcome(Wire.PROTOCOL));
    } else {
      write(new ServerMessage.Bye("outdated"));
      close(Close.OUTDATED);
    }
  }

  private void route(ClientMessage message) {
    switch (message) {
      case ClientMessage.Watch watch -> watch(watch);
      case ClientMessage.Leave leave -> leave();
      case ClientMessage.Ping ping when followed == null ->
          write(new ServerMessage.Pong(ping.n(), 0, 0));
      case ClientMessage.Command command when followed == null -> refuse(command, "not-watching");
      case ClientMessage.Ping ping -> toRoom(ping);
      case ClientMessage.Command command -> toRoom(command);
      case ClientMessage.Hello hello -> greet(hello);
    }
  }

  private void watch(ClientMessage.Watch watch) {
    if (followed != null && !followed.room().equals(watch.room())) {
      leave();
    }
    if (services.visits().mayLook(visitor.address())) {
      followed = watch;
      toRoom(watch);
    } else {
      write(new ServerMessage.Gone("too-fast"));
    }
  }

  private void leave() {
    if (followed != null) {
      toRoom(new ClientMessage.Leave());
      followed = null;
    }
  }

  private void toRoom(ClientMessage message) {
    if (followed != null) {
      services.rooms().send(followed.room(), message, this);
    }
  }

  private void refuse(ClientMessage.Command command, String code) {
    services.metrics().refused(code);
    write(new ServerMessage.Refused(command.id(), code, Map.of()));
  }

  @Override
  public void begin(String snapshot) {
    onLoop(
        () -> {
          stale = false;
          write(snapshot);
        });
  }

  @Override
  public void show(String frame) {
    onLoop(
        () -> {
          if (keepsUp()) {
            write(frame);
          }
        });
  }

  @Override
  public void done(String frame, String id) {
    onLoop(
        () -> {
          if (keepsUp()) {
            write(frame);
          } else {
            write(new ServerMessage.Applied(id));
          }
        });
  }

  private boolean keepsUp() {
    if (!closed && !stale && !socket.isClosed() && socket.writeQueueFull()) {
      stale = true;
      staleSinceMillis = services.time().millis();
      services.metrics().slow();
    }
    return !stale;
  }

  /** At once if this is its event loop already, else as a task there; in order either way. */
  private void onLoop(Runnable work) {
    if (loop.equals(Thread.currentThread())) {
      work.run();
    } else {
      context.runOnContext(nothing -> work.run());
    }
  }

  @Override
  public void answer(String frame) {
    onLoop(() -> write(frame));
  }

  @Override
  public void gone(String code) {
    onLoop(
        () -> {
          followed = null;
          if (code.equals("unknown-room")) {
            services.visits().lookedInVain(visitor.address());
          }
          write(new ServerMessage.Gone(code));
        });
  }

  /** What was left out is made good by a snapshot, as soon as the browser reads again. */
  private void drained() {
    if (stale && followed != null) {
      toRoom(new ClientMessage.Watch(followed.room(), null, null, followed.name()));
    }
  }

  /** To be called every few seconds: keeps the line alive and gives up the dead and the slow. */
  void tend() {
    long nowMillis = services.time().millis();
    if (nowMillis - heardAtMillis > SILENT_MILLIS) {
      close(Close.SILENT);
    } else if (stale && nowMillis - staleSinceMillis > SLOW_MILLIS) {
      write(new ServerMessage.Bye("slow"));
      close(Close.SLOW);
    } else if (nowMillis - pingedAtMillis >= PING_MILLIS && !closed) {
      pingedAtMillis = nowMillis;
      socket.writePing(Buffer.buffer());
    }
  }

  /** Says goodbye; the browser will come back by itself. */
  void dismiss(String code) {
    write(new ServerMessage.Bye(code));
    close(Close.GOING);
  }

  /** The socket is closed, by whomever. */
  void ended() {
    closed = true;
    leave();
  }

  private void close(Close why) {
    if (!closed) {
      closed = true;
      leave();
      socket.close(why.code());
    }
  }

  private void write(ServerMessage message) {
    write(Wire.text(Wire.encode(message)));
  }

  private void write(String frame) {
    if (!closed) {
      services.metrics().sent(frame.length());
      socket.writeTextMessage(frame);
    }
  }
}
