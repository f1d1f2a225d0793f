package games.kontor.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import io.vertx.core.Vertx;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** After the sudden death of the process a room is as it was acknowledged. */
abstract class CrashContract {
  private static final int DEATH_SECONDS = 20;
  private static final String LAY_NOTHING = "{\"type\":\"put\",\"pennies\":0}";

  /** The words that follow the folder when the server is started. */
  abstract List<String> more();

  @TempDir Path data;
  private final Vertx vertx = Vertx.vertx();
  private Process process;
  private int port;
  private TestClient ann;
  private TestClient bob;
  private String room;

  @BeforeEach
  void play() throws IOException {
    startServer();
    ann = TestClient.connect(vertx, port);
    bob = TestClient.connect(vertx, port);
    room = TestRooms.open("http://localhost:" + port, ann, "{\"game\":\"pennies\",\"seats\":2}");
    ann.takeSeat(room, "Ann");
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Start(ann.id()));
  }

  @AfterEach
  void end() {
    process.destroyForcibly();
    vertx.close().await();
  }

  private void startServer() throws IOException {
    var words =
        new ArrayList<>(
            List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                MortalServer.class.getName(),
                data.toString()));
    words.addAll(more());
    process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out = process.inputReader();
    String line = out.readLine();
    assertNotNull(line, "the server did not start");
    port = Integer.parseInt(line.replace("ready ", ""));
  }

  /** Starts the server again on what the dead one left, and connects both players again. */
  private void startAgain() throws Exception {
    assertTrue(process.waitFor(DEATH_SECONDS, TimeUnit.SECONDS), "the server lives");
    startServer();
    ann = TestClient.connectAs(vertx, port, ann);
    ann.follow(room);
    bob = TestClient.connectAs(vertx, port, bob);
    bob.follow(room);
  }

  private ServerMessage.Snapshot seenBy(TestClient viewer) {
    return viewer.watch(room, null, null);
  }

  private static JsonNode table(ServerMessage.Snapshot snapshot) {
    assertNotNull(snapshot.view());
    return Wire.tree(snapshot.view()).path("table");
  }

  /** The hand of this game is one number. */
  private static int pennies(ServerMessage.Snapshot snapshot) {
    assertNotNull(snapshot.own());
    return Wire.tree(snapshot.own()).path("hand").asInt();
  }

  @Test
  void goesOnAfterAKillInMidGame() throws Exception {
    ann.done(ann.act(LAY_NOTHING));
    bob.done(bob.act("{\"type\":\"find\",\"pennies\":3}"));
    ann.done(new ClientMessage.Say(ann.id(), "your turn"));
    var before = seenBy(bob);

    process.destroyForcibly();
    startAgain();

    var after = seenBy(bob);
    assertEquals(table(before), table(after));
    assertEquals(pennies(before), pennies(after));
    assertEquals(before.chat(), after.chat());
    assertEquals(before.lines(), after.lines());
    bob.done(bob.act(LAY_NOTHING));
  }

  @Test
  void takesNoTimeFromAnybody() throws Exception {
    ann.done(ann.act(LAY_NOTHING));
    process.destroyForcibly();
    startAgain();

    var turn = seenBy(bob).clocks().running().getFirst();

    assertEquals(60_000, turn.fullMillis());
    assertTrue(turn.leftMillis() > 40_000 && turn.leftMillis() <= 60_000, turn::toString);
  }

  @Test
  void knowsAnActionThatWasStoredButNeverAnswered() throws Exception {
    var find = new ClientMessage.Act(MortalJournal.AFTER, found(2));
    int before = pennies(seenBy(ann));
    ann.send(find);
    startAgain();

    assertEquals(before + 2, pennies(seenBy(ann)));
    ann.done(find);
    assertEquals(before + 2, pennies(seenBy(ann)));
  }

  @Test
  void doesAnActionThatDiedBeforeItWasStored() throws Exception {
    int before = pennies(seenBy(ann));
    ann.send(new ClientMessage.Act(MortalJournal.BEFORE, found(2)));
    startAgain();

    assertEquals(before, pennies(seenBy(ann)));
    ann.done(new ClientMessage.Act("sent-again", found(2)));
    assertEquals(before + 2, pennies(seenBy(ann)));
  }

  @Test
  void losesNothingAcknowledgedAndDoesNothingTwice() throws Exception {
    int before = pennies(seenBy(ann));
    var finds = new ArrayList<ClientMessage.Act>();
    for (int n = 0; n < 30; n++) {
      var find = new ClientMessage.Act("find-" + n, found(1));
      finds.add(find);
      ann.send(find);
    }
    ann.answer("find-9");
    process.destroyForcibly();
    startAgain();

    int after = pennies(seenBy(ann));
    assertTrue(after >= before + 10 && after <= before + 30, () -> after + " after " + before);
    for (var find : finds) {
      ann.done(find);
    }
    assertEquals(before + 30, pennies(seenBy(ann)));
  }

  private static JsonNode found(int pennies) throws IOException {
    return Wire.mapper().readTree("{\"type\":\"find\",\"pennies\":" + pennies + "}");
  }
}
