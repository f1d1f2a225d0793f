package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.games.territories.LongGame;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.Common.Stage;
import games.kontor.store.MemoryJournal;
import games.kontor.store.Rows;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** No seat can fill a room's journal with what means nothing, nor end the game of the others. */
final class PoisonTests {
  private static final RoomLimits TIGHT = new RoomLimits(0, 8, 1, 1, 24, 64, 200, 1, 30, 60);

  private MemoryJournal journal = new MemoryJournal();
  private TestServer server;
  private TestClient ann;
  private TestClient bob;
  private String room = "";

  @BeforeEach
  void openARoom() {
    serve(TIGHT);
  }

  private void serve(RoomLimits limits) {
    journal = new MemoryJournal();
    server = TestServer.ofPennies().journal(journal).limits(limits).start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    bob = server.connect();
    bob.takeSeat(room, "Bob");
  }

  @AfterEach
  void close() {
    server.close();
  }

  private void begin() {
    ann.done(new ClientMessage.Start(ann.id()));
  }

  private void pass(int seconds) {
    server.roomTime().pass(Duration.ofSeconds(seconds));
  }

  private int rows() {
    return Rows.of(journal, room).size();
  }

  private static ClientMessage.Act find(TestClient player) {
    return player.act("{\"type\":\"find\",\"pennies\":1}");
  }

  @Test
  void junkInAnActionIsRefusedAndNotWritten() {
    begin();
    int before = rows();
    String junk = "\"" + "x".repeat(7_000) + "\"";

    var action = "{\"type\":\"find\",\"pennies\":1,\"junk\":" + junk + "}";
    assertEquals("unknown-parameter", bob.refused(bob.act(action)));

    assertEquals(before, rows());
  }

  @Test
  void aLongIdIsNoMessage() {
    bob.done(new ClientMessage.Ready("i".repeat(64), true));
    bob.sendText("{\"type\":\"ready\",\"id\":\"" + "i".repeat(65) + "\",\"ready\":true}");

    assertEquals(1007, bob.closeCode());
  }

  @Test
  void aVoteIsAboutASeatOnlyWhereItHasOne() {
    begin();
    int before = rows();

    for (int about = 1; about < 5; about++) {
      var vote = new ClientMessage.Agree(bob.id(), Matter.PAUSE, about, true);
      assertEquals("not-possible", bob.refused(vote));
    }

    assertEquals(before, rows());
  }

  @Test
  void aSeatHasAShareThatRefills() {
    for (int n = 0; n < 20; n++) {
      bob.done(new ClientMessage.Ready(bob.id(), n % 2 == 0));
    }
    assertEquals("too-fast", bob.refused(new ClientMessage.Ready(bob.id(), true)));
    assertEquals("too-fast", bob.refused(new ClientMessage.Dress(bob.id(), "Bobby", null)));
    ann.done(new ClientMessage.Ready(ann.id(), true));

    pass(2);
    bob.done(new ClientMessage.Ready(bob.id(), true));
    bob.done(new ClientMessage.Dress(bob.id(), "Bobby", null));
    assertEquals("too-fast", bob.refused(new ClientMessage.Ready(bob.id(), true)));
  }

  @Test
  void thoseWhoComeAndGoHaveOneShareTogether() {
    server.close();
    serve(new RoomLimits(0, 8, 1, 1, 24, 64, 200, 1, 0, 0));
    // Twenty at once, and Ann and Bob have sat down before.
    for (int n = 2; n < 20; n++) {
      var stranger = server.connect();
      stranger.takeSeat(room, "Stranger");
      stranger.done(new ClientMessage.Stand(stranger.id()));
      stranger.close();
    }
    int before = rows();
    var late = server.connect();
    late.follow(room);

    assertEquals("too-fast", late.refused(new ClientMessage.Sit(late.id(), "Late", null, "")));

    assertEquals(before, rows());
    pass(1);
    late.sit("Late");
    begin();
  }

  @Test
  void aFullLobbyCanStillBegin() {
    while (rows() < 31) {
      ann.done(new ClientMessage.Ready(ann.id(), rows() % 2 == 0));
      pass(1);
    }
    assertEquals("too-many", ann.refused(new ClientMessage.Ready(ann.id(), true)));
    assertEquals("too-many", bob.refused(new ClientMessage.Ready(bob.id(), true)));
    pass(1);

    begin();
    bob.done(find(bob));
  }

  @Test
  void aSeatThatHasWrittenItsShareOfTheGameEndsItForNobodyElse() {
    begin();
    for (int n = 0; n < 30; n++) {
      bob.done(find(bob));
      pass(1);
    }
    assertEquals("too-many", bob.refused(find(bob)));
    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));

    pass(61);

    ann.done(ann.act("{\"type\":\"put\",\"pennies\":0}"));
    var view = ann.watch(room, null, null).view();
    assertNotNull(view);
    assertEquals(Stage.PLAYING, view.room().stage());
  }

  @Test
  void aWornOutRoomPlaysToItsEndAndBeginsNoOtherGame() {
    begin();
    while (rows() < 55) {
      (rows() % 2 == 0 ? ann : bob).done(find(rows() % 2 == 0 ? ann : bob));
      pass(1);
    }
    pass(300);
    ann.done(new ClientMessage.Agree(ann.id(), Matter.REMATCH, null, true));
    assertEquals(
        "worn-out", bob.refused(new ClientMessage.Agree(bob.id(), Matter.REMATCH, null, true)));
  }

  @Test
  void aRepeatedCommandIsAnsweredWhateverTheShareSays() {
    var first = new ClientMessage.Ready(bob.id(), true);
    bob.done(first);
    for (int n = 0; n < 19; n++) {
      bob.done(new ClientMessage.Ready(bob.id(), n % 2 == 0));
    }
    assertEquals("too-fast", bob.refused(new ClientMessage.Ready(bob.id(), true)));

    bob.done(first);
  }

  @Test
  void theLongestGameOfTerritoriesFitsIntoTheStandardLimits() {
    int turns = 2_000;
    long rows = new LongGame(turns).steps("room").size();

    long ofTwentyThousandTurns = rows * 20_000 / turns;
    assertTrue(ofTwentyThousandTurns < RoomLimits.STANDARD.seatRows(), () -> rows + " rows");
    assertTrue(RoomLimits.STANDARD.seatRows() * 8 <= RoomLimits.STANDARD.roomRows());
  }
}
