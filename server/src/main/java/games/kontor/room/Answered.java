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

  /** True for a command that was done before; what nobody asked for never was. */
  boolean isDone(RoomCommand command) {
    return switch (command) {
      case RoomCommand.Asked wish -> isDone(wish.player(), wish.message().id());
      case RoomCommand.Claimed claim -> isDone(claim.player(), claim.id());
      case RoomCommand.Due due -> false;
      case RoomCommand.Presence presence -> false;
      case RoomCommand.BotActed bot -> false;
      case RoomCommand.Begin begin -> false;
      case RoomCommand.Ordered order -> false;
    };
  }

  private boolean isDone(String player, String id) {
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
