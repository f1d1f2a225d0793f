package games.kontor.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import games.kontor.time.Time;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Credits for each address: so many at once, one more every so often. The machine itself is not
 * limited: that is its operator, or a proxy he has not told us to trust.
 */
final class RateLimit {
  private static final int MOST_ADDRESSES = 100_000;

  private final int most;
  private final long refillMillis;
  private final Time time;
  private final Cache<String, Bucket> buckets;

  private record Bucket(double credits, long atMillis) {}

  RateLimit(int most, Duration refill, Time time) {
    this.most = most;
    this.refillMillis = refill.toMillis();
    this.time = time;
    // A bucket is full again after that long, and may be forgotten.
    this.buckets =
        Caffeine.newBuilder()
            .maximumSize(MOST_ADDRESSES)
            .expireAfterAccess(refill.multipliedBy(most))
            .build();
  }

  /** Takes a credit of this address; false if it has none left. */
  boolean take(String address) {
    if (!has(address)) {
      return false;
    }
    buckets.asMap().compute(address, (key, bucket) -> less(now(bucket)));
    return true;
  }

  /** True if the address has a credit left. */
  boolean has(String address) {
    return isOwn(address) || now(buckets.getIfPresent(address)).credits() >= 1;
  }

  private static boolean isOwn(String address) {
    return address.startsWith("127.") || address.equals("::1") || address.equals("0:0:0:0:0:0:0:1");
  }

  private static Bucket less(Bucket bucket) {
    return new Bucket(bucket.credits() - 1, bucket.atMillis());
  }

  private Bucket now(@Nullable Bucket bucket) {
    long nowMillis = time.millis();
    if (bucket == null) {
      return new Bucket(most, nowMillis);
    }
    double more = (double) (nowMillis - bucket.atMillis()) / refillMillis;
    return new Bucket(Math.min(most, bucket.credits() + more), nowMillis);
  }
}
