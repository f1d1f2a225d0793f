package games.kontor.cluster;

import io.vertx.core.Future;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A place that all processes reach without each other, and there find who has been lately: a part
 * of the cluster that is cut off from the others learns there how many they are. Time counts as it
 * does there.
 */
public interface Witness {
  /** So long what a process has said there is fresh. */
  long FRESH_MILLIS = 3_000;

  /** Where nobody says anything. */
  Witness NOBODY =
      new Witness() {
        @Override
        public Future<SortedSet<String>> seen() {
          return Future.succeededFuture(new TreeSet<>());
        }

        @Override
        public Future<Void> say(String node) {
          return Future.succeededFuture();
        }

        @Override
        public Future<Void> leave(String node) {
          return Future.succeededFuture();
        }
      };

  /** Who has said lately that it is there. */
  Future<SortedSet<String>> seen();

  /** This one is there. */
  Future<Void> say(String node);

  /** This one is there no more. */
  Future<Void> leave(String node);
}
