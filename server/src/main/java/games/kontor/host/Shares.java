package games.kontor.host;

import games.kontor.time.Time;
import java.util.TreeMap;

/**
 * What each of several may take: so much at once, and what is taken grows again with time. Whoever
 * has taken nothing for a while is forgotten.
 */
final class Shares {
  private static final int KEPT = 64;

  private final Time time;
  private final int most;
  private final double eachSecond;
  private final TreeMap<String, Share> shares = new TreeMap<>();

  private record Share(double left, long atMillis) {}

  /** {@code most} at once, then so many a second; none each second lifts the limit. */
  Shares(Time time, int most, double eachSecond) {
    this.time = time;
    this.most = most;
    this.eachSecond = eachSecond;
  }

  /** Takes one; false if none is left now. */
  boolean take(String who) {
    double left = left(who);
    if (eachSecond > 0 && left < 1) {
      return false;
    }
    forgetRested();
    shares.put(who, new Share(left - 1, time.millis()));
    return true;
  }

  /** How long until there is one to be taken. */
  long waitMillis(String who) {
    double missing = 1 - left(who);
    return eachSecond == 0 || missing <= 0 ? 0 : (long) Math.ceil(missing * 1_000 / eachSecond);
  }

  private double left(String who) {
    var share = shares.get(who);
    return share == null ? most : left(share);
  }

  private double left(Share share) {
    return Math.min(most, share.left() + (time.millis() - share.atMillis()) * eachSecond / 1_000);
  }

  private void forgetRested() {
    if (shares.size() >= KEPT) {
      shares.values().removeIf(share -> left(share) >= most);
    }
  }
}
