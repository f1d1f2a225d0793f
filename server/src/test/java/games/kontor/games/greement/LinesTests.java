package games.kontor.games.greement;

import static games.kontor.games.greement.Table.seat;
import static games.kontor.games.greement.Table.square;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Heard;
import games.kontor.game.Line;
import games.kontor.games.greement.Action.Choice;
import games.kontor.games.greement.Action.TaxPayer;
import games.kontor.games.greement.Event.Clock;
import games.kontor.protocol.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Every line that can be told is in {@code lines.json} with its arguments, and nothing else is:
 * whoever writes the sentences finds all of them there.
 */
final class LinesTests {
  private static final EventCard CARD = EventCard.parse("V07");
  private static final Clock CLOCK = new Clock(0, 1000);
  private static final Square A1 = square("A1");
  private static final List<Square> SQUARES = List.of(A1);

  private static final List<Offer> OFFERS =
      List.of(
          new Offer.Sale("1-2.1", seat(1), seat(2), A1, 3, TaxPayer.BUYER, 4),
          new Offer.Purchase("1-2.2", seat(1), seat(2), A1, 3, TaxPayer.BUYER, 4),
          new Offer.Donation("1-2.3", seat(1), seat(2), 3, 4));

  /** At least one fact of each kind, and of each way to tell it. */
  private static List<Event> facts() {
    var facts =
        new ArrayList<Event>(
            List.of(
                new Event.TilesDealt(Starts.TILES),
                new Event.DeckShuffled(EventCard.all()),
                new Event.StartsOpened(List.of(seat(1)), CLOCK),
                new Event.StartChosen(seat(1), A1, false),
                new Event.StartChosen(seat(1), A1, true),
                new Event.StartLocked(seat(1), A1, false),
                new Event.StartLocked(seat(1), A1, true),
                new Event.StartLost(seat(1), A1),
                new Event.MapRevealed(),
                new Event.ReplacementOpened(seat(1), CLOCK),
                new Event.StartReplaced(seat(1), A1),
                new Event.LoaningOpened(CLOCK),
                new Event.LoanWritten(seat(1), 5, false),
                new Event.LoanWritten(seat(1), 5, true),
                new Event.StartPaid(seat(1), A1, 5, 2),
                new Event.FirstFixed(seat(1)),
                new Event.AlarmSet(3600, 3_600_000),
                new Event.RoundBegan(1, List.of()),
                new Event.TurnBegan(seat(1), CLOCK),
                new Event.ProfitCollected(seat(1), 3),
                new Event.Borrowed(seat(1), 5),
                new Event.Repaid(seat(1), 5),
                new Event.Bought(seat(1), A1, Kind.LAND, 2, 8),
                new Event.Seeded(seat(1), A1, 2),
                new Event.CattleBought(seat(1), A1, 5),
                new Event.TurnEnded(seat(1), false, 2, 10),
                new Event.TurnEnded(seat(1), true, 2, 0),
                new Event.TurnPassed(seat(1), 3, 2, 4),
                new Event.SquareSold(
                    "1-2.1", seat(1), seat(2), A1, Kind.CROP, 3, TaxPayer.SELLER, 4),
                new Event.Donated("1-2.3", seat(1), seat(2), 3, 4)));
    for (Offer offer : OFFERS) {
      facts.add(new Event.OfferMade(offer));
      facts.add(new Event.OfferRefused(offer));
      facts.add(new Event.OfferWithdrawn(offer));
      facts.add(new Event.OfferLapsed(offer));
    }
    facts.addAll(cardFacts());
    return facts;
  }

  private static List<Event> cardFacts() {
    return List.of(
        new Event.CardsDrawn(List.of(CARD)),
        new Event.Reshuffled(List.of(CARD)),
        new Event.CardTurnedUp(CARD, 1),
        new Event.CardDropped(CARD),
        new Event.VoteOpened(CARD, 1, CLOCK),
        new Event.PaymentOpened(CARD, 1, CLOCK),
        new Event.DiseaseOpened(CARD, 1, CLOCK),
        new Event.Voted(seat(1), Choice.FOR, null),
        new Event.Voted(seat(1), Choice.FOR, Choice.AGAINST),
        new Event.Voted(seat(1), Choice.FOR, Choice.FOR),
        new Event.Readied(seat(1), false),
        new Event.Readied(seat(1), true),
        new Event.ReadyCleared(),
        new Event.VoteClosed(CARD, 3, 1, 4, true),
        new Event.VoteClosed(CARD, 2, 2, 4, false),
        new Event.Pledged(seat(1), 4, 3, null),
        new Event.Pledged(seat(1), 4, 0, 4L),
        new Event.PledgesCollected(CARD, new TreeMap<>(Map.of(seat(1), new Phase.Pledge(4, 3)))),
        new Event.EventPaid(seat(1), CARD, 15, 3),
        new Event.EventUnpaid(CARD, 4, 10),
        new Event.DiseaseAnswered(seat(1), SQUARES, 1, false),
        new Event.DiseaseAnswered(seat(1), SQUARES, 1, true),
        new Event.DiseasePaid(seat(1), SQUARES, 2, 1),
        new Event.DiseasePaid(seat(1), List.of(), 0, 0),
        new Event.ValueChanged(Value.SEED, 2, 3),
        new Event.GoldMinesLost(SQUARES),
        new Event.DebtsCancelled(),
        new Event.CropsLost(SQUARES),
        new Event.CattleLost(SQUARES),
        new Event.LandsBecameCattle(SQUARES),
        new Event.Appropriated(seat(1), Kind.LAKE, SQUARES, 2),
        new Event.CardDiscarded(CARD),
        new Event.WentAway(seat(1)),
        new Event.CameBack(seat(1)),
        new Event.TurnExtended(CLOCK),
        new Event.LeftGame(seat(1)),
        new Event.GameEnded(Phase.Reason.ALARM, List.of()),
        new Event.GameEnded(Phase.Reason.LAST_PLAYER, List.of()),
        new Event.GameEnded(Phase.Reason.CALLED_OFF, List.of()));
  }

  @Test
  void thereIsAFactOfEachKindHere() {
    var kinds = new TreeSet<String>();
    facts().forEach(fact -> kinds.add(Names.kind(fact.getClass())));
    var all = new TreeSet<String>();
    Names.leaves(Event.class).forEach(kind -> all.add(Names.kind(kind)));
    assertEquals(all, kinds);
  }

  /** With open ballots and with secret ones. */
  private static List<State> states() {
    var secret = Table.onLand(2, new TreeMap<>(Map.of("ballots", "secret")), new TreeMap<>());
    return List.of(
        Table.onLand(2).square("A1", Kind.CROP, 1).state(),
        secret.square("A1", Kind.CROP, 1).state());
  }

  @Test
  void everyPublicLineIsInTheCatalogueWithItsArguments() {
    var told = new TreeMap<String, List<String>>();
    for (State state : states()) {
      facts().forEach(fact -> add(told, Heard.byAll(Table.GAME, state, fact)));
    }
    assertEquals(Catalogue.part("public"), told);
  }

  @Test
  void everyOwnLineIsInTheCatalogueWithItsArguments() {
    var told = new TreeMap<String, List<String>>();
    for (State state : states()) {
      for (Event fact : facts()) {
        add(told, Heard.by(seat(1), Table.GAME, state, fact));
        add(told, Heard.by(seat(2), Table.GAME, state, fact));
      }
    }
    assertEquals(Catalogue.part("own"), told);
  }

  private static void add(Map<String, List<String>> told, Optional<Line> line) {
    if (line.isPresent()) {
      var names = List.copyOf(line.get().args().keySet());
      var before = told.put(line.get().code(), names);
      assertEquals(before == null ? names : before, names, line.get().code());
    }
  }

  @Test
  void aProfitIsTakenApartByKindAndMultiplier() {
    var table =
        Table.onLand(2)
            .square("A1", Kind.LAKE)
            .value(Value.LAKE_MULTIPLIER, 2)
            .square("B1", Kind.CROP, 2)
            .square("A2", Kind.CROP, 2)
            .square("E5", Kind.GOLD, 2)
            .square("F5", Kind.LAND, 2)
            .does(1, "end-turn");
    var line =
        table.facts().stream()
            .flatMap(fact -> Heard.by(seat(2), Table.GAME, table.state(), fact).stream())
            .findFirst()
            .orElseThrow();
    assertEquals(
        "{amount=16, kinds=[crop, gold], counts=[2, 1], multipliers=[2, 1], amounts=[12, 4]}",
        line.args().toString());
  }
}
