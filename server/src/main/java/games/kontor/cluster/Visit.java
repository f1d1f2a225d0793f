package games.kontor.cluster;

import games.kontor.host.Keeper;
import games.kontor.host.Outbox;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Wire;
import java.util.List;
import java.util.Optional;

/**
 * A viewer at the process that keeps his room: this one, without a detour, or another by parcels
 * that bear the visit's number. What comes late from a place that he has left is not shown.
 */
final class Visit implements Outbox {
  /** The code by which a process says that it does not keep the room, or not any more. */
  static final String MOVED = "moved";

  private final Following following;
  private final Viewers home;
  private final String owner;
  private final long number;
  private final long sinceMillis;
  private boolean begun;

  Visit(Following following, Viewers home, String owner, long number) {
    this.following = following;
    this.home = home;
    this.owner = owner;
    this.number = number;
    this.sinceMillis = home.nowMillis();
  }

  long number() {
    return number;
  }

  long sinceMillis() {
    return sinceMillis;
  }

  synchronized boolean isBegun() {
    return begun;
  }

  boolean isAt(Optional<String> node) {
    return node.isPresent() && node.get().equals(owner);
  }

  /** True if what is said there may be lost on the way. */
  boolean mayLose() {
    return !home.isHere(owner);
  }

  /** True if the room should have answered. */
  synchronized boolean isOverdue(long nowMillis) {
    return !begun && mayLose() && nowMillis - sinceMillis >= Following.AGAIN_MILLIS;
  }

  void say(ClientMessage message) {
    if (mayLose()) {
      var parcel =
          new Parcel(
              Parcel.Kind.SAID,
              home.node(),
              following.room(),
              List.of(number),
              player(),
              Wire.encode(message));
      home.lines().toRooms(owner, parcel);
    } else {
      Keeper here = home.here(following.room());
      here.send(following.room(), message, this);
    }
  }

  /** He goes; what still comes from there is not shown. */
  void end() {
    say(new ClientMessage.Leave());
    home.forget(this);
  }

  @Override
  public String player() {
    return following.viewer().player();
  }

  @Override
  public void begin(byte[] snapshot) {
    synchronized (this) {
      begun = true;
    }
    following.begun(this, snapshot);
  }

  @Override
  public void show(byte[] frame) {
    following.shown(this, frame);
  }

  @Override
  public void done(byte[] frame, String id) {
    following.done(this, frame, id);
  }

  @Override
  public void answer(byte[] frame) {
    following.answered(this, frame);
  }

  @Override
  public void refuse(byte[] frame) {
    following.refused(this, frame);
  }

  @Override
  public void gone(String room, String code) {
    home.forget(this);
    following.gone(this, code);
  }
}
