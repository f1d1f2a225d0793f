package games.kontor.protocol;

/** Some of these bytes, which nobody changes as long as they are read here. */
public record Run(byte[] bytes, int from, int to) {
  /** All of them. */
  public static Run of(byte[] bytes) {
    return new Run(bytes, 0, bytes.length);
  }

  public int length() {
    return to - from;
  }

  /** Writes them into another array, from that place on. */
  public void copyTo(byte[] other, int place) {
    System.arraycopy(bytes, from, other, place, length());
  }
}
