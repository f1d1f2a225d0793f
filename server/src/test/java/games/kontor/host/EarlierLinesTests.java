package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.MovableTime;
import games.kontor.TestServer;
import games.kontor.observe.Metrics;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.Decision;
import games.kontor.room.FirstStep;
import games.kontor.room.Openings;
import games.kontor.room.Pennies;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.room.Step;
import games.kontor.room.VerifiableChance;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.MemoryChatLog;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whoever asks for old lines is answered; nobody makes the journal read without end. */
final class EarlierLinesTests {
  private final Vertx vertx = Vertx.vertx();
  private final MovableTime time = new MovableTime();
  private final SlowJournal journal = new SlowJournal();
  private final Pennies game = new Pennies();
  private final Heard ann = new Heard("ann");
  private final Heard eve = new Heard("eve");
  private EarlierLines lines = lines(RoomLimits.STANDARD);
  private final Room<Pennies.State, Pennies.Action, Pennies.Fact> room = opened();

  private EarlierLines lines(RoomLimits limits) {
    return new EarlierLines(
        new Services(
            vertx,
            time,
            VerifiableChance.production(),
            journal,
            new MemoryChatLog(),
            new RoomCodec(List.of(game)),
            new Metrics(),
            TestServer.QUICK,
            limits));
  }

  private Room<Pennies.State, Pennies.Action, Pennies.Fact> opened() {
    var wish = Openings.of(game, 4, "ann");
    Step<Pennies.Fact> step = FirstStep.of(game, wish, 0);
    var opened = new Room<>(game, VerifiableChance.production(), List.of(step), "epoch");
    var entry = RoomCodec.entry(opened.outlook());
    journal.append(RoomCodec.row("room", step), entry).await();
    return opened;
  }

  /** A journal that reads when the test says so. */
  private static final class SlowJournal extends ForwardingJournal {
    private final Deque<Promise<Void>> asked = new ArrayDeque<>();

    SlowJournal() {
      super(new MemoryJournal());
    }

    @Override
    public <T> Future<T> read(String room, Fold<T> fold) {
      var promise = Promise.<Void>promise();
      asked.add(promise);
      return promise.future().compose(now -> super.read(room, fold));
    }
  }

  private void ask(String id, Outbox from) {
    lines.ask(new ClientMessage.Earlier(id, 1), room, from);
  }

  private static String answer(String id) {
    return Wire.text(Wire.encode(new ServerMessage.Lines(id, List.of(), List.of())));
  }

  private static String tooFast(String id) {
    return Wire.text(Answers.refused(id, "too-fast"));
  }

  @AfterEach
  void close() {
    vertx.close().await();
  }

  @Test
  void answersOneQuestionAtATimeAndOneOfEachViewer() {
    ask("a1", ann);
    assertEquals(List.of(), ann.answers());
    ask("e1", eve);
    ask("a2", ann);
    ask("e2", eve);
    assertEquals(List.of(tooFast("a2")), ann.answers());
    assertEquals(List.of(tooFast("e2")), eve.answers());
    assertEquals(1, journal.asked.size());

    journal.asked.remove().complete();
    assertEquals(List.of(tooFast("a2"), answer("a1")), ann.answers());
    assertEquals(1, journal.asked.size());
    journal.asked.remove().complete();
    assertEquals(List.of(tooFast("e2"), answer("e1")), eve.answers());
    assertEquals(0, journal.asked.size());
  }

  @Test
  void givesATurnToEachHoweverOftenOneAsks() {
    ask("a1", ann);
    ask("e1", eve);
    journal.asked.remove().complete();
    for (int n = 2; n < 9; n++) {
      ask("a" + n, ann);
    }
    journal.asked.remove().complete();

    assertEquals(List.of(answer("e1")), eve.answers());
    assertEquals(List.of(answer("a1")), ann.answers().stream().limit(1).toList());
  }

  @Test
  void letsOnlySoManyWait() {
    lines = lines(new RoomLimits(0, 0, 0, 0, 0, 0, 1, 0, 0, 0));
    var joe = new Heard("joe");
    ask("a1", ann);
    ask("e1", eve);

    ask("j1", joe);

    assertEquals(List.of(tooFast("j1")), joe.answers());
    journal.asked.remove().complete();
    journal.asked.remove().complete();
    assertEquals(List.of(answer("e1")), eve.answers());
  }

  @Test
  void letsPlayersComeBeforeThoseWhoWatch() {
    sits("ann");
    ask("b1", new Heard("bob"));
    ask("e1", eve);
    ask("a1", ann);

    journal.asked.remove().complete();
    journal.asked.remove().complete();

    assertEquals(1, ann.answers().size());
    assertEquals(List.of(), eve.answers());
  }

  private void sits(String player) {
    var wish = new ClientMessage.Sit("sit", player, null, "");
    if (room.decide(new RoomCommand.Asked(player, wish), 0, 0)
        instanceof Decision.Append<Pennies.Fact>(Step<Pennies.Fact> step)) {
      room.commit(step);
      journal.append(RoomCodec.row("room", step), null).await();
    }
    assertEquals(1, room.seatOf(player));
  }

  @Test
  void readsNothingForWhoHasGone() {
    ask("a1", ann);
    ask("e1", eve);

    lines.forget(eve);
    journal.asked.remove().complete();

    assertEquals(List.of(answer("a1")), ann.answers());
    assertEquals(0, journal.asked.size());
    assertEquals(List.of(), eve.answers());
    ask("e2", eve);
    assertEquals(1, journal.asked.size());
  }

  @Test
  void restsAfterALongQuestionAsLongAgain() {
    ask("a1", ann);
    time.pass(Duration.ofSeconds(5));
    journal.asked.remove().complete();
    ask("e1", eve);
    time.pass(Duration.ofMillis(4_999));
    assertEquals(0, journal.asked.size());
    assertEquals(List.of(), eve.answers());
    time.pass(Duration.ofMillis(1));
    journal.asked.remove().complete();
    assertEquals(List.of(answer("e1")), eve.answers());
  }

  @Test
  void isNotBusyForEverAfterAJournalThatCannotBeRead() {
    ask("a1", ann);
    journal.asked.remove().fail("the disk is gone");
    assertEquals(List.of(Wire.text(Answers.refused("a1", "unavailable"))), ann.answers());
    ask("a2", ann);
    journal.asked.remove().complete();
    assertTrue(ann.answers().contains(answer("a2")));
  }
}
