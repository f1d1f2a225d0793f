package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.node.NullNode;
import games.kontor.game.Seat;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Result;
import games.kontor.protocol.Wire;
import games.kontor.room.Pennies.Fact;
import games.kontor.room.RoomEvent.Cause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class GameRecordTests {
  private static final Draw DRAW = new Draw("purse", 1, 6, 0, 4);

  private final List<Step<Fact>> journal = new ArrayList<>();

  private void add(RoomEvent<Fact> event) {
    journal.add(new Step<>(journal.size() + 1, 0, 0, "ann's identity", "id", event));
  }

  private Optional<GameRecord> last() {
    return GameRecord.last(new Pennies(), journal);
  }

  private void open() {
    add(
        new RoomEvent.Opened<>(
            "amber-gull", "pennies", "", 4, Map.of(), HouseRules.STANDARD, "ann", "aa", "bb"));
    add(new RoomEvent.Sat<>("ann", "Ann", 3, "owl", null));
    add(new RoomEvent.Sat<>("bot:Cog", "Cog", 1, "", "house"));
  }

  private void begin() {
    add(new RoomEvent.Played<>(new Cause.Began(), List.of(), List.of(DRAW)));
  }

  private void put(int pennies) {
    var cause = new Cause.Acted(1, NullNode.getInstance());
    add(new RoomEvent.Played<>(cause, List.of(new Fact.Laid(new Seat(1), pennies, 0)), List.of()));
  }

  private void ring() {
    add(new RoomEvent.Played<>(new Cause.Expired("bell"), List.of(new Fact.Rung()), List.of()));
  }

  @Test
  void isThereOnceTheGameHasEnded() {
    open();
    assertEquals(Optional.empty(), last());
    begin();
    put(1);
    assertEquals(Optional.empty(), last());
    ring();
    var record = last().orElseThrow();
    assertEquals(
        List.of(
            new GameRecord.Sitter(1, "Ann", 3, null), new GameRecord.Sitter(2, "Cog", 1, "house")),
        record.seats());
    assertEquals(List.of("owl", ""), record.words());
    assertEquals(VerifiableChance.locked("aa"), record.locked());
    assertEquals(new Result("bell", List.of(), 1), record.result());
    assertEquals(List.of(DRAW), record.rows().getFirst().draws());
    assertEquals(
        List.of(
            new GameRecord.Cause("began", null, null),
            new GameRecord.Cause("acted", 1, null),
            new GameRecord.Cause("expired", null, "bell")),
        record.rows().stream().map(GameRecord.Row::cause).toList());
    assertEquals("laid", record.rows().get(1).facts().getFirst().path("type").asText());
  }

  @Test
  void namesNoIdentityAndNoId() {
    open();
    begin();
    ring();
    String json = Wire.text(Wire.bytes(last().orElseThrow()));
    assertFalse(json.contains("identity") || json.contains("\"id\""), json);
  }

  @Test
  void tellsThatAGameWasCalledOff() {
    open();
    begin();
    add(new RoomEvent.CalledOff<>());
    assertEquals("called-off", last().orElseThrow().result().reason());
  }

  @Test
  void staysTheLastFinishedOneUntilARematchEnds() {
    open();
    begin();
    ring();
    add(new RoomEvent.Renewed<>(List.of(1, 2), List.of("cat", ""), "cc"));
    begin();
    put(2);
    assertEquals("aa", last().orElseThrow().secret());
    ring();
    assertEquals("bb", last().orElseThrow().secret());
    assertEquals(3, last().orElseThrow().rows().size());
  }
}
