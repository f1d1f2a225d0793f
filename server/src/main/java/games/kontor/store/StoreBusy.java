package games.kontor.store;

/**
 * So much waits to be read, or written, already that this is not even begun; it may be asked again
 * later.
 */
public final class StoreBusy extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreBusy() {
    super("too many wait for the store", null, false, false);
  }
}
