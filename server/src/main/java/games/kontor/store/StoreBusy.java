package games.kontor.store;

/** So much waits to be read already that this is not even begun; it may be asked again later. */
public final class StoreBusy extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreBusy() {
    super("too many wait to read", null, false, false);
  }
}
