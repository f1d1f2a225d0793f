package games.kontor.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.kontor.time.Time;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Credits for each address: so many at once, one more every so often; with 0 there is no limit. The
 * machine itself is not limited: that is its operator, or a proxy he has not told us to trust.
 */
final class RateLimit {
  private final int most;
  private final double refillMillis;
  private final Time time;
  private final Cache<String, Bucket> buckets;

  private record Bucket(double credits, long atMillis) {}

  /** {@code addresses} are remembered at most; of more one that did nothing for long is not. */
  RateLimit(int most, Duration refill, int addresses, Time time) {
    this.most = most;
    this.refillMillis = refill.toNanos() / 1e6;
    this.time = time;
    // A bucket is full again after that long, even if it was in debt, and may be forgotten.
    this.buckets =
        Caffeine.newBuilder()
            .maximumSize(addresses)
            .expireAfterAccess(refill.multipliedBy(2L * Math.max(1, most)))
            .build();
  }

  /** Takes a credit of this address; false if it has none left. */
  boolean take(String address) {
    if (!has(address)) {
      return false;
    }
    spend(address, 1);
    return true;
  }

  /** Takes so many credits of this address, even if it has fewer; below zero it gives some back. */
  void spend(String address, double credits) {
    if (!isFree(address)) {
      buckets.asMap().compute(address, (key, bucket) -> less(now(bucket), credits));
    }
  }

  /** True if the address has a credit left. */
  boolean has(String address) {
    return isFree(address) || now(buckets.getIfPresent(address)).credits() >= 1;
  }

  private boolean isFree(String address) {
    return most == 0 || Peers.isOwn(address);
  }

  private Bucket less(Bucket bucket, double credits) {
    return new Bucket(Math.min(most, bucket.credits() - credits), bucket.atMillis());
  }

  private Bucket now(@Nullable Bucket bucket) {
    long nowMillis = time.millis();
    if (bucket == null) {
      return new Bucket(most, nowMillis);
    }
    double more = (nowMillis - bucket.atMillis()) / refillMillis;
    return new Bucket(Math.min(most, bucket.credits() + more), nowMillis);
  }
}
