package games.kontor.games.landmarks;

import games.kontor.game.Report;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The reports of postal turns (4.2). No order of a sheet is in them but what was done of it. */
final class Reports {
  private Reports() {}

  /** A turn is complete when orders for the next one are called for, or the game is over. */
  static Optional<Report> of(State after, Event event) {
    List<Throw> goes = after.post().report();
    boolean complete = event instanceof Event.OrdersOpened || event instanceof Event.GameEnded;
    return complete && !goes.isEmpty()
        ? Optional.of(new Report(goes.getFirst().turn(), open(after), own(after)))
        : Optional.empty();
  }

  /** What everybody saw of it on the table. */
  private static View.Report open(State after) {
    View.Table table = PublicTable.of(after, null);
    return new View.Report(
        Objects.requireNonNull(table.report()),
        table.players(),
        table.market(),
        table.deckLeft(),
        table.cards(),
        table.ranking());
  }

  private static List<Record> own(State after) {
    return after.players().stream()
        .map(player -> (Record) new View.OwnReport(player.fates()))
        .toList();
  }
}
