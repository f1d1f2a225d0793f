package games.kontor.games.greement;

import games.kontor.game.Option;
import games.kontor.game.Refusal;
import games.kontor.game.Setup;
import java.util.List;

/** What the room has chosen before the start (10), and the limits that no room can change (2.5). */
public record Rules(
    int alarmMinutes,
    int alarmSpreadMinutes,
    Ballots ballots,
    int laterLoanLimit,
    int setupSeconds,
    int voteSeconds,
    int paymentSeconds) {

  static final int FIRST_LOAN_MOST = 14;
  static final int TURN_SECONDS = 180;
  static final int AWAY_TURN_SECONDS = 10;

  /** What one square of cattle costs to keep when the disease comes (P02). */
  static final long CARE_PER_CATTLE = 2;

  static final int CARDS_PER_ROUND = 3;
  static final int OPEN_OFFERS_MOST = 10;
  static final long PRICE_MOST = 1_000_000;

  static final List<Option> OPTIONS =
      List.of(
          new Option.Whole("alarm-minutes", 60, 10, 240),
          new Option.Whole("alarm-spread-minutes", 0, 0, 30),
          new Option.Choice("ballots", "open", List.of("open", "secret")),
          new Option.Whole("later-loan-limit", 14, 14, 1000),
          new Option.Whole("setup-seconds", 60, 20, 300),
          new Option.Whole("vote-seconds", 90, 20, 300),
          new Option.Whole("payment-seconds", 60, 20, 300));

  /** Whether everybody sees how somebody has voted. */
  public enum Ballots {
    OPEN,
    SECRET
  }

  /** Throws {@link Refusal} {@code bad-option} if the alarm may come at less than half its time. */
  static Rules of(Setup setup) {
    int minutes = setup.whole("alarm-minutes");
    int spread = setup.whole("alarm-spread-minutes");
    if (2 * spread > minutes) {
      throw Refusal.of("bad-option", "option", "alarm-spread-minutes");
    }
    return new Rules(
        minutes,
        spread,
        setup.choice("ballots").equals("secret") ? Ballots.SECRET : Ballots.OPEN,
        setup.whole("later-loan-limit"),
        setup.whole("setup-seconds"),
        setup.whole("vote-seconds"),
        setup.whole("payment-seconds"));
  }
}
