package games.kontor.web;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** How many connections there are, in all and of each address. Shared by all event loops. */
final class Headcount {
  private final int most;
  private final int mostOfAddress;
  private final AtomicInteger all = new AtomicInteger();
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

  Headcount(int most, int mostOfAddress) {
    this.most = most;
    this.mostOfAddress = mostOfAddress;
  }

  /** One more, of this address if it is counted by one; false if that is one too many. */
  boolean enter(Optional<String> address) {
    if (all.incrementAndGet() > most) {
      all.decrementAndGet();
      return false;
    }
    if (address.isPresent() && !enter(address.get())) {
      all.decrementAndGet();
      return false;
    }
    return true;
  }

  /** One that had entered has gone. */
  void leave(Optional<String> address) {
    all.decrementAndGet();
    address.ifPresent(this::leave);
  }

  /** One more of this address, which is counted in all already; false if that is one too many. */
  boolean enter(String address) {
    if (isFree(address)) {
      return true;
    }
    if (byAddress.merge(address, 1, Integer::sum) > mostOfAddress) {
      leave(address);
      return false;
    }
    return true;
  }

  /** One of this address has gone. */
  void leave(String address) {
    if (!isFree(address)) {
      byAddress.computeIfPresent(address, (known, many) -> many == 1 ? null : many - 1);
    }
  }

  private boolean isFree(String address) {
    return mostOfAddress == 0 || Peers.isOwn(address);
  }
}
