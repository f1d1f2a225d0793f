package games.kontor.web;

import games.kontor.host.Outbox;
import games.kontor.loop.Loop;
import games.kontor.observe.Trail;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One connection, as the room that it follows knows it. However often somebody asks, one snapshot
 * is under way to him, and none while he does not read; the last question counts.
 */
final class Follower implements Outbox {
  /** A room that has answered nothing for so long is asked again, should that be wished. */
  private static final long LOST_MILLIS = 15_000;

  /** Much longer than a room is busy with an action, much shorter than anybody minds. */
  private static final long HELD_MILLIS = 40;

  private static final SecureRandom CHANCE = new SecureRandom();

  /** Answers up to this size are not counted: they cost no more than the question. */
  private static final int SMALL_BYTES = 2 * 1024;

  private final TextSocket socket;
  private final Loop loop;
  private final Visitor visitor;
  private final Shared services;
  private ClientMessage.@Nullable Watch followed;

  /** The room that was asked for last cannot be followed; it is left all the same. */
  private boolean lost;

  private ClientMessage.@Nullable Watch wish;
  private Visits.@Nullable Look look;
  private ClientMessage.@Nullable Watch asked;
  private long askedAtMillis;
  private boolean stale;
  private @Nullable FramesBefore before;

  Follower(TextSocket socket, Loop loop, Visitor visitor, Shared services) {
    this.socket = socket;
    this.loop = loop;
    this.visitor = visitor;
    this.services = services;
  }

  @Override
  public String player() {
    return visitor.player();
  }

  /** What the browser understands: this protocol or the one before. */
  void speaks(int version) {
    before = version == Wire.PROTOCOL_BEFORE ? new FramesBefore() : null;
  }

  /** A frame of the room, as the browser understands it. */
  private byte[] told(byte[] frame) {
    var translation = before;
    return translation == null ? frame : translation.told(frame);
  }

  /** Follows this room, and no other one any more. */
  void watch(ClientMessage.Watch watch) {
    if (followed != null && !followed.room().equals(watch.room())) {
      leave();
    }
    wish = watch;
    goOn();
  }

  /** Asks for what was wished, unless it must wait; to be called again every few seconds. */
  void goOn() {
    boolean waits = asked != null && services.time().millis() - askedAtMillis < LOST_MILLIS;
    if (wish != null && !waits && !socket.isFull() && mayAsk()) {
      var now = wish;
      wish = null;
      ask(now);
    }
  }

  /** False while his address has been sent so much that it must wait. */
  boolean mayAsk() {
    return services.visits().maySend(visitor.address());
  }

  private void ask(ClientMessage.Watch watch) {
    if (!follows()) {
      Optional<Visits.Look> look = services.visits().look(visitor);
      if (look.isEmpty()) {
        write(new ServerMessage.Gone(watch.room(), "too-fast"));
        return;
      }
      this.look = look.get();
    }
    followed = watch;
    lost = false;
    asked = watch;
    askedAtMillis = services.time().millis();
    services.rooms().send(watch.room(), watch, this);
  }

  /** Follows nothing any more. */
  void leave() {
    wish = null;
    stale = false;
    if (followed != null) {
      send(new ClientMessage.Leave());
      followed = null;
    }
  }

  /** A message to the room that is followed. */
  void send(ClientMessage message) {
    if (followed != null) {
      if (message instanceof ClientMessage.Command command) {
        services.metrics().trail().pass(Trail.Place.EDGE, followed.room(), command.id());
      }
      services.rooms().send(followed.room(), message, this);
    }
  }

  boolean follows() {
    return followed != null && !lost;
  }

  @Override
  public void begin(byte[] snapshot) {
    loop.run(
        () -> {
          found();
          lost = false;
          if (followed != null && keepsUp(true)) {
            answerWith(told(snapshot));
          }
          goOnLater();
        });
  }

  /**
   * What was said to a room that was being loaded is heard first: a question that came in between
   * would be followed by the farewell that was said before it.
   */
  private void goOnLater() {
    loop.later(this::goOn);
  }

  private void found() {
    asked = null;
    if (look != null) {
      look.found();
      look = null;
    }
  }

  @Override
  public void show(byte[] frame) {
    loop.run(
        () -> {
          if (keepsUp(false)) {
            socket.write(told(frame));
          }
        });
  }

  @Override
  public void done(byte[] frame, String id) {
    loop.run(
        () -> {
          if (keepsUp(false)) {
            socket.write(told(frame));
          } else {
            write(new ServerMessage.Applied(id));
          }
        });
  }

  /** A snapshot makes good what was left out, but goes to nobody who does not read. */
  private boolean keepsUp(boolean anew) {
    if (socket.isFull()) {
      if (!stale) {
        services.metrics().slow();
      }
      stale = true;
    } else if (anew) {
      stale = false;
    }
    return !stale;
  }

  @Override
  public void answer(byte[] frame) {
    loop.run(() -> answerWith(told(frame)));
  }

  @Override
  public void refuse(byte[] frame) {
    long millis = CHANCE.nextLong(1, HELD_MILLIS + 1);
    loop.run(() -> services.time().schedule(millis, () -> socket.write(frame)));
  }

  private void answerWith(byte[] frame) {
    if (frame.length > SMALL_BYTES) {
      services.visits().sent(visitor.address(), frame.length);
    }
    socket.write(frame);
  }

  @Override
  public void waits(String room) {
    loop.run(
        () -> {
          if (isOf(followed, room)) {
            write(new ServerMessage.Waits(room));
          }
        });
  }

  @Override
  public void gone(String room, String code) {
    loop.run(
        () -> {
          // Meanwhile another room may be followed.
          lost = lost || isOf(followed, room);
          if (isOf(asked, room)) {
            look = code.equals("unknown-room") ? null : look;
            found();
          }
          write(new ServerMessage.Gone(room, code));
          goOnLater();
        });
  }

  private static boolean isOf(ClientMessage.@Nullable Watch watch, String room) {
    return watch != null && watch.room().equals(room);
  }

  /** What was left out is made good by a snapshot, as soon as the browser reads again. */
  void drained() {
    if (stale && follows() && wish == null) {
      var left = Objects.requireNonNull(followed);
      wish = new ClientMessage.Watch(left.room(), null, null, left.name());
    }
    goOn();
  }

  void refuse(ClientMessage.Command command, String code) {
    services.metrics().refused(code);
    write(new ServerMessage.Refused(command.id(), code, Map.of()));
  }

  void write(ServerMessage message) {
    socket.write(Wire.encode(message));
  }
}
