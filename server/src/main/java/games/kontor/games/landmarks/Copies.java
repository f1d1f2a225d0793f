package games.kontor.games.landmarks;

/** How many copies of a type a town has, open and closed ones. */
public record Copies(int open, int closed) {
  static final Copies NONE = new Copies(0, 0);

  int all() {
    return open + closed;
  }

  Copies plus(int moreOpen, int moreClosed) {
    return new Copies(open + moreOpen, closed + moreClosed);
  }
}
