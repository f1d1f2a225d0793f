package games.kontor.games.economy;

import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Domain;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The computer player of the house (13); it uses no more than its seat sees, and what it has seen.
 * Its cards are placed by the server, as anywhere will do.
 */
final class EconomyBot implements Bot<Action, Memory> {
  private static final String STREAM = "bot";

  /**
   * A turn is a roll and a move, which the board plays besides: both pauses together are a second
   * to a second and a half.
   */
  private static final Pause PAUSE = new Pause(500, 750);

  /** Whom it has knocked out is sent away, and the card turned, once pages have shown how. */
  private static final Pause KNOCKED_OUT = new Pause(2_600, 3_000);

  /** By the rules of part 2 it throws once pages have shown what led to it and changes. */
  private static final Pause PART_TWO = new Pause(3_800, 4_200);

  @Override
  public Pause pause(Record table) {
    if (!(table instanceof View.Table seen)) {
      return PAUSE;
    }
    return switch (seen.phase()) {
      case SEND -> KNOCKED_OUT;
      case ROLL -> beginsPartTwo(seen) ? PART_TWO : PAUSE;
      case PLACE, MOVE, OVER -> PAUSE;
    };
  }

  /** Only the landing that ends part 1 has taken a card from the board and has part 2 after it. */
  private static boolean beginsPartTwo(View.Table table) {
    LastLanding last = table.lastLanding();
    return table.part() == 2 && last != null && Holder.BOARD.equals(last.takenFrom());
  }

  @Override
  public Memory blank() {
    return Memory.BLANK;
  }

  @Override
  public Memory remember(Memory memory, Record table) {
    return table instanceof View.Table seen ? memory.after(seen) : memory;
  }

  @Override
  public Optional<Action> choose(Sight<Memory> sight, Chance chance) {
    if (!(sight.table() instanceof View.Table table)) {
      return Optional.empty();
    }
    Seat seat = sight.seat();
    if (table.phase() == View.PhaseName.PLACE) {
      return autoPlace(table.players().get(seat.index()));
    }
    if (!seat.equals(table.turn())) {
      return Optional.empty();
    }
    var judgement = new Judgement(seat, table, sight.memory().after(table));
    return switch (table.phase()) {
      case ROLL -> Optional.of(new Action.Roll());
      case MOVE ->
          best(sight, "move", judgement::move, chance).map(to -> new Action.Move(to, null));
      case SEND -> best(sight, "send-out", judgement::corner, chance).map(Action.SendOut::new);
      case PLACE, OVER -> Optional.empty();
    };
  }

  private static Optional<Action> autoPlace(View.PublicPlayer player) {
    return player.handCount() == 0 || player.autoPlace()
        ? Optional.empty()
        : Optional.of(new Action.AutoPlace(true));
  }

  /** Any of the best. */
  private static Optional<String> best(
      Sight<Memory> sight, String action, ToDoubleFunction<Space> worth, Chance chance) {
    var spaces = spaces(sight.moves(), action);
    double most = spaces.stream().mapToDouble(worth).max().orElse(0);
    var best = spaces.stream().filter(space -> worth.applyAsDouble(space) >= most).toList();
    return best.isEmpty() ? Optional.empty() : Optional.of(chance.pick(STREAM, best).toString());
  }

  /** What the moves offer for the first parameter of an action. */
  private static List<Space> spaces(Moves moves, String action) {
    return moves.of(action).stream()
        .map(move -> move.parameters().values().iterator().next())
        .flatMap(domain -> domain instanceof Domain.One one ? one.open().stream() : Stream.empty())
        .map(Space::parse)
        .toList();
  }
}
