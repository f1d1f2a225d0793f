package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Clocks;
import games.kontor.protocol.Common.LogLine;
import games.kontor.protocol.Common.RoomView;
import games.kontor.protocol.ServerMessage;
import games.kontor.room.PatientPennies;
import games.kontor.room.Pennies;
import games.kontor.store.Journal.Row;
import games.kontor.store.KeptOpen;
import games.kontor.store.MemoryJournal;
import games.kontor.store.Rows;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A game whose rules let it stand still while none of its players is there. */
final class DesertedTests {
  private final MemoryJournal journal = new MemoryJournal();
  private TestServer server;
  private TestClient ann;
  private TestClient eve;
  private String room = "";

  @BeforeEach
  void openARoom() {
    serve(new PatientPennies());
    ann = server.connect();
    eve = server.connect();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private void serve(Pennies game) {
    server = TestServer.with(List.of(game)).journal(new KeptOpen(journal)).start();
  }

  /** Ann plays with a bot, and Eve watches. Ann is to act and has a minute. */
  private void begin() {
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    ann.done(new ClientMessage.AddBot(ann.id(), "house"));
    ann.done(new ClientMessage.Start(ann.id()));
    eve.follow(room);
  }

  private void annGoes() {
    ann.close();
    eve.expect(
        ServerMessage.Patch.class,
        patch -> patch.edits().stream().anyMatch(edit -> edit.path().equals("room/deserted")));
  }

  private void annComesBack() {
    ann = server.connectAs(ann);
    ann.follow(room);
  }

  private RoomView seen() {
    var view = eve.watch(room, null, null).view();
    assertNotNull(view);
    return view.room();
  }

  private boolean deserted() {
    return seen().deserted();
  }

  private Clocks clocks() {
    return eve.watch(room, null, null).clocks();
  }

  private List<String> lines() {
    return eve.watch(room, null, null).lines().stream().map(LogLine::code).toList();
  }

  private List<Row> rows() {
    return Rows.of(journal, room);
  }

  private void pass(Duration time) {
    server.roomTime().pass(time);
  }

  @Test
  void letsNoClockRunWhileSpectatorsAreAlone() {
    begin();
    pass(Duration.ofSeconds(20));
    assertEquals(40_000, clocks().running().getFirst().leftMillis());

    annGoes();
    assertEquals(new Clocks(List.of(), null, List.of()), clocks());
    pass(Duration.ofHours(1));
    assertEquals(new Clocks(List.of(), null, List.of()), clocks());
    assertEquals(List.of(), lines());

    annComesBack();
    assertEquals(40_000, clocks().running().getFirst().leftMillis());
    assertFalse(deserted());
    pass(Duration.ofSeconds(40));
    theBotHasActed();
  }

  /** Only after the clock of Ann's turn has run out, where she did nothing. */
  private void theBotHasActed() {
    eve.expect(ServerMessage.Patch.class, patch -> !patch.lines().isEmpty());
  }

  @Test
  void keepsTheTimeOfRowsStandingToo() {
    begin();
    pass(Duration.ofSeconds(20));
    annGoes();
    int before = rows().size();
    pass(Duration.ofSeconds(9));
    assertEquals(before, rows().size(), "that she is gone is no fact");

    pass(Duration.ofMinutes(10));
    assertEquals(before + 1, rows().size(), "the game notes that a seat is absent");
    assertEquals(20_000, rows().getLast().nowMillis());
  }

  @Test
  void letsNoBotActWhileItsRivalsAreAway() {
    begin();
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    annGoes();

    pass(Duration.ofMinutes(10));
    assertEquals(List.of("laid"), lines());

    annComesBack();
    pass(Duration.ofSeconds(1));
    theBotHasActed();
    assertEquals(List.of("laid", "laid"), lines());
  }

  @Test
  void isNotOverdueAfterARestart() {
    begin();
    pass(Duration.ofSeconds(20));
    ann.done(ann.act("{\"type\":\"find\",\"pennies\":1}"));
    annGoes();
    pass(Duration.ofHours(1));
    server.close();

    serve(new PatientPennies());
    pass(Duration.ofHours(1));
    eve = server.connect();
    eve.follow(room);
    assertTrue(deserted());
    pass(Duration.ofHours(1));
    annComesBack();
    assertEquals(40_000, clocks().running().getFirst().leftMillis());
    assertEquals(List.of(), lines());
  }

  @Test
  void goesOnWithoutThemWhereTheRulesDoNotSayIt() {
    server.close();
    serve(new Pennies());
    ann = server.connect();
    eve = server.connect();
    begin();
    ann.close();

    pass(Duration.ofSeconds(60));
    theBotHasActed();
    assertFalse(deserted());
  }
}
