package games.kontor.games.landmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import games.kontor.game.Report;
import games.kontor.game.Seat;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Section 4.2: the report after each postal turn. */
final class ReportsTests {
  private static final Landmarks GAME = new Landmarks();
  private static final List<Seat> SEATS = Seat.all(3);

  private final SeededChance chance = new SeededChance(5);
  private final List<Report> reports = new ArrayList<>();
  private State state;

  private ReportsTests() {
    begin("postal");
  }

  private void begin(String mode) {
    var options = new TreeMap<String, Object>();
    options.put("mode", mode);
    options.put("seating", "join-order");
    state = GAME.opening(Setup.of(3, GAME.about().options(), options));
    happen(GAME.turn(state, chance, 0, 0), GAME::start);
  }

  private void happen(Turn<State, Event> turn, Consumer<Turn<State, Event>> what) {
    what.accept(turn);
    for (Event fact : turn.facts()) {
      state = GAME.evolve(state, fact);
      GAME.report(state, fact).ifPresent(reports::add);
    }
  }

  private void order(Seat seat, Card... buy) {
    var go =
        new GoOrders(
            null, null, null, null, null, null, null, null, null, null, List.of(buy), null);
    var goes = List.of(go, go).subList(0, Orders.goes(state, seat));
    var sheet = new Action.SubmitOrders(state.turn(), goes, null);
    happen(GAME.turn(state, chance, 0, 0), turn -> GAME.decide(turn, seat, sheet));
  }

  private void expire() {
    var due = GAME.deadlines(state).getFirst();
    happen(GAME.turn(state, chance, 0, 0), turn -> GAME.expire(turn, due));
  }

  private static View.Report open(Report report) {
    return assertInstanceOf(View.Report.class, report.open());
  }

  private static List<Fates> fates(Report report, int seat) {
    return assertInstanceOf(View.OwnReport.class, report.own().get(seat - 1)).fates();
  }

  @Test
  void tellsEachGoAndHowAllStoodAfterTheLast() {
    expire();

    var report = reports.getFirst();
    var table = PublicTable.of(state, null);
    assertEquals(1, report.turn());
    assertEquals(4, open(report).goes().size());
    assertEquals(
        List.of(1, 2, 3, 1), open(report).goes().stream().map(go -> go.seat().number()).toList());
    assertEquals(table.players(), open(report).players());
    assertEquals(table.market(), open(report).market());
    assertEquals(table.deckLeft(), open(report).deckLeft());
    assertNull(open(report).ranking());
  }

  @Test
  void tellsCandidatesToTheirOwnerAlone() {
    order(SEATS.get(1), Card.RADIO_TOWER);
    expire();

    var report = reports.getFirst();
    assertEquals(
        List.of(new Fates.Candidate(Card.RADIO_TOWER, Fate.INSUFFICIENT_FUNDS)),
        fates(report, 2).getFirst().candidates());
    assertEquals(List.of(), fates(report, 1).stream().filter(ReportsTests::named).toList());
    assertEquals(List.of(), fates(report, 3).stream().filter(ReportsTests::named).toList());
  }

  private static boolean named(Fates fates) {
    return !fates.candidates().isEmpty();
  }

  @Test
  void isTheSameForAllOthersWhateverWasOrderedInVain() {
    order(SEATS.get(1), Card.RADIO_TOWER, Card.AIRPORT);
    expire();
    var in = new ReportsTests();
    in.order(SEATS.get(1));
    in.expire();

    assertEquals(open(in.reports.getFirst()), open(reports.getFirst()));
    assertEquals(fates(in.reports.getFirst(), 1), fates(reports.getFirst(), 1));
    assertEquals(fates(in.reports.getFirst(), 3), fates(reports.getFirst(), 3));
  }

  @Test
  void comesOnceForEachTurnByPost() {
    expire();
    order(SEATS.get(0), Card.WHEAT_FIELD);
    expire();

    assertEquals(List.of(1, 2), reports.stream().map(Report::turn).toList());
  }

  @Test
  void doesNotComeLive() {
    begin("live");
    while (state.turn() < 3) {
      Action standard = Standard.of(state);
      happen(GAME.turn(state, chance, 0, 0), turn -> GAME.decide(turn, state.roller(), standard));
    }

    assertEquals(List.of(), reports);
  }

  @Test
  void ofTheLastTurnTellsTheEnd() {
    state =
        state.edit(
            draft ->
                draft.player(
                    state.order().getLast(),
                    player -> {
                      player.landmarks =
                          state.rules().landmarks().stream()
                              .filter(card -> card != Card.TRAIN_STATION)
                              .toList();
                      player.coins = 20;
                    }));
    order(state.order().getLast(), Card.TRAIN_STATION);
    expire();

    assertEquals(Phase.name(state.phase()), "over");
    assertNotNull(open(reports.getFirst()).ranking());
    assertEquals(3, open(reports.getFirst()).goes().size());
  }
}
