package games.kontor.room;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which commands of which players are done. Of more players than can sit, those who came first and
 * sit no more are forgotten.
 */
final class Answered {
  private static final int MOST_REMEMBERED = 32;

  private final Map<String, DoneIds> done = new LinkedHashMap<>();

  boolean isDone(String player, String id) {
    var ids = done.get(player);
    return ids != null && ids.contains(id);
  }

  void remember(Step<?> step, RoomState state) {
    if (step.player() == null || step.id() == null) {
      return;
    }
    done.computeIfAbsent(step.player(), _ -> new DoneIds()).add(step.id());
    if (done.size() > MOST_REMEMBERED) {
      var gone = done.keySet().stream().filter(player -> state.indexOf(player) < 0).findFirst();
      gone.ifPresent(done::remove);
    }
  }
}
