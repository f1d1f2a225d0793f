package games.kontor.games.greement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Refusal;
import games.kontor.game.SeededChance;
import games.kontor.game.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What is left to chance, in which order (7), and what a room may choose (10). */
final class ChanceTests {

  /** Notes each draw with its bounds. */
  private static final class Noted implements Chance {
    private final Chance source = new SeededChance(3);
    private final List<String> draws = new ArrayList<>();

    @Override
    public int number(String stream, int from, int to) {
      draws.add(stream + " " + from + ".." + to);
      return source.number(stream, from, to);
    }

    @Override
    public <T> List<T> shuffled(String stream, List<T> cards) {
      draws.add(stream + " of " + cards.size());
      return source.shuffled(stream, cards);
    }
  }

  /** The draws of a setup in which nobody does anything. */
  private static List<String> drawsOfSetup(Map<String, Object> options) {
    var chance = new Noted();
    var state = Table.GAME.opening(Setup.of(2, Table.GAME.about().options(), options));
    var turn = Table.GAME.turn(state, chance, 0, 0);
    Table.GAME.start(turn);
    while (!turn.state().phase().afterSetup()) {
      Deadline due = Table.GAME.deadlines(turn.state()).getLast();
      turn = Table.GAME.turn(turn.state(), chance, due.atMillis(), 0);
      Table.GAME.expire(turn, due);
    }
    return chance.draws;
  }

  @Test
  void section7TheDrawsOfASetupInTheirOrder() {
    var draws = drawsOfSetup(Map.of("alarm-minutes", 20, "alarm-spread-minutes", 10));
    assertEquals(List.of("tiles of 100", "deck of 67", "random-start 0..99"), draws.subList(0, 3));
    assertEquals(5, draws.size());
    assertEquals("alarm-seconds 600..1800", draws.getLast());
  }

  @Test
  void section7WithoutSpreadTheAlarmIsNotDrawn() {
    var draws = drawsOfSetup(Map.of("alarm-minutes", 20));
    assertEquals(4, draws.size());
    assertFalse(draws.getLast().startsWith("alarm"));
  }

  @Test
  void theAlarmIsSetWhenRoundOneBegins() {
    var script = new TreeMap<String, List<Object>>();
    script.put("alarm-seconds", List.of(3456));
    var table = Table.dealt(2, Map.of("alarm-spread-minutes", 30), script);
    assertEquals(null, table.state().alarm());
    while (!table.state().phase().afterSetup()) {
      table.expires(Phase.name(table.state().phase()));
    }
    var alarm = Objects.requireNonNull(table.state().alarm());
    assertEquals(3456, alarm.seconds());
    assertEquals(
        table.state().clock().startedAtMillis() + 3_456_000, table.deadline("alarm").atMillis());
  }

  private static void refused(String option, Object value) {
    var refusal =
        assertThrows(
            Refusal.class,
            () ->
                Table.GAME.opening(
                    Setup.of(
                        2, Table.GAME.about().options(), new TreeMap<>(Map.of(option, value)))));
    assertEquals("bad-option", refusal.code());
    assertEquals(option, refusal.args().get("option"));
  }

  @Test
  void section10OptionsOutOfRangeOpenNoRoom() {
    refused("alarm-minutes", 9);
    refused("alarm-minutes", 241);
    refused("alarm-minutes", "60");
    refused("alarm-spread-minutes", 31);
    refused("alarm-spread-minutes", -1);
    refused("ballots", "hidden");
    refused("later-loan-limit", 13);
    refused("later-loan-limit", 1001);
    refused("setup-seconds", 19);
    refused("vote-seconds", 301);
    refused("payment-seconds", 0);
    refused("turn-seconds", 60);
  }

  @Test
  void section10TheSpreadIsAtMostHalfOfTheMinutes() {
    var chosen = new TreeMap<String, Object>(Map.of("alarm-minutes", 20));
    chosen.put("alarm-spread-minutes", 10);
    Table.GAME.opening(Setup.of(2, Table.GAME.about().options(), chosen));
    chosen.put("alarm-spread-minutes", 11);
    var refusal =
        assertThrows(
            Refusal.class,
            () -> Table.GAME.opening(Setup.of(2, Table.GAME.about().options(), chosen)));
    assertEquals("bad-option", refusal.code());
  }

  @Test
  void section10TheTimersAreThoseOfTheRoom() {
    var options =
        new TreeMap<String, Object>(
            Map.of("setup-seconds", 20, "vote-seconds", 30, "payment-seconds", 40));
    var table = Table.dealt(2, options, new TreeMap<>());
    assertEquals(20_000, table.deadline("choose-start").fullMillis());
    var events = Table.onLand(2, options, new TreeMap<>()).events("V07", "P01", "V07");
    assertEquals(30_000, events.deadline("event-vote").fullMillis());
    assertEquals(40_000, events.expires("event-vote").deadline("event-pay").fullMillis());
  }

  @Test
  void section6APublicClockNeverShowsTheAlarm() {
    var table = Table.onLand(2).with(draft -> draft.alarm = new State.Alarm(10, 10_000));
    assertEquals(180_000, table.deadline("turn").atMillis());
    assertEquals(180_000, table.deadline("turn").fullMillis());
  }
}
