package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Chance;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ClientMessage.ToRoom;
import games.kontor.protocol.Common.Absent;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Shuffle;
import games.kontor.protocol.Common.Watchers;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class RoomTests {
  private final Pennies game = new Pennies();
  private final List<Step<Pennies.Fact>> journal = new ArrayList<>();
  private Room<Pennies.State, Pennies.Action, Pennies.Fact> room;
  private Frames last = Frames.NONE;
  private long now;
  private int ids;

  @BeforeEach
  void openARoom() {
    var wish =
        new RoomEvent.Opened<Pennies.Fact>(
            "amber-gull",
            "pennies",
            "Tuesday",
            4,
            Map.of(),
            HouseRules.STANDARD,
            "ann",
            "00".repeat(32),
            "11".repeat(32));
    journal.add(Room.open(game, wish, 0));
    room = new Room<>(game, VerifiableChance.production(), journal, "epoch");
    seen("ann", "bob", "eve");
  }

  private void seen(String... connected) {
    last =
        room.seen(
            new Audience(
                new TreeSet<>(Set.of(connected)), new TreeMap<>(), new Watchers(0, List.of())),
            now,
            now);
  }

  private void away(String player) {
    room.seen(
        new Audience(
            new TreeSet<>(Set.of("ann", "bob", "eve")),
            new TreeMap<>(Map.of(player, now)),
            new Watchers(0, List.of())),
        now,
        now);
  }

  private Decision<Pennies.Fact> give(RoomCommand command) {
    var decision = room.decide(command, now, now);
    if (decision instanceof Decision.Append<Pennies.Fact> append) {
      journal.add(append.step());
      last = room.commit(append.step());
    }
    return decision;
  }

  private Decision<Pennies.Fact> ask(String player, ToRoom message) {
    return give(new RoomCommand.Asked(player, message));
  }

  private String id() {
    return "x" + ids++;
  }

  private void accepted(Decision<?> decision) {
    assertInstanceOf(Decision.Append.class, decision, decision::toString);
  }

  private void refused(String code, Decision<?> decision) {
    assertEquals(code, assertInstanceOf(Decision.Refused.class, decision).code());
  }

  private Decision<Pennies.Fact> sit(String player) {
    return ask(player, new ClientMessage.Sit(id(), player, null, "w"));
  }

  private Decision<Pennies.Fact> act(String player, String action) throws Exception {
    JsonNode node = Wire.mapper().readTree(action);
    return ask(player, new ClientMessage.Act(id(), node));
  }

  private void begin() {
    accepted(sit("ann"));
    accepted(sit("bob"));
    accepted(ask("ann", new ClientMessage.Start(id())));
  }

  private ServerMessage all() {
    byte[] frame = last.toAll();
    return Wire.decodeServer(Objects.requireNonNull(frame));
  }

  @Test
  void seatsComersInOrderAndInFreeColours() {
    accepted(sit("ann"));
    accepted(ask("bob", new ClientMessage.Sit(id(), "Bob", 3, "w")));
    assertEquals(1, room.seatOf("ann"));
    assertEquals(2, room.seatOf("bob"));
    refused("color-taken", ask("eve", new ClientMessage.Sit(id(), "Eve", 3, "w")));
    refused("name-taken", ask("eve", new ClientMessage.Sit(id(), " BOB ", null, "w")));
    refused("name-taken", ask("eve", new ClientMessage.Sit(id(), "Ｂｏｂ", null, "w")));
    refused("bad-word", ask("eve", new ClientMessage.Sit(id(), "Eve", null, "a\nb")));
    refused("bad-name", ask("eve", new ClientMessage.Sit(id(), "a\u202eb", null, "w")));
    refused("already-seated", sit("bob"));
    accepted(ask("eve", new ClientMessage.Sit(id(), "👩‍🌾 Eve", null, "w")));
  }

  @Test
  void givesTheHostHisRightsAndPassesThemOn() {
    accepted(sit("ann"));
    accepted(sit("bob"));
    refused("not-host", ask("bob", new ClientMessage.Kick(id(), 1)));
    accepted(ask("ann", new ClientMessage.MakeHost(id(), 2)));
    refused("not-host", ask("ann", new ClientMessage.AddBot(id(), "house")));
    accepted(ask("bob", new ClientMessage.Stand(id())));
    accepted(ask("ann", new ClientMessage.AddBot(id(), "house")));
  }

  @Test
  void letsTheFirstPlayerPresentHostWhileTheHostIsAway() {
    accepted(sit("ann"));
    accepted(sit("bob"));
    away("ann");
    accepted(ask("bob", new ClientMessage.AddBot(id(), "house")));
  }

  @Test
  void keepsAKickedPlayerOut() {
    accepted(sit("ann"));
    accepted(sit("bob"));
    accepted(ask("ann", new ClientMessage.Kick(id(), 2)));
    refused("kicked", sit("bob"));
  }

  @Test
  void refusesOptionsOutOfRangeAndKeepsTheOthers() {
    accepted(sit("ann"));
    refused("bad-option", ask("ann", new ClientMessage.Options(id(), Map.of("bell-minutes", 11))));
    refused("bad-option", ask("ann", new ClientMessage.Options(id(), Map.of("speed", 1))));
    accepted(ask("ann", new ClientMessage.Options(id(), Map.of("bell-minutes", 10))));
  }

  @Test
  void answersARepeatedIdAndDoesNothing() throws Exception {
    begin();
    var act =
        new ClientMessage.Act("same", Wire.mapper().readTree("{\"type\":\"find\",\"pennies\":1}"));
    accepted(ask("ann", act));
    assertInstanceOf(Decision.Answered.class, ask("ann", act));
    accepted(ask("bob", act));
  }

  @Test
  void refusesInTheOrderKindAdmissionParametersRules() throws Exception {
    refused("not-a-player", act("eve", "{\"type\":\"put\"}"));
    accepted(sit("ann"));
    refused("not-started", act("ann", "{\"type\":\"put\"}"));
    refused("unknown-action", act("eve", "{\"type\":\"fly\"}"));
    accepted(sit("bob"));
    accepted(ask("ann", new ClientMessage.Start(id())));
    refused("unknown-action", act("ann", "{\"type\":\"fly\"}"));
    refused("not-your-turn", act("bob", "{\"type\":\"put\"}"));
    refused("bad-amount", act("ann", "{\"type\":\"put\"}"));
    refused("bad-amount", act("ann", "{\"type\":\"put\",\"pennies\":\"1\"}"));
    refused("bad-amount", act("ann", "{\"type\":\"put\",\"pennies\":99999999999}"));
    refused("insufficient-funds", act("ann", "{\"type\":\"put\",\"pennies\":7}"));
    accepted(ask("ann", new ClientMessage.Agree(id(), Matter.END, null, true)));
    accepted(ask("bob", new ClientMessage.Agree(id(), Matter.END, null, true)));
    refused("unknown-action", act("eve", "{\"type\":\"fly\"}"));
    refused("not-a-player", act("eve", "{\"type\":\"put\"}"));
    refused("game-over", act("ann", "{\"type\":\"put\"}"));
  }

  @Test
  void showsASecretToItsOwnerAlone() throws Exception {
    begin();
    accepted(act("ann", "{\"type\":\"find\",\"pennies\":2}"));
    assertNull(last.toAll());
    assertEquals(Set.of("ann"), last.own().keySet());
    accepted(act("ann", "{\"type\":\"put\",\"pennies\":1}"));
    var patch = assertInstanceOf(ServerMessage.Patch.class, all());
    assertEquals("laid", patch.lines().getFirst().code());
  }

  @Test
  void neverShowsTheSecretClock() {
    begin();
    var patch = assertInstanceOf(ServerMessage.Patch.class, all());
    assertEquals(
        List.of("turn"),
        Objects.requireNonNull(patch.clocks()).running().stream()
            .map(clock -> clock.what())
            .toList());
  }

  @Test
  void dropsAClockThatNoLongerRunsAndFiresOneThatDoes() throws Exception {
    begin();
    now = 30_000;
    accepted(act("ann", "{\"type\":\"put\",\"pennies\":0}"));
    now = 60_000;
    assertInstanceOf(Decision.Nothing.class, give(new RoomCommand.Due("turn", 60_000)));
    now = 90_000;
    accepted(give(new RoomCommand.Due("turn", 90_000)));
    now = 300_000;
    accepted(give(new RoomCommand.Due("bell", 300_000)));
    refused("game-over", act("ann", "{\"type\":\"find\",\"pennies\":1}"));
    assertFalse(room.running());
  }

  @Test
  void letsABotSitInByVoteAndRiseWhenItsPlayerReturns() {
    begin();
    refused("not-possible", ask("ann", new ClientMessage.Agree(id(), Matter.BOT, 2, true)));
    away("bob");
    accepted(give(new RoomCommand.Presence("bob", false, 0)));
    accepted(ask("ann", new ClientMessage.Agree(id(), Matter.BOT, 2, true)));
    assertEquals("house", room.sitters().get(1).playedBy());
    seen("ann", "bob");
    accepted(give(new RoomCommand.Presence("bob", true, 0)));
    assertNull(room.sitters().get(1).playedBy());
  }

  @Test
  void seatsABotAtOnceWhereTheHouseSaysSo() {
    begin();
    accepted(ask("ann", new ClientMessage.House(id(), new HouseRules(Absent.BOT, true, false))));
    away("bob");
    accepted(give(new RoomCommand.Presence("bob", false, 0)));
    assertEquals("house", room.sitters().get(1).playedBy());
  }

  @Test
  void pausesWhenAllPresentAgreeAndGoesOnWhenOneAsks() throws Exception {
    begin();
    accepted(ask("ann", new ClientMessage.Agree(id(), Matter.PAUSE, null, true)));
    assertTrue(room.running());
    accepted(ask("bob", new ClientMessage.Agree(id(), Matter.PAUSE, null, true)));
    assertFalse(room.running());
    assertEquals(List.of(), room.deadlines());
    refused("paused", act("ann", "{\"type\":\"put\",\"pennies\":0}"));
    accepted(ask("bob", new ClientMessage.Agree(id(), Matter.RESUME, null, true)));
    assertTrue(room.running());
  }

  @Test
  void playsAgainAtTheSameTableWithThoseWhoStay() {
    begin();
    now = 300_000;
    accepted(give(new RoomCommand.Due("bell", 300_000)));
    accepted(ask("ann", new ClientMessage.Agree(id(), Matter.REMATCH, null, true)));
    assertFalse(room.renewed());
    accepted(ask("bob", new ClientMessage.Agree(id(), Matter.REMATCH, null, true)));
    assertTrue(room.renewed());
    accepted(give(new RoomCommand.Begin()));
    assertTrue(room.running());
  }

  @Test
  void fixesTheSecretOfARematchBeforeItsWordsAreKnown() {
    begin();
    String next = shuffle().next();
    now = 300_000;
    accepted(give(new RoomCommand.Due("bell", 300_000)));
    refused("bad-word", ask("ann", rematch("a\nb")));
    accepted(ask("ann", rematch("owl")));
    assertEquals(next, shuffle().next());
    accepted(ask("bob", rematch("cat")));

    assertEquals(next, shuffle().locked());
    assertEquals(List.of("owl", "cat"), shuffle().words());
    assertNotEquals(next, shuffle().next());
    String afterNext = shuffle().next();
    accepted(give(new RoomCommand.Begin()));
    now = 600_000;
    accepted(give(new RoomCommand.Due("bell", 600_000)));
    assertEquals(next, VerifiableChance.locked(Objects.requireNonNull(shuffle().opened())));
    accepted(ask("ann", rematch("emu")));
    accepted(ask("bob", rematch("fox")));
    assertEquals(afterNext, shuffle().locked());
    assertEquals(List.of("emu", "fox"), shuffle().words());
  }

  private ClientMessage.Agree rematch(String word) {
    return new ClientMessage.Agree(id(), Matter.REMATCH, null, true, word);
  }

  private Shuffle shuffle() {
    var again = new Room<>(game, VerifiableChance.production(), journal, "again");
    var frame = again.snapshot(new Room.Resume("eve", null, null), List.of(), now, now);
    var snapshot = (ServerMessage.Snapshot) Wire.decodeServer(frame);
    return Objects.requireNonNull(snapshot.view()).room().shuffle();
  }

  @Test
  void movesASeatToAnotherDevice() throws Exception {
    begin();
    int links = room.linkOf("ann");
    accepted(give(new RoomCommand.Claimed(id(), "phone", links)));
    assertEquals(1, room.seatOf("phone"));
    assertEquals(0, room.seatOf("ann"));
    refused("bad-link", give(new RoomCommand.Claimed(id(), "eve", links)));
    refused("not-a-player", act("ann", "{\"type\":\"find\",\"pennies\":1}"));
  }

  @Test
  void goesOnFromAKnownVersionByOnePatchOrByTheWholeView() throws Exception {
    begin();
    long v = assertInstanceOf(ServerMessage.Patch.class, all()).v();
    accepted(act("ann", "{\"type\":\"put\",\"pennies\":0}"));
    accepted(act("bob", "{\"type\":\"put\",\"pennies\":0}"));
    var patch = snapshot("bob", "epoch", v);
    assertTrue(patch.get("view").isNull());
    assertEquals(v + 2, patch.get("v").asLong());
    assertEquals(2, patch.get("lines").size());
    assertFalse(patch.get("own").isNull());
    assertFalse(snapshot("bob", "other", v).get("view").isNull());
    assertTrue(snapshot("eve", "epoch", v).get("own").isNull());
  }

  private JsonNode snapshot(String player, String epoch, long v) throws Exception {
    return Wire.mapper()
        .readTree(room.snapshot(new Room.Resume(player, epoch, v), List.of(), now, now));
  }

  @Test
  void foldsFromItsRowsToTheSameRoom() throws Exception {
    begin();
    accepted(act("ann", "{\"type\":\"find\",\"pennies\":2}"));
    now = 61_000;
    accepted(give(new RoomCommand.Due("turn", 60_000)));
    JavaType type =
        Wire.mapper().getTypeFactory().constructParametricType(Step.class, Pennies.Fact.class);
    var read = new ArrayList<Step<Pennies.Fact>>();
    for (var step : journal) {
      byte[] row = Wire.bytes(step);
      Step<Pennies.Fact> back = Wire.mapper().readValue(row, type);
      assertEquals(step, back);
      read.add(back);
    }
    var again = new Room<>(game, VerifiableChance.production(), read, "epoch");
    assertEquals(room.seq(), again.seq());
    assertEquals(room.nowMillis(), again.nowMillis());
    assertEquals(room.deadlines(), again.deadlines());
    assertEquals(
        room.thought(1).orElseThrow().sight().hand(),
        again.thought(1).orElseThrow().sight().hand());
  }

  @Test
  void drawsNothingTwice() {
    var chance = new VerifiableChance("01".repeat(32), List.of("a"), Map.of());
    var first = drawn(chance, 20);
    assertTrue(new TreeSet<>(first).size() > 15);
    var resumed = new VerifiableChance("01".repeat(32), List.of("a"), Map.of("s", 10L));
    assertEquals(first.subList(10, 20), drawn(resumed, 10));
    assertEquals(chance.draws().subList(10, 20), resumed.draws());
  }

  private static List<Integer> drawn(Chance chance, int times) {
    var drawn = new ArrayList<Integer>();
    for (int i = 0; i < times; i++) {
      drawn.add(chance.number("s", 1, 1000));
    }
    return drawn;
  }
}
