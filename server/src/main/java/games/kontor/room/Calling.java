package games.kontor.room;

import games.kontor.game.Deadline;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Whom a table calls, as those who are away may be told: nothing but what everybody who follows the
 * room sees.
 *
 * @param callees the seats in their order
 * @param closings the dates that everybody knows
 * @param reported the last postal turn that everybody may read of, or 0
 */
public record Calling(
    String game, List<Callee> callees, List<Closing> closings, int reported, boolean over) {

  /**
   * A seat that is taken; {@code link} is the number that links which move it name, {@code person}:
   * somebody comes back for it. The table waits for one who is {@code awaited}, and no bot acts for
   * him.
   */
  public record Callee(String player, String name, int link, boolean person, boolean awaited) {}

  /** The calendar ends the time of these seats. */
  public record Closing(long atMillis, long fullMillis, List<Integer> seats) {}

  static Calling of(RoomState room, @Nullable Position<?> position, String game) {
    if (position == null || room.stage() == Stage.OPEN) {
      return new Calling(game, callees(room, List.of()), List.of(), 0, false);
    }
    boolean over = room.stage() == Stage.OVER || position.outcome().isPresent();
    List<Integer> awaited = over || room.held() ? List.of() : position.toAct();
    return new Calling(
        game,
        callees(room, awaited),
        over || room.shut() ? List.of() : closings(position.deadlines()),
        position.reported(),
        over);
  }

  private static List<Callee> callees(RoomState room, List<Integer> toAct) {
    var callees = new ArrayList<Callee>();
    for (Chair chair : room.chairs()) {
      boolean awaited = toAct.contains(callees.size() + 1);
      boolean acts = chair.person() && chair.sitter() == null;
      callees.add(
          new Callee(chair.player(), chair.name(), chair.link(), chair.person(), awaited && acts));
    }
    return List.copyOf(callees);
  }

  private static List<Closing> closings(List<Deadline> deadlines) {
    return Clockwork.shown(Clockwork.ofCalendar(deadlines)).stream()
        .map(
            d ->
                new Closing(
                    d.atMillis(), d.fullMillis(), d.seats().stream().map(Seat::number).toList()))
        .toList();
  }

  /** The date at which this seat's time ends first; empty if the calendar ends it never. */
  public Optional<Closing> closing(int seat) {
    return closings.stream()
        .filter(closing -> closing.seats().contains(seat))
        .min((one, other) -> Long.compare(one.atMillis(), other.atMillis()));
  }
}
