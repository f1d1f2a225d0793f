package games.kontor.games.greement;

import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Domain;
import games.kontor.game.Moves;
import games.kontor.game.Seat;
import games.kontor.games.greement.Action.Choice;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The computer player of the house (13); it uses no more than its seat sees. */
final class GreementBot implements Bot.Forgetful<Action> {
  private static final String STREAM = "bot";

  /** Of the two to six seconds a step (13) the first: its turns have up to a dozen steps. */
  private static final Pause PAUSE = new Pause(2_000, 3_000);

  /** Of them the last: a verdict is shown first, and a card is to be read before it is paid off. */
  private static final Pause PAYMENT = new Pause(5_000, 6_000);

  @Override
  public Pause pause(Record table) {
    return table instanceof View.Table seen && seen.phase() == View.PhaseName.EVENT_PAY
        ? PAYMENT
        : PAUSE;
  }

  @Override
  public Optional<Action> choose(Sight<Nothing> sight, Chance chance) {
    if (!(sight.table() instanceof View.Table table) || !(sight.hand() instanceof View.Hand hand)) {
      return Optional.empty();
    }
    Seat seat = sight.seat();
    return switch (table.phase()) {
      case CHOOSE_START -> chooseStart(sight, hand, chance);
      case REPLACE_START -> replaceStart(sight, table, hand);
      case LOANING -> firstLoan(sight, hand, chance);
      case TURN -> turn(seat, table, hand);
      case EVENT_VOTE -> vote(seat, table, hand);
      case EVENT_PAY -> pay(seat, table, hand);
      case EVENT_DISEASE -> disease(seat, table, hand);
      case OVER -> Optional.empty();
    };
  }

  /** A square away from the edge has more neighbours. */
  private static Optional<Action> chooseStart(Sight<Nothing> sight, View.Hand hand, Chance chance) {
    var free = squares(sight.moves(), "choose-start");
    if (hand.startChoice() != null || free.isEmpty()) {
      return Optional.empty();
    }
    var inner = free.stream().filter(square -> square.neighbours().size() == 4).toList();
    return Optional.of(new Action.ChooseStart(chance.pick(STREAM, inner.isEmpty() ? free : inner)));
  }

  private static Optional<Action> replaceStart(
      Sight<Nothing> sight, View.Table table, View.Hand hand) {
    Ground ground = new Forecast(sight.seat(), table, hand).ground();
    return squares(sight.moves(), "replace-start").stream()
        .max(Comparator.comparingLong(ground::value))
        .map(Action.ReplaceStart::new);
  }

  private static List<Square> squares(Moves moves, String action) {
    return moves.of(action).stream()
        .flatMap(move -> move.parameters().values().stream())
        .flatMap(domain -> domain instanceof Domain.One one ? one.open().stream() : Stream.empty())
        .map(Square::parse)
        .toList();
  }

  /** All or little: some play boldly. */
  private static Optional<Action> firstLoan(Sight<Nothing> sight, View.Hand hand, Chance chance) {
    if (hand.firstLoan() != null) {
      return Optional.empty();
    }
    return sight.moves().of("take-first-loan").stream()
        .flatMap(move -> move.parameters().values().stream())
        .flatMap(domain -> domain instanceof Domain.Whole whole ? Stream.of(whole) : Stream.empty())
        .findFirst()
        .map(
            whole ->
                new Action.TakeFirstLoan(
                    chance.number(STREAM, 0, 1) == 0
                        ? whole.to()
                        : Math.min(whole.to(), whole.from() + 2)));
  }

  private static Optional<Action> turn(Seat seat, View.Table table, View.Hand hand) {
    var forecast = new Forecast(seat, table, hand);
    var answer = answer(seat, hand, forecast);
    if (answer.isPresent() || !seat.equals(table.seatOnTurn())) {
      return answer;
    }
    return Optional.of(new TurnPlan(seat, hand, forecast.ground()).next());
  }

  /** Gifts are taken; a square goes for its value and four rounds of profit, and comes for less. */
  private static Optional<Action> answer(Seat seat, View.Hand hand, Forecast forecast) {
    return hand.offers().stream()
        .filter(offer -> offer.addressee().equals(seat))
        .findFirst()
        .map(
            offer ->
                offer.askedOfAddressee() <= hand.available() && isGood(offer, forecast)
                    ? new Action.AcceptOffer(offer.id())
                    : new Action.RefuseOffer(offer.id()));
  }

  private static boolean isGood(Offer offer, Forecast forecast) {
    return switch (offer) {
      case Offer.Donation _ -> true;
      case Offer.Sale sale -> offer.askedOfAddressee() <= forecast.worth(sale.square(), 2);
      case Offer.Purchase purchase ->
          purchase.price() - (purchase.taxPayer() == Action.TaxPayer.SELLER ? purchase.tax() : 0)
              >= forecast.worth(purchase.square(), 4);
    };
  }

  private static Optional<Action> vote(Seat seat, View.Table table, View.Hand hand) {
    var forecast = new Forecast(seat, table, hand);
    var answer = answer(seat, hand, forecast);
    View.OpenEvent event = table.event();
    if (answer.isPresent() || event == null) {
      return answer;
    }
    Choice wish =
        owed(seat, table, hand)
            .orElse(forecast.welcomes(event.card()) ? Choice.FOR : Choice.AGAINST);
    if (wish != hand.vote()) {
      return Optional.of(new Action.Vote(wish));
    }
    return ready(seat, event);
  }

  /**
   * The vote of whoever has just given money; a gift that is small against one's fortune is not
   * always honoured, but always the same way, so that nobody waits for a mind to be made up.
   */
  private static Optional<Choice> owed(Seat seat, View.Table table, View.Hand hand) {
    View.OpenEvent event = table.event();
    if (event == null || event.votes() == null || hand.paper().isEmpty()) {
      return Optional.empty();
    }
    Paper last = hand.paper().get(Collections.max(hand.paper().keySet()));
    if (last == null) {
      return Optional.empty();
    }
    Seat giver = last.other();
    boolean bought = last.reason() == Paper.Reason.DONATION_RECEIVED && giver != null;
    boolean faithless = (table.round() + seat.number()) % 5 == 0;
    return bought && !faithless && last.round() == table.round()
        ? Optional.ofNullable(event.votes().get(giver))
        : Optional.empty();
  }

  private static Optional<Action> ready(Seat seat, View.OpenEvent event) {
    List<Seat> ready = event.ready();
    return ready == null || ready.contains(seat)
        ? Optional.empty()
        : Optional.of(new Action.Ready());
  }

  private static Optional<Action> pay(Seat seat, View.Table table, View.Hand hand) {
    View.OpenEvent event = table.event();
    if (event == null || event.price() == null) {
      return Optional.empty();
    }
    return event.pledges() == null
        ? payWhole(seat, table, hand, event)
        : pledge(seat, table, hand, event);
  }

  /** Who owes something pledges his share, from what he has. */
  private static Optional<Action> pledge(
      Seat seat, View.Table table, View.Hand hand, View.OpenEvent event) {
    long price = event.price() == null ? 0 : event.price();
    long players = table.players().stream().filter(player -> !player.left()).count();
    long share = Math.min(Math.ceilDiv(price, players), hand.available());
    boolean pledged = event.pledges() != null && event.pledges().containsKey(seat);
    return hand.debt() > 0 && share > 0 && !pledged
        ? Optional.of(new Action.Pledge(share, 0))
        : ready(seat, event);
  }

  /** Pays if it would lose more than the price. */
  private static Optional<Action> payWhole(
      Seat seat, View.Table table, View.Hand hand, View.OpenEvent event) {
    long price = event.price() == null ? 0 : event.price();
    var forecast = new Forecast(seat, table, hand);
    long loss = 0;
    for (EventCard.Effect effect : event.card().effects()) {
      if (effect instanceof EventCard.Effect.Appropriate appropriate) {
        for (Square square : forecast.ground().ownedBy(seat)) {
          boolean taken = forecast.ground().beside(square, appropriate.beside()) > 0;
          loss += taken ? forecast.worth(square, 3) - appropriate.refund() : 0;
        }
      }
    }
    return loss > price
        ? Optional.of(new Action.PayEvent(Math.max(0, price - hand.available())))
        : ready(seat, event);
  }

  /** Keeps the cattle whose three next profits, against a crop's, are more than their price. */
  private static Optional<Action> disease(Seat seat, View.Table table, View.Hand hand) {
    Ground ground = new Forecast(seat, table, hand).ground();
    var cattle = ground.ownedBy(seat, Kind.CATTLE);
    if (hand.diseaseAnswer() != null || cattle.isEmpty()) {
      return Optional.empty();
    }
    var kept =
        cattle.stream()
            .filter(
                square ->
                    3 * (ground.profit(square) - ground.profitAs(square, Kind.CROP))
                        > Disease.PER_SQUARE)
            .sorted(Comparator.comparingLong(ground::profit).reversed())
            .limit(hand.available() / Disease.PER_SQUARE)
            .toList();
    return Optional.of(new Action.PayDisease(kept, 0));
  }
}
