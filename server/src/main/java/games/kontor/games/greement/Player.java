package games.kontor.games.greement;

import games.kontor.game.Seat;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * All about one player. Somebody who left before round 1 is taken out; who left later stays on the
 * map. {@code attended}: was connected at some moment of his running turn; {@code away}: was not
 * during a whole one, and has not been since. Money and debt are coins.
 */
public record Player(
    Seat seat,
    boolean connected,
    boolean attended,
    boolean away,
    boolean left,
    boolean takenOut,
    @Nullable Square lockedStart,
    @Nullable Square startChoice,
    @Nullable Long firstLoan,
    long money,
    long debt,
    long borrowedThisTurn,
    @Nullable DiseaseAnswer diseaseAnswer,
    List<Paper> paper) {

  public Player {
    paper = Sheet.copyOf(paper);
  }

  /** Which of his cattle the player pays for, and how much of that he borrows. */
  public record DiseaseAnswer(List<Square> squares, long loan) {
    private long fromMoney() {
      return Rules.CARE_PER_CATTLE * squares.size() - loan;
    }
  }

  static Player newcomer(Seat seat) {
    return new Player(
        seat, true, false, false, false, false, null, null, null, 0, 0, 0, null, Sheet.blank());
  }

  /** What his answer to the disease has set aside of his money. */
  long setAsideForDisease() {
    return diseaseAnswer == null ? 0 : diseaseAnswer.fromMoney();
  }

  /** His paper; a player who was read back has it packed too. */
  Sheet sheet() {
    return (Sheet) paper;
  }

  /** Awaited by phases that wait for all who are connected. */
  boolean present() {
    return connected && !left;
  }

  Player edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  /** Money and debt after a change, both cut at the ceiling, with a line on the paper. */
  Player book(int round, Paper.Cause cause, long moneyChange, long debtChange) {
    long newMoney = Coins.cut(money + moneyChange);
    long newDebt = Coins.cut(debt + debtChange);
    if (newMoney == money && newDebt == debt) {
      return this;
    }
    var line =
        new Paper(
            round,
            cause.reason(),
            newMoney - money,
            newDebt - debt,
            newMoney,
            newDebt,
            cause.square(),
            cause.other());
    return edit(
        draft -> {
          draft.money = newMoney;
          draft.debt = newDebt;
          draft.paper = sheet().with(line);
        });
  }

  /** A player being changed: what is not set stays. */
  static final class Draft {
    private final Seat seat;
    boolean connected;
    boolean attended;
    boolean away;
    boolean left;
    boolean takenOut;
    @Nullable Square lockedStart;
    @Nullable Square startChoice;
    @Nullable Long firstLoan;
    private long money;
    private long debt;
    long borrowedThisTurn;
    @Nullable DiseaseAnswer diseaseAnswer;
    private List<Paper> paper;

    private Draft(Player player) {
      seat = player.seat;
      connected = player.connected;
      attended = player.attended;
      away = player.away;
      left = player.left;
      takenOut = player.takenOut;
      lockedStart = player.lockedStart;
      startChoice = player.startChoice;
      firstLoan = player.firstLoan;
      money = player.money;
      debt = player.debt;
      borrowedThisTurn = player.borrowedThisTurn;
      diseaseAnswer = player.diseaseAnswer;
      paper = player.paper;
    }

    private Player finished() {
      return new Player(
          seat,
          connected,
          attended,
          away,
          left,
          takenOut,
          lockedStart,
          startChoice,
          firstLoan,
          money,
          debt,
          borrowedThisTurn,
          diseaseAnswer,
          paper);
    }
  }
}
