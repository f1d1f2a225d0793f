package games.kontor.games.landmarks;

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
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every line that can be told is in {@code lines.json} with its arguments, and nothing else is:
 * there the client finds for what it needs a sentence.
 */
final class LinesTests {
  private static final Landmarks GAME = new Landmarks();
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);
  private static final List<Integer> DICE = List.of(2, 2);

  /** At least one fact of each kind, and of each way to tell it. */
  private static List<Event> facts() {
    var facts = new ArrayList<Event>();
    facts.add(new Event.Seated(List.of(ONE, TWO)));
    facts.add(new Event.Shuffled(new EnumMap<>(Deck.class)));
    facts.add(new Event.Offered(List.of()));
    facts.addAll(throwFacts());
    facts.addAll(paidFacts());
    facts.addAll(cardFacts());
    facts.addAll(postFacts());
    facts.add(new Event.ClockMissed(ONE, 1));
    facts.add(new Event.WentAway(ONE));
    facts.add(new Event.CameBack(ONE, true, 0));
    facts.add(new Event.CameBack(ONE, false, 0));
    facts.add(new Event.GameEnded(List.of(ONE, TWO), List.of(1, 2)));
    return facts;
  }

  private static List<Event> throwFacts() {
    return List.of(
        new Event.GoBegan(ONE, 1, 1, 0, false, 0),
        new Event.GoBegan(TWO, 1, 1, 1, false, 0),
        new Event.GoBegan(ONE, 1, 1, 0, true, 0),
        new Event.Asked(new Phase.Roll(), 0),
        new Event.Rolled(ONE, DICE),
        new Event.Rerolled(ONE, DICE),
        new Event.TotalFixed(ONE, 4, false, false),
        new Event.TotalFixed(ONE, 12, true, false),
        new Event.TunaRolled(ONE, DICE),
        new Event.GoEnded(ONE));
  }

  private static List<Event> paidFacts() {
    return List.of(
        paid(Step.Kind.RED, ONE, TWO, 0),
        paid(Step.Kind.RED, ONE, TWO, 1),
        paid(Step.Kind.LOAN, ONE, null, 0),
        paid(Step.Kind.LOAN, ONE, null, 1),
        paid(Step.Kind.LOAN, null, ONE, 0),
        paid(Step.Kind.PURPLE, null, ONE, 0),
        paid(Step.Kind.CITY_HALL, null, ONE, 0),
        paid(Step.Kind.AIRPORT, null, ONE, 0),
        new Event.Collected(
            List.of(new Step(Step.Kind.BLUE, Card.WHEAT_FIELD, 1, null, ONE, 1, 0))));
  }

  private static Event paid(Step.Kind kind, @Nullable Seat from, @Nullable Seat to, int owed) {
    return new Event.Paid(kind, Card.CAFE, 1, from, to, 1, owed);
  }

  private static List<Event> cardFacts() {
    return List.of(
        new Event.Reopened(ONE, Card.CAFE, 1),
        new Event.Closed(ONE, Card.CAFE, 1),
        new Event.Demolished(ONE, Card.HARBOUR),
        new Event.Moved(Card.CAFE, ONE, TWO, false),
        new Event.Returned(ONE, Card.CONVENTION_CENTER),
        new Event.Bought(ONE, Card.CAFE, 2),
        new Event.BuiltNothing(ONE),
        new Event.Completed(ONE),
        new Event.Invested(ONE));
  }

  private static List<Event> postFacts() {
    var candidate = new Fates.Candidate(Card.CAFE, Fate.BOUGHT);
    return List.of(
        new Event.ModeMarked(ONE, Mode.POSTAL, true),
        new Event.ModeMarked(ONE, Mode.POSTAL, false),
        new Event.ModeChanged(Mode.POSTAL),
        new Event.OrdersOpened(1, 1, 0, 0, 1),
        new Event.OrdersSubmitted(ONE, new Sheet(List.of(), null)),
        new Event.OrdersWithdrawn(ONE),
        new Event.ReadySet(ONE, true),
        new Event.OrdersClosed(1, false),
        new Event.FatesKnown(ONE, new Fates(1, 0, false, List.of())),
        new Event.FatesKnown(ONE, new Fates(1, 0, false, List.of(candidate))),
        new Event.Resumed(0, 1));
  }

  @Test
  void thereIsAFactOfEachKindHere() {
    var kinds = new TreeSet<String>();
    facts().forEach(fact -> kinds.add(Names.kind(fact.getClass())));
    var all = new TreeSet<String>();
    Names.leaves(Event.class).forEach(kind -> all.add(Names.kind(kind)));
    assertEquals(all, kinds);
  }

  private static State state() {
    var turn =
        GAME.turn(
            GAME.opening(Setup.of(2, GAME.about().options(), Map.of("seating", "join-order"))),
            new SeededChance(1),
            0,
            0);
    GAME.start(turn);
    return turn.state();
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
    try (var file = LinesTests.class.getResourceAsStream("/landmarks/lines.json")) {
      var lines = Wire.mapper().readTree(Objects.requireNonNull(file));
      return Wire.mapper()
          .convertValue(lines.get(part), new TypeReference<TreeMap<String, List<String>>>() {});
    }
  }
}
