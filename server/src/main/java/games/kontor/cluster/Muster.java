package games.kontor.cluster;

import io.vertx.core.Future;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether a process and those that it hears are the greater part of all that have been lately at
 * the witness; of two halves the one with the lowest id is. While the witness does not answer what
 * it said last holds: who was there then and is not heard now may go on elsewhere.
 */
final class Muster {
  private static final Logger LOG = LoggerFactory.getLogger(Muster.class);

  private final Witness witness;
  private final String own;
  private SortedSet<String> seen = new TreeSet<>();
  private boolean asking;

  Muster(Witness witness, String own) {
    this.witness = witness;
    this.own = own;
  }

  /**
   * Asks the witness, unless that is still under way, and says there that this process is if it
   * counts; completes on the asker's context.
   */
  Future<Void> ask(boolean counts) {
    if (asking) {
      return Future.succeededFuture();
    }
    asking = true;
    var said = counts ? witness.say(own) : Future.<Void>succeededFuture();
    return said.compose(done -> witness.seen())
        .onSuccess(there -> seen = there)
        .onFailure(failure -> LOG.warn("nobody knows who is there", failure))
        .<Void>mapEmpty()
        .otherwiseEmpty()
        .onComplete(done -> asking = false);
  }

  /** This process counts no more; nobody waits for that to be known. */
  void leave() {
    witness.leave(own).onFailure(failure -> LOG.warn("nobody knows that this one leaves", failure));
  }

  /** True if these, of whom this process is one, are the greater part. */
  boolean isMost(Set<String> heard) {
    long here = seen.stream().filter(heard::contains).count();
    return 2 * here > seen.size()
        || seen.isEmpty()
        || (2 * here == seen.size() && heard.contains(seen.first()));
  }
}
