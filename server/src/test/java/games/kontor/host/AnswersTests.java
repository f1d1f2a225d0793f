package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.ChatLog;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The order of answers while another's hidden action is being written: who is refused is told at
 * once, and who repeats himself hears what became of it.
 */
final class AnswersTests {
  private final HeldJournal journal = new HeldJournal(new MemoryJournal());
  private final HeldChat chat = new HeldChat();
  private TestServer server;
  private TestClient ann;
  private TestClient bob;
  private TestClient eve;
  private String room;

  /** A chat log that keeps the first line waiting. */
  private static final class HeldChat implements ChatLog {
    private final MemoryChatLog kept = new MemoryChatLog();
    private final Promise<Void> first = Promise.promise();
    private final CountDownLatch begun = new CountDownLatch(1);

    @Override
    public Future<Void> add(Line line) {
      begun.countDown();
      return first.future().compose(now -> kept.add(line));
    }

    @Override
    public Future<List<Line>> read(String room) {
      return kept.read(room);
    }

    @Override
    public Future<Void> delete(String room) {
      return kept.delete(room);
    }
  }

  @BeforeEach
  void begin() {
    server = TestServer.ofPennies().journal(journal).chat(chat).start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    bob = server.connect();
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Start(ann.id()));
    eve = server.connect();
    eve.follow(room);
  }

  @AfterEach
  void close() {
    journal.releaseAll();
    server.close();
  }

  private static ClientMessage.Act find(TestClient player) {
    return player.act("{\"type\":\"find\",\"pennies\":1}");
  }

  private static ClientMessage.Act put(TestClient player) {
    return player.act("{\"type\":\"put\",\"pennies\":0}");
  }

  /** Ann finds something that nobody may know of; it is being written until it is released. */
  private HeldJournal.Hold annFinds() {
    var hold = journal.hold();
    ann.send(find(ann));
    hold.await();
    return hold;
  }

  private boolean isAnswered(TestClient client) {
    client.send(new ClientMessage.Ping(99));
    client.expect(ServerMessage.Pong.class, pong -> pong.n() == 99);
    return client.seen().stream().anyMatch(f -> f.contains("\"applied\"") && f.contains("later"));
  }

  @Test
  void whoHasNoSeatIsRefusedWithoutWaiting() {
    var hold = annFinds();

    assertEquals("not-a-player", eve.refused(find(eve)));
    assertEquals("already-started", eve.refused(new ClientMessage.Sit(eve.id(), "Eve", null, "")));
    assertEquals("not-host", eve.refused(new ClientMessage.Options(eve.id(), Map.of())));
    assertEquals("not-host", eve.refused(new ClientMessage.House(eve.id(), HouseRules.STANDARD)));
    assertEquals("not-seated", eve.refused(new ClientMessage.Stand(eve.id())));
    assertEquals("bad-link", eve.refused(new ClientMessage.Claim(eve.id(), "none")));
    assertEquals("unknown-action", eve.refused(eve.act("{\"type\":\"steal\"}")));

    hold.release();
  }

  @Test
  void whoIsNotOnTurnIsRefusedWithoutWaiting() {
    var hold = annFinds();

    assertEquals("not-your-turn", bob.refused(put(bob)));
    assertEquals("bad-amount", bob.refused(bob.act("{\"type\":\"find\",\"pennies\":\"1\"}")));
    var resume = new ClientMessage.Agree(bob.id(), Matter.RESUME, null, true);
    assertEquals("not-possible", bob.refused(resume));

    hold.release();
    ann.done(put(ann));
    bob.done(put(bob));
  }

  @Test
  void whatWillBeDoneWaitsForItsTurn() {
    var hold = annFinds();
    bob.send(new ClientMessage.Act("later", find(bob).action()));
    assertTrue(!isAnswered(bob));

    hold.release();
    assertNotNull(bob.answer("later"));
  }

  @Test
  void whoHasSomethingUnderWayHimselfIsJudgedAfterIt() {
    var hold = journal.hold();
    ann.send(put(ann));
    hold.await();
    ann.send(new ClientMessage.Act("later", put(ann).action()));
    hold.release();

    assertEquals("not-your-turn", assertRefused(ann.answer("later")));
  }

  @Test
  void whatHangsOnWhatOneHasUnderWayIsNotRefusedBeforeIt() {
    String other = TestRooms.open(server, ann, "pennies", 4);
    eve.watch(other, null, null);
    var hold = journal.hold();
    eve.send(new ClientMessage.Sit("sit", "Eve", null, ""));
    hold.await();
    eve.send(new ClientMessage.Ready("later", true));
    assertTrue(!isAnswered(eve));
    hold.release();

    assertInstanceOf(ServerMessage.Patch.class, eve.answer("later"));
  }

  private static String assertRefused(ServerMessage answer) {
    return answer instanceof ServerMessage.Refused no ? no.code() : answer.toString();
  }

  @Test
  void aRepeatedCommandIsAnsweredBeforeTheTableIsBusy() {
    var done = find(bob);
    bob.done(done);
    var hold = annFinds();
    var waiting = find(bob);
    bob.send(waiting);
    for (int n = 0; n < 31; n++) {
      bob.send(find(bob));
      ann.send(find(ann));
    }
    assertTrue(!isAnswered(bob));
    ann.send(find(ann));
    assertEquals("busy", ann.refused(find(ann)));

    bob.done(done);
    bob.send(waiting);
    assertEquals("busy", bob.refused(find(bob)));
    hold.release();
    assertTrue(bob.answer(waiting.id()) instanceof ServerMessage.Hand);
    String id = "\"id\":\"" + waiting.id() + "\"";
    assertTrue(bob.seen().stream().noneMatch(f -> f.contains("\"refused\"") && f.contains(id)));
  }

  @Test
  void whoComesBackAndRepeatsHisCommandIsAnsweredThere() {
    var hold = annFinds();
    var waiting = find(bob);
    bob.send(waiting);
    isAnswered(bob);
    var again = server.connectAs(bob);
    again.follow(room);
    again.send(waiting);
    again.send(new ClientMessage.Ping(1));
    again.expect(ServerMessage.Pong.class);

    hold.release();
    assertTrue(!(again.answer(waiting.id()) instanceof ServerMessage.Refused));
  }

  @Test
  void aLineThatIsRepeatedWhileItIsKeptIsSaidOnce() throws InterruptedException {
    var say = new ClientMessage.Say(ann.id(), "hello");
    ann.send(say);
    assertTrue(chat.begun.await(10, TimeUnit.SECONDS));
    var again = server.connectAs(ann);
    again.follow(room);
    again.send(say);
    again.send(new ClientMessage.Ping(1));
    again.expect(ServerMessage.Pong.class);
    chat.first.complete();

    again.answer(say.id());
    again.done(say);
    assertEquals(1, again.watch(room, null, null).chat().size());
  }
}
