package games.kontor.games.territories;

import games.kontor.game.Line;
import games.kontor.game.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What is said to everybody (13): one line for each landing, with the throw that led there, one for
 * each debt paid, and who is out. A sum that could not be paid whole has a line of its own.
 */
final class Story {
  private static final Optional<Line> NOTHING = Optional.empty();

  private Story() {}

  static Optional<Line> tell(State after, Event event) {
    return switch (event) {
      case Event.ColorsDealt _,
          Event.TurnBegan _,
          Event.Thrown _,
          Event.Moved _,
          Event.AutoRollSet _,
          Event.ConnectionLost _,
          Event.ConnectionRestored _ ->
          NOTHING;
      case Event.StartDrawn e -> say(Line.of("starts", e.seat()));
      case Event.Bought e -> say(landed(after, "bought", e.seat(), e.field(), "price", e.price()));
      case Event.BuyingFailed e ->
          say(
              landed(after, "too-dear", e.seat(), e.field(), "price", e.price())
                  .with("money", e.money()));
      case Event.OwnGroundReached e -> say(landed(after, "own-ground", e.seat(), e.field()));
      case Event.RentPaid e -> say(rent(after, e));
      case Event.CampReached e ->
          say(
              landed(after, "camp-reached", e.seat(), e.field(), "camps", e.due().camps())
                  .with("owner", e.due().owner()));
      case Event.RentLapsed e -> say(Line.of("rent-lapsed", e.seat()).with("owner", e.owner()));
      case Event.BonusReceived e ->
          say(landed(after, "bonus-received", e.seat(), e.field(), "amount", e.amount()));
      case Event.CaravanReached e ->
          say(
              landed(after, "caravan-reached", e.seat(), e.field(), "fixed", e.due().fixed())
                  .with("percent", e.due().percent()));
      case Event.TaxPaid e -> say(tax(after, e));
      case Event.Lost e -> say(lost(e));
      case Event.ClockMissed e ->
          e.inARow() < Rules.MISSED_CLOCKS ? say(Line.of("time-up", e.seat())) : NOTHING;
      case Event.WentAbsent e -> say(Line.of("went-absent", e.seat()));
      case Event.CameBack e -> e.wasAbsent() ? say(Line.of("came-back", e.seat())) : NOTHING;
      case Event.GameEnded e -> say(ended(e));
    };
  }

  private static Line rent(State after, Event.RentPaid fact) {
    boolean whole = fact.paid() == fact.due();
    boolean camp = fact.field().type() == Field.Type.LABOR_CAMP;
    String code = (camp ? "camp-rent-paid" : "rent-paid") + (whole ? "" : "-in-part");
    Line line =
        landed(after, code, fact.seat(), fact.field(), "paid", fact.paid())
            .with("owner", fact.owner());
    return whole ? line : line.with("due", fact.due());
  }

  private static Line tax(State after, Event.TaxPaid fact) {
    boolean whole = fact.paid() == fact.due();
    boolean caravan = fact.field() == Field.CARAVAN;
    String code = (caravan ? "caravan-paid" : "goldmine-paid") + (whole ? "" : "-in-part");
    Line line =
        caravan
            ? Line.of(code, fact.seat()).with("paid", fact.paid())
            : landed(after, code, fact.seat(), fact.field(), "paid", fact.paid());
    return whole ? line : line.with("due", fact.due());
  }

  private static Line lost(Event.Lost fact) {
    Line line =
        switch (fact.cause()) {
          case DEBT -> Line.of("out", fact.seat());
          case RESIGNATION -> Line.of("resigned", fact.seat()).with("money", fact.money());
        };
    return line.with("freed", fact.freed().size());
  }

  private static Line ended(Event.GameEnded fact) {
    return switch (fact.reason()) {
      case LAST_PLAYER -> Line.of("won", fact.ranking().getFirst());
      case TURN_LIMIT -> Line.of("turn-limit").with("seats", winners(fact));
    };
  }

  private static List<Seat> winners(Event.GameEnded fact) {
    return fact.ranking().subList(0, fact.places().lastIndexOf(1) + 1);
  }

  private static Optional<Line> say(Line line) {
    return Optional.of(line);
  }

  private static Line landed(State after, String code, Seat seat, Field field) {
    Throw made = after.throw_();
    return Line.of(code, seat)
        .with("dice", made == null ? List.of() : made.dice())
        .with("field", field.toString());
  }

  private static Line landed(
      State after, String code, Seat seat, Field field, String name, Object value) {
    return landed(after, code, seat, field).with(name, value);
  }
}
