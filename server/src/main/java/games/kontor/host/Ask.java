package games.kontor.host;

import games.kontor.room.RoomCommand;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A command that waits for its room, and who is to be answered. {@code attempts} counts how often
 * it lost a race; {@code otherwise} is the code it is refused with, unless it turns out to be done
 * already.
 */
record Ask(RoomCommand command, @Nullable Outbox from, int attempts, @Nullable String otherwise) {

  static Ask of(RoomCommand command, @Nullable Outbox from) {
    return new Ask(command, from, 0, null);
  }

  Ask again() {
    return new Ask(command, from, attempts + 1, otherwise);
  }

  Ask unlessDone(String code) {
    return new Ask(command, from, attempts, code);
  }

  /** Says that it is done, where no frame says so. */
  void applied() {
    if (from != null) {
      from.answer(Answers.applied(id()));
    }
  }

  void refused(String code) {
    refused(code, Map.of());
  }

  void refused(String code, Map<String, Object> args) {
    if (from != null) {
      from.refuse(Answers.refused(id(), code, args));
    }
  }

  /** True if the same player asked for it with the same id. */
  boolean isSame(Ask other) {
    return isBy(other) && other.id().equals(id());
  }

  /** True if the same player asked for it. */
  boolean isBy(Ask other) {
    String player = player();
    return player != null && player.equals(other.player());
  }

  /** True if the operator asked for it. */
  boolean isOrder() {
    return command instanceof RoomCommand.Ordered;
  }

  private @Nullable String player() {
    return switch (command) {
      case RoomCommand.Asked asked -> asked.player();
      case RoomCommand.Claimed claimed -> claimed.player();
      case RoomCommand.Due due -> null;
      case RoomCommand.Presence presence -> null;
      case RoomCommand.BotActed bot -> null;
      case RoomCommand.Begin begin -> null;
      case RoomCommand.Ordered order -> null;
    };
  }

  /** The id that whoever asked gave it. */
  String id() {
    String id = idIfAsked();
    if (id == null) {
      throw new IllegalStateException("nobody is answered about " + command);
    }
    return id;
  }

  /** The same; null for what nobody asked for. */
  @Nullable String idIfAsked() {
    return switch (command) {
      case RoomCommand.Asked asked -> asked.message().id();
      case RoomCommand.Claimed claimed -> claimed.id();
      case RoomCommand.Due due -> null;
      case RoomCommand.Presence presence -> null;
      case RoomCommand.BotActed bot -> null;
      case RoomCommand.Begin begin -> null;
      case RoomCommand.Ordered order -> order.id();
    };
  }
}
