package games.kontor.cluster;

import io.vertx.core.Vertx;
import io.vertx.core.eventbus.MessageConsumer;
import io.vertx.core.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The rooms that some process could not read, with the version of rows that it takes: all are told,
 * so that all look for them elsewhere. One that is forgotten is found out anew.
 */
final class Needs {
  private static final String ADDRESS = "kontor.needs";
  private static final int MOST = 10_000;

  private final Vertx vertx;
  private final Runnable changed;
  private final Map<String, Integer> versions =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
          return size() > MOST;
        }
      };

  /** {@code changed} is run when a room is to be looked for anew. */
  Needs(Vertx vertx, Runnable changed) {
    this.vertx = vertx;
    this.changed = changed;
  }

  /** What a reader of this room has to know; 0 where nobody has failed. */
  synchronized int of(String room) {
    return versions.getOrDefault(room, 0);
  }

  /** Tells all that this room takes so much. */
  void tell(String room, int version) {
    keep(room, version);
    vertx.eventBus().publish(ADDRESS, new JsonObject().put("room", room).put("version", version));
  }

  /** Hears the others. */
  MessageConsumer<?> listen() {
    return vertx
        .eventBus()
        .<JsonObject>consumer(
            ADDRESS,
            told -> keep(told.body().getString("room"), told.body().getInteger("version")));
  }

  private void keep(String room, int version) {
    if (put(room, version)) {
      changed.run();
    }
  }

  private synchronized boolean put(String room, int version) {
    boolean isMore = version > of(room);
    if (isMore) {
      versions.put(room, version);
    }
    return isMore;
  }
}
