package games.kontor.store;

/**
 * The store could not do its work: the disk is full, the file is damaged, the database was away for
 * too long, the store is closed.
 */
public final class StoreFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** For whoever cannot do what is asked of the store. */
  public StoreFailed(String what) {
    super(what);
  }

  StoreFailed(String what, Throwable cause) {
    super(what + ": " + cause.getMessage(), cause);
  }
}
