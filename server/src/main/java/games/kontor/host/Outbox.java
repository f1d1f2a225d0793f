package games.kontor.host;

/**
 * A viewer's connection, as a room knows it. All methods may be called from any thread; what one
 * thread sends arrives in that order. Frames are the text of a message.
 */
public interface Outbox {

  /** The identity of whoever is connected; secret, never shown to others. */
  String player();

  /** The frame with which following a room begins or begins again. */
  void begin(String snapshot);

  /**
   * A change. It is left out for a viewer who does not keep up; he asks for a snapshot when he can.
   */
  void show(String frame);

  /**
   * A change that this viewer's command of that id has made, and that says so. If it is left out,
   * the answer goes out without it.
   */
  void done(String frame, String id);

  /** An answer to this viewer alone; never left out. */
  void answer(String frame);

  /** The room cannot be followed, or not any more; the code says why. */
  void gone(String code);
}
