package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.Frames;
import games.kontor.room.RoomCommand;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who is sent which frame; whoever asked always hears that it is done. */
final class CrowdTests {
  private static final byte[] PATCH =
      Wire.encode(new ServerMessage.Patch(7, List.of(), null, List.of()));
  private static final byte[] ANNS = Wire.bytes(new ServerMessage.Own(3, List.of(), List.of()));
  private static final Frames BOTH = new Frames(PATCH, new TreeMap<>(Map.of("ann", ANNS)));

  @SuppressWarnings("NullAway") // An array read from a class file.
  private static final Frames HERS =
      new Frames(Frames.NONE.toAll(), new TreeMap<>(Map.of("ann", ANNS)));

  private final Crowd crowd = new Crowd();
  private final Heard ann = new Heard("ann");
  private final Heard bob = new Heard("bob");

  @BeforeEach
  void follow() {
    crowd.add(ann, null, true);
    crowd.add(bob, null, true);
  }

  private static Ask ask(Heard from) {
    return Ask.of(new RoomCommand.Asked(from.player(), new ClientMessage.Stand("id")), from);
  }

  private static String patch(String player, String id) {
    return Wire.text(BOTH.frame(player, id).orElseThrow());
  }

  @Test
  void anAskerIsSentOneFrameThatSaysAll() {
    crowd.send(BOTH, ask(ann));
    assertEquals(List.of(patch("ann", "id")), ann.changes());
    assertEquals(List.of(), ann.answers());
    assertEquals(List.of(Wire.text(PATCH)), bob.changes());
  }

  @Test
  void aSlowAskerStillHearsThatItIsDone() {
    crowd.send(BOTH, ask(ann.slow()));
    assertEquals(List.of(), ann.changes());
    assertEquals(List.of(Wire.text(Answers.applied("id"))), ann.answers());
  }

  @Test
  void whereNothingIsShownTheAnswerStandsAlone() {
    crowd.send(Frames.NONE, ask(ann));
    crowd.send(HERS, ask(bob));
    assertEquals(List.of(Wire.text(Answers.applied("id"))), bob.answers());
    assertEquals(List.of(), bob.changes());
    assertEquals(List.of(Wire.text(Answers.applied("id"))), ann.answers());
    assertEquals(List.of(Wire.text(Wire.hand(ANNS, null))), ann.changes());
  }

  @Test
  void whoHasLeftMeanwhileIsAnsweredAndShownNothing() {
    crowd.remove(ann);
    crowd.send(BOTH, ask(ann));
    assertEquals(List.of(Wire.text(Answers.applied("id"))), ann.answers());
    assertEquals(List.of(), ann.changes());
  }

  @Test
  void anOlderWindowIsShownNothingOfItsPlayersOwn() {
    var newer = new Heard("ann");
    crowd.add(newer, null, true);
    crowd.send(BOTH, ask(ann));
    assertEquals(List.of(patch("", "id")), ann.changes());
    assertEquals(List.of(Wire.text(Wire.completed(PATCH, ANNS, null))), newer.changes());
  }
}
