package games.kontor.web;

import games.kontor.host.Outbox;
import games.kontor.host.Rooms;
import games.kontor.loop.Loop;
import games.kontor.observe.Metrics;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.time.Time;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One WebSocket: reads frames within its limits, routes messages to the room that it follows, and
 * writes what comes back in order. It lives on one event loop.
 */
final class Connection implements Outbox, TextSocket.Reader {
  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);
  static final long PING_MILLIS = 20_000;
  static final long SILENT_MILLIS = 45_000;
  static final long SLOW_MILLIS = 15_000;

  private final TextSocket socket;
  private final Loop loop;
  private final Visitor visitor;
  private final Services services;
  private final Consumer<Connection> home;
  private final Credits credits;
  private boolean greeted;
  private boolean closed;
  private ClientMessage.@Nullable Watch followed;

  /** The room that was asked for last cannot be followed; it is left all the same. */
  private boolean lost;

  private boolean stale;
  private long staleSinceMillis;
  private long heardAtMillis;
  private long pingedAtMillis;

  /** Who is connected, and from which address. */
  record Visitor(String player, String address) {}

  /** What all connections share. */
  record Services(Rooms rooms, Visits visits, Time time, Metrics metrics) {}

  /** {@code home} is told when the socket is closed. */
  Connection(
      TextSocket socket, Loop loop, Visitor visitor, Services services, Consumer<Connection> home) {
    this.socket = socket;
    this.loop = loop;
    this.visitor = visitor;
    this.services = services;
    this.home = home;
    this.credits = new Credits(services.time());
    this.heardAtMillis = services.time().millis();
    this.pingedAtMillis = heardAtMillis;
  }

  @Override
  public String player() {
    return visitor.player();
  }

  @Override
  public boolean heard() {
    heardAtMillis = services.time().millis();
    if (!closed && credits.pay() < -Credits.DEEPEST_DEBT) {
      close(Close.TOO_MANY);
    }
    return !closed;
  }

  @Override
  public void text(byte[] frame) {
    try {
      receive(Wire.decode(frame), credits.owes());
    } catch (Wire.BadFrame bad) {
      close(Close.BAD_FRAME);
    }
  }

  @Override
  public void tooLarge() {
    close(Close.TOO_LARGE);
  }

  @Override
  public void notText() {
    close(Close.NOT_TEXT);
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
      case ClientMessage.Ping ping when followed == null || lost ->
          write(new ServerMessage.Pong(ping.n(), 0, 0));
      case ClientMessage.Command command when followed == null || lost ->
          refuse(command, "not-watching");
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
      lost = false;
      toRoom(watch);
    } else {
      write(new ServerMessage.Gone(watch.room(), "too-fast"));
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
  public void begin(byte[] snapshot) {
    loop.run(
        () -> {
          stale = false;
          lost = false;
          write(snapshot);
        });
  }

  @Override
  public void show(byte[] frame) {
    loop.run(
        () -> {
          if (keepsUp()) {
            write(frame);
          }
        });
  }

  @Override
  public void done(byte[] frame, String id) {
    loop.run(
        () -> {
          if (keepsUp()) {
            write(frame);
          } else {
            write(new ServerMessage.Applied(id));
          }
        });
  }

  private boolean keepsUp() {
    if (!closed && !stale && socket.isFull()) {
      stale = true;
      staleSinceMillis = services.time().millis();
      services.metrics().slow();
    }
    return !stale;
  }

  @Override
  public void answer(byte[] frame) {
    loop.run(() -> write(frame));
  }

  @Override
  public void gone(String room, String code) {
    loop.run(
        () -> {
          // Meanwhile another room may be followed.
          lost = lost || (followed != null && followed.room().equals(room));
          if (code.equals("unknown-room")) {
            services.visits().lookedInVain(visitor.address());
          }
          write(new ServerMessage.Gone(room, code));
        });
  }

  /** What was left out is made good by a snapshot, as soon as the browser reads again. */
  @Override
  public void drained() {
    if (!closed && stale && followed != null && !lost) {
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
      socket.ping();
    }
  }

  /** Says goodbye; the browser will come back by itself. */
  void dismiss(String code) {
    write(new ServerMessage.Bye(code));
    close(Close.GOING);
  }

  @Override
  public void ended() {
    closed = true;
    leave();
    home.accept(this);
  }

  private void close(Close why) {
    if (!closed) {
      closed = true;
      leave();
      socket.close(why.code());
    }
  }

  private void write(ServerMessage message) {
    write(Wire.encode(message));
  }

  private void write(byte[] frame) {
    if (!closed) {
      socket.write(frame);
    }
  }
}
