package games.kontor.store;

/** The store could not do its work: the disk is full, the file is damaged, the store is closed. */
public final class StoreFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreFailed(String what) {
    super(what);
  }

  StoreFailed(String what, Throwable cause) {
    super(what + ": " + cause.getMessage(), cause);
  }
}
