package games.kontor.games.threerings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.type.TypeReference;
import games.kontor.game.Heard;
import games.kontor.game.Line;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Every line that can be told is in {@code lines.json} with its arguments, and nothing else is:
 * there the client finds for what it needs a sentence.
 */
final class LinesTests {
  private static final ThreeRings GAME = new ThreeRings();
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);
  private static final List<Seat> BOTH = List.of(ONE, TWO);
  private static final Space FARM = Space.parse("R01");
  private static final Space CINEMA = Space.parse("S08");
  private static final List<Space> SPACES = List.of(FARM);

  /** At least one fact of each kind, and of each way to tell it. */
  private static List<Event> facts() {
    var facts = new ArrayList<Event>();
    facts.addAll(beginning());
    facts.addAll(turns());
    facts.addAll(claims());
    facts.addAll(rents());
    facts.addAll(trades());
    facts.add(new Event.ClockSpent(ONE));
    facts.add(new Event.TurnMissed(ONE, 1));
    facts.add(new Event.WentAbsent(ONE));
    facts.add(new Event.Acted(ONE, true, 0, 0));
    facts.add(new Event.Acted(ONE, false, 0, 0));
    facts.add(new Event.Left(ONE));
    facts.add(new Event.Declared(ONE));
    facts.add(new Event.GameEnded(end(false)));
    facts.add(new Event.GameEnded(end(true)));
    return facts;
  }

  private static Phase.Finished end(boolean roundLimit) {
    return new Phase.Finished(Phase.Reason.NET_WEALTH, BOTH, roundLimit, null, BOTH, List.of(1, 1));
  }

  private static List<Event> beginning() {
    return List.of(
        new Event.HasChosen(ONE),
        new Event.GoalNoted(ONE, Goal.CULTURE),
        new Event.GoalsSettled(List.of(Goal.CULTURE, Goal.WEALTH)),
        new Event.RolledForFirst(BOTH, List.of(5, 2)),
        new Event.OrderFixed(BOTH),
        new Event.TurnBegan(ONE, 1, new Phase.FirstClaims(), 0, 0),
        new Event.TurnBegan(TWO, 1, new Phase.FirstClaims(), 0, 0),
        new Event.StartClaimed(ONE, FARM));
  }

  private static List<Event> turns() {
    return List.of(
        new Event.Entered(new Phase.AfterRoll(), 0),
        new Event.Sold(ONE, SPACES, 1),
        new Event.Repaid(ONE, 1),
        new Event.CalledOut(ONE, TWO, true),
        new Event.CalledOut(ONE, TWO, false),
        new Event.GoalDiscarded(ONE, Goal.CULTURE),
        new Event.PublicGoalChosen(ONE, Goal.SERVICE),
        new Event.RooftopTaken(ONE, Ring.RURAL, Power.GOAL),
        new Event.RateChanged(2),
        new Event.LevelChanged(-1),
        new Event.SecretGoalChosen(ONE, Goal.SERVICE),
        new Event.Rolled(ONE, Ring.RURAL, 4, 1, 5, false),
        new Event.Rolled(ONE, Ring.RURAL, 4, 30, 2, true),
        new Event.InterestPaid(ONE, 2, 1),
        new Event.NumberCalled(ONE, 3, 3),
        new Event.NumberCalled(ONE, 3, 4),
        new Event.TurnEnded(ONE),
        new Event.RoundEnded(new Standing(1, List.of(), List.of(), List.of())));
  }

  private static List<Event> claims() {
    return List.of(
        new Event.Consolidated(ONE, List.of(FARM, Space.parse("R03")), Space.parse("S01")),
        new Event.Claimed(ONE, FARM, 0, 0, 0, List.of(), 0, false),
        new Event.Claimed(ONE, CINEMA, 5, 2, 2, SPACES, 1, false),
        new Event.Claimed(ONE, CINEMA, 5, 2, 2, SPACES, 1, true));
  }

  private static List<Event> rents() {
    var offer = new Rent.Terms(1, 1, 1, 1, SPACES, false);
    var full = new Rent.Terms(2, 5, 0, 0, List.of(), true);
    var due = Rent.due(CINEMA, TWO, 5);
    return List.of(
        new Event.RentOffered(due.offered(offer), 0),
        new Event.RentOffered(due.offered(full), 0),
        new Event.RentPaid(ONE, due.offered(offer)),
        new Event.RentRefused(ONE, due.offered(offer), false),
        new Event.RentRefused(ONE, due.offered(full), true));
  }

  private static List<Event> trades() {
    var trade =
        new Trade(3, ONE, TWO, new Bundle(1, 1, 1, SPACES), new Wanted(1, 1, List.of(CINEMA)));
    return List.of(
        new Event.TradeOffered(trade, 0),
        new Event.TradeDone(trade, 1),
        new Event.TradeRefused(trade),
        new Event.TradeWithdrawn(trade),
        new Event.PiecePlaced(ONE, Ring.SUBURBAN, 8));
  }

  @Test
  void thereIsAFactOfEachKindHere() {
    var kinds = new TreeSet<String>();
    facts().forEach(fact -> kinds.add(Names.kind(fact.getClass())));
    var all = new TreeSet<String>();
    Names.leaves(Event.class).forEach(kind -> all.add(Names.kind(kind)));
    assertEquals(all, kinds);
  }

  /** Where seat 1 is on turn, so that each fact of a turn has its actor. */
  private static State state() {
    var turn =
        GAME.turn(
            GAME.opening(Setup.of(2, GAME.about().options(), Map.of())), new SeededChance(1), 0, 0);
    GAME.start(turn);
    State state = turn.state();
    state = GAME.evolve(state, new Event.OrderFixed(BOTH));
    return GAME.evolve(state, new Event.TurnBegan(ONE, 2, new Phase.TurnStart(), 0, 0));
  }

  @Test
  void everyPublicLineIsInTheCatalogueWithItsArguments() throws IOException {
    var told = new TreeMap<String, List<String>>();
    State state = state();
    facts().forEach(fact -> add(told, Heard.byAll(GAME, state, fact)));
    assertEquals(part("public"), told);
  }

  @Test
  void everyOwnLineIsInTheCatalogueAndItsOwnersAlone() throws IOException {
    var told = new TreeMap<String, List<String>>();
    State state = state();
    for (Event fact : facts()) {
      add(told, Heard.by(ONE, GAME, state, fact));
      assertEquals(Optional.empty(), Heard.by(TWO, GAME, state, fact));
    }
    assertEquals(part("own"), told);
  }

  private static void add(Map<String, List<String>> told, Optional<Line> line) {
    if (line.isPresent()) {
      var names = List.copyOf(line.get().args().keySet());
      var before = told.put(line.get().code(), names);
      assertEquals(before == null ? names : before, names, line.get().code());
    }
  }

  private static Map<String, List<String>> part(String part) throws IOException {
    try (var file = LinesTests.class.getResourceAsStream("/three-rings/lines.json")) {
      var lines = Wire.mapper().readTree(Objects.requireNonNull(file));
      return Wire.mapper()
          .convertValue(lines.get(part), new TypeReference<TreeMap<String, List<String>>>() {});
    }
  }
}
