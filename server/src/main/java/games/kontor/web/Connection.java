package games.kontor.web;

import games.kontor.loop.Loop;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One WebSocket: reads frames within its limits, answers or hands on what they say, and ends a line
 * on which nothing is heard or nothing is read. It lives on one event loop.
 */
final class Connection implements TextSocket.Reader {
  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

  /** Whoever does not agree to be closed is cut off after so long. */
  private static final long CLOSING_MILLIS = 5_000;

  /** So much is read after the end, in the hope that the other side agrees to it. */
  private static final int MOST_LATE_FRAMES = 2_000;

  private static final long NEVER = Long.MAX_VALUE;

  private final TextSocket socket;
  private final Shared services;
  private final Consumer<Connection> home;
  private final Follower follower;
  private final Credits credits;
  private boolean greeted;
  private int lateFrames;
  private long closedAtMillis = NEVER;
  private long filledAtMillis = NEVER;
  private long heardAtMillis;
  private long pingedAtMillis;

  /** {@code home} is told when the socket is closed. */
  Connection(
      TextSocket socket, Loop loop, Visitor visitor, Shared services, Consumer<Connection> home) {
    this.socket = socket;
    this.services = services;
    this.home = home;
    this.follower = new Follower(socket, loop, visitor, services);
    this.credits = new Credits(services.time(), services.limits().framesPerSecond());
    this.heardAtMillis = services.time().millis();
    this.pingedAtMillis = heardAtMillis;
  }

  private boolean isClosed() {
    return closedAtMillis != NEVER;
  }

  @Override
  public boolean heard() {
    if (isClosed()) {
      lateFrames++;
      if (lateFrames == MOST_LATE_FRAMES) {
        socket.cut();
      }
      return false;
    }
    heardAtMillis = services.time().millis();
    credits.pay();
    if (credits.isDeepInDebt()) {
      close(Close.TOO_MANY);
    }
    return !isClosed();
  }

  @Override
  public void text(byte[] frame) {
    if (isClosed()) {
      return;
    }
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
      follower.refuse(command, "too-fast");
    }
  }

  private void greet(ClientMessage.Hello hello) {
    if (greeted) {
      close(Close.NO_HELLO);
    } else if (hello.protocol() == Wire.PROTOCOL || hello.protocol() == Wire.PROTOCOL_BEFORE) {
      greeted = true;
      follower.speaks(hello.protocol());
      LOG.debug("a client of build {}", hello.build());
      follower.write(new ServerMessage.Welcome(hello.protocol(), services.build()));
    } else {
      follower.write(new ServerMessage.Bye("outdated"));
      close(Close.OUTDATED);
    }
  }

  private void route(ClientMessage message) {
    switch (message) {
      case ClientMessage.Watch watch -> follower.watch(watch);
      case ClientMessage.Leave leave -> follower.leave();
      case ClientMessage.Ping ping when !follower.follows() ->
          follower.write(new ServerMessage.Pong(ping.n(), 0, 0));
      case ClientMessage.Command command when !follower.follows() ->
          follower.refuse(command, "not-watching");
      case ClientMessage.Earlier wish when !follower.mayAsk() -> follower.refuse(wish, "too-fast");
      case ClientMessage.Ping ping -> follower.send(ping);
      case ClientMessage.Command command -> follower.send(command);
      case ClientMessage.Hello hello -> greet(hello);
    }
  }

  @Override
  public void filled() {
    filledAtMillis = Math.min(filledAtMillis, services.time().millis());
  }

  @Override
  public void drained() {
    filledAtMillis = NEVER;
    if (!isClosed()) {
      follower.drained();
    }
  }

  /** To be called every few seconds: keeps the line alive and gives up the dead and the slow. */
  void tend() {
    long nowMillis = services.time().millis();
    if (isClosed()) {
      if (nowMillis - closedAtMillis >= CLOSING_MILLIS) {
        socket.cut();
      }
    } else if (isSlow(nowMillis)) {
      follower.write(new ServerMessage.Bye("slow"));
      close(Close.SLOW);
    } else if (nowMillis - heardAtMillis > services.limits().silentMillis()) {
      close(Close.SILENT);
    } else {
      ping(nowMillis);
      follower.goOn();
    }
  }

  private boolean isSlow(long nowMillis) {
    return filledAtMillis != NEVER && nowMillis - filledAtMillis > services.limits().slowMillis();
  }

  private void ping(long nowMillis) {
    if (nowMillis - pingedAtMillis >= services.limits().silentMillis() / 2 && !socket.isFull()) {
      pingedAtMillis = nowMillis;
      socket.ping();
    }
  }

  /** So many bytes wait for the other side. */
  long waitingBytes() {
    return socket.waitingBytes();
  }

  /** Says goodbye; the browser will come back by itself. */
  void dismiss(String code) {
    follower.write(new ServerMessage.Bye(code));
    close(Close.GOING);
  }

  @Override
  public void ended() {
    if (!isClosed()) {
      closedAtMillis = services.time().millis();
      follower.leave();
    }
    home.accept(this);
  }

  private void close(Close why) {
    if (!isClosed()) {
      closedAtMillis = services.time().millis();
      follower.leave();
      socket.close(why.code());
    }
  }
}
