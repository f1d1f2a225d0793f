package games.kontor.cluster;

import games.kontor.host.Outbox;
import games.kontor.protocol.ClientMessage;
import java.util.Optional;

/**
 * A viewer at the process that keeps his room, this one or another. What comes from there goes to
 * whoever follows the room, who knows whether he is still there.
 */
final class Visit implements Outbox {
  /** The code by which a process says that it does not keep the room, or not any more. */
  static final String MOVED = "moved";

  /** So long a room may take to begin. */
  private static final long PATIENCE_MILLIS = 1_000;

  private final long number;
  private final String owner;
  private final String room;
  private final String player;
  private final boolean here;
  private final long sinceMillis;
  private final Road road;
  private final Listener listener;
  private volatile boolean begun;

  /** The way to the room. */
  interface Road {
    /** Takes a message there. */
    void carry(Visit visit, ClientMessage message);

    /** Nothing comes from there any more. */
    void close(Visit visit);
  }

  /** Who is told what comes from there. */
  interface Listener {
    /** The room begins with him. */
    void begun(Visit there, byte[] snapshot);

    /** The room has changed. */
    void shown(Visit there, byte[] frame);

    /** His command of that id is done, and has changed the room. */
    void done(Visit there, byte[] frame, String id);

    /** An answer to him alone. */
    void answered(Visit there, byte[] frame);

    /** A refusal to him alone. */
    void refused(Visit there, byte[] frame);

    /** The room cannot be followed there. */
    void gone(Visit there, String code);
  }

  /** What is known of it from the first. {@code here} is true at this very process. */
  record Place(long number, String owner, String room, boolean here, long sinceMillis) {}

  Visit(Place place, String player, Road road, Listener listener) {
    this.number = place.number();
    this.owner = place.owner();
    this.room = place.room();
    this.here = place.here();
    this.sinceMillis = place.sinceMillis();
    this.player = player;
    this.road = road;
    this.listener = listener;
  }

  /** What names it between processes. */
  long number() {
    return number;
  }

  /** Who keeps the room. */
  String owner() {
    return owner;
  }

  String room() {
    return room;
  }

  long sinceMillis() {
    return sinceMillis;
  }

  /** True once the room has begun with him. */
  boolean isBegun() {
    return begun;
  }

  boolean isAt(Optional<String> node) {
    return node.isPresent() && node.get().equals(owner);
  }

  /** True if what is said there may be lost on the way. */
  boolean mayLose() {
    return !here;
  }

  /** True if the room should have answered. */
  boolean isOverdue(long nowMillis) {
    return !begun && mayLose() && nowMillis - sinceMillis >= PATIENCE_MILLIS;
  }

  void say(ClientMessage message) {
    road.carry(this, message);
  }

  /** He goes; what still comes from there is not shown. */
  void end() {
    say(new ClientMessage.Leave());
    road.close(this);
  }

  @Override
  public String player() {
    return player;
  }

  @Override
  public void begin(byte[] snapshot) {
    begun = true;
    listener.begun(this, snapshot);
  }

  @Override
  public void show(byte[] frame) {
    listener.shown(this, frame);
  }

  @Override
  public void done(byte[] frame, String id) {
    listener.done(this, frame, id);
  }

  @Override
  public void answer(byte[] frame) {
    listener.answered(this, frame);
  }

  @Override
  public void refuse(byte[] frame) {
    listener.refused(this, frame);
  }

  @Override
  public void gone(String code, String why) {
    road.close(this);
    listener.gone(this, why);
  }
}
