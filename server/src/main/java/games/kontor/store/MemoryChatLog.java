package games.kontor.store;

import io.vertx.core.Future;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A chat log that lasts as long as the process. */
public final class MemoryChatLog implements ChatLog {
  private final Turnstile turnstile = new Turnstile();
  private final Map<String, Map<String, List<Line>>> rooms = new TreeMap<>();

  @Override
  public Future<Void> add(Line line) {
    return turnstile.write(
        () -> {
          var lines =
              rooms
                  .computeIfAbsent(line.room(), name -> new TreeMap<>())
                  .computeIfAbsent(line.channel(), name -> new ArrayList<>());
          lines.add(line);
          lines.removeIf(old -> old.n() <= line.n() - KEPT);
        });
  }

  @Override
  public Future<List<Line>> read(String room) {
    return turnstile.read(
        () ->
            rooms.getOrDefault(room, new TreeMap<>()).values().stream()
                .flatMap(List::stream)
                .toList());
  }

  @Override
  public Future<Void> delete(String room) {
    return turnstile.write(() -> rooms.remove(room));
  }
}
