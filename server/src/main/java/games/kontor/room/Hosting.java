package games.kontor.room;

import java.util.List;

/**
 * Who is host now: the one chosen if he sits and is there, else the first player who is; with
 * nobody there, the one chosen. So no table waits for a host who went away.
 */
final class Hosting {
  private final RoomState state;
  private final Audience audience;

  Hosting(RoomState state, Audience audience) {
    this.state = state;
    this.audience = audience;
  }

  boolean is(String player) {
    return host().equals(player);
  }

  /** The host's seat number, 0 while he has none. */
  int seat() {
    return state.indexOf(host()) + 1;
  }

  private String host() {
    List<String> there =
        state.chairs().stream()
            .filter(Chair::person)
            .map(Chair::player)
            .filter(player -> !audience.away(player))
            .toList();
    return there.isEmpty() || there.contains(state.host()) ? state.host() : there.getFirst();
  }
}
