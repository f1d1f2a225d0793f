package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.room.FirstStep;
import games.kontor.room.Openings;
import games.kontor.room.Pennies;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
import games.kontor.room.StepFold;
import games.kontor.store.Journal.Row;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which builds read a row: only what is new in it asks for a new one. */
final class RoomCodecTests {
  private static final HouseRules UNHURRIED = new HouseRules(Absent.WAIT, true, false, true);

  private final Pennies game = new Pennies();

  private Step<Pennies.Fact> opening() {
    return FirstStep.of(game, Openings.of(game, 4, "ann"), 0);
  }

  private static Row set(HouseRules house) {
    return RoomCodec.row("room", new Step<>(2, 0, 0, "ann", "a", new RoomEvent.HouseSet<>(house)));
  }

  @Test
  void houseRulesThatLeaveSomebodyUnhurriedAreReadFromVersionFourOn() {
    assertEquals(4, set(UNHURRIED).version());
    assertEquals(RoomCodec.VERSION, set(HouseRules.STANDARD).version());
    assertEquals(RoomCodec.VERSION, RoomCodec.row("room", opening()).version());
  }

  @Test
  void otherHouseRulesAreWrittenAsBefore() {
    var hurried = new HouseRules(Absent.WAIT, true, false, false);
    var body = new String(set(hurried).body(), StandardCharsets.UTF_8);
    assertFalse(body.contains("unhurried"), body);
  }

  @Test
  void areReadAsTheyWereWritten() {
    var read = new ArrayList<RoomEvent<Pennies.Fact>>();
    var rows =
        RoomCodec.rows(
            game,
            new StepFold<Pennies.Fact, List<RoomEvent<Pennies.Fact>>>() {
              @Override
              public void add(Step<Pennies.Fact> step) {
                read.add(step.event());
              }

              @Override
              public List<RoomEvent<Pennies.Fact>> end() {
                return read;
              }
            });
    rows.add(RoomCodec.row("room", opening()));
    rows.add(set(UNHURRIED));
    assertEquals(new RoomEvent.HouseSet<>(UNHURRIED), rows.end().getLast());
  }
}
