package games.kontor.host;

/** A room that a newer build has written, as far as this one can tell. */
final class NewerRows extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final int version;

  NewerRows(String what, int version) {
    super(what);
    this.version = version;
  }

  /** The version of rows that it takes to read the room. */
  int version() {
    return version;
  }
}
