package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A player's first loan and whole paper, column by column, so that a line of it is a few bytes:
 * what stood there before the first line, and for each what has changed and why.
 */
record OpenPaper(
    Seat seat,
    @Nullable Long firstLoan,
    long money,
    long debt,
    List<Integer> rounds,
    List<Paper.Reason> reasons,
    List<Long> moneyChanges,
    List<Long> debtChanges,
    List<@Nullable Square> squares,
    List<@Nullable Seat> others) {

  static OpenPaper of(Player player) {
    var paper = new ArrayList<>(player.paper());
    Paper first = paper.isEmpty() ? null : paper.getFirst();
    return new OpenPaper(
        player.seat(),
        player.firstLoan(),
        first == null ? player.money() : first.money() - first.moneyChange(),
        first == null ? player.debt() : first.debt() - first.debtChange(),
        column(paper, Paper::round),
        column(paper, Paper::reason),
        column(paper, Paper::moneyChange),
        column(paper, Paper::debtChange),
        column(paper, Paper::square),
        column(paper, Paper::other));
  }

  private static <T extends @Nullable Object> List<T> column(
      List<Paper> paper, Function<Paper, T> part) {
    var column = new ArrayList<T>(paper.size());
    paper.forEach(line -> column.add(part.apply(line)));
    return Collections.unmodifiableList(column);
  }

  /** The lines as the player had them. */
  List<Paper> lines() {
    var lines = new ArrayList<Paper>();
    long moneyNow = money;
    long debtNow = debt;
    for (int i = 0; i < rounds.size(); i++) {
      moneyNow += moneyChanges.get(i);
      debtNow += debtChanges.get(i);
      lines.add(
          new Paper(
              rounds.get(i),
              reasons.get(i),
              moneyChanges.get(i),
              debtChanges.get(i),
              moneyNow,
              debtNow,
              squares.get(i),
              others.get(i)));
    }
    return List.copyOf(lines);
  }
}
