package games.kontor.host;

/**
 * A viewer's connection, as a room knows it. All methods may be called from any thread; what one
 * thread sends arrives in that order. Frames are the bytes of a message; many viewers share them,
 * so nobody changes them.
 */
public interface Outbox {

  /** The identity of whoever is connected; secret, never shown to others. */
  String player();

  /** The frame with which following a room begins or begins again. */
  void begin(byte[] snapshot);

  /**
   * A change. It is left out for a viewer who does not keep up; he asks for a snapshot when he can.
   */
  void show(byte[] frame);

  /**
   * A change that this viewer's command of that id has made, and that says so. If it is left out,
   * the answer goes out without it.
   */
  void done(byte[] frame, String id);

  /** An answer to this viewer alone; never left out. */
  void answer(byte[] frame);

  /**
   * A refusal to this viewer alone; never left out. Other frames may overtake it: it goes out after
   * a moment of chance, so that its delay does not tell what the room was busy with.
   */
  void refuse(byte[] frame);

  /**
   * The room cannot be reached just now, and begins again when it can. Only those are told who may
   * follow a room of another process.
   */
  default void waits(String room) {
    throw new IllegalStateException("nobody looks for " + room);
  }

  /** This room cannot be followed, or not any more; the code says why. */
  void gone(String room, String code);
}
