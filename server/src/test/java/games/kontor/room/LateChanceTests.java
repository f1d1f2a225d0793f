package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.protocol.ClientMessage;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A chance costs nothing until something is drawn. */
final class LateChanceTests {
  private int opened;

  private VerifiableChance open() {
    opened++;
    return new VerifiableChance("01".repeat(32), List.of("word"), Map.of());
  }

  @Test
  void noDrawOpensNothing() {
    var late = new LateChance(this::open);
    assertEquals(List.of(), late.draws());
    assertEquals(0, opened);
  }

  @Test
  void allDrawsAreOfOneChanceAndAsIfItHadBeenOpenFromTheFirst() {
    var late = new LateChance(this::open);
    var early = open();
    opened = 0;
    assertEquals(early.number("s", 1, 1000), late.number("s", 1, 1000));
    assertEquals(early.die("s", 6), late.die("s", 6));
    assertEquals(early.pick("t", List.of(1, 2, 3)), late.pick("t", List.of(1, 2, 3)));
    assertEquals(early.shuffled("t", List.of(1, 2, 3)), late.shuffled("t", List.of(1, 2, 3)));
    assertEquals(early.draws(), late.draws());
    assertEquals(1, opened);
  }

  @Test
  void anActionThatDrawsNothingOpensNoneInARoom() {
    var production = VerifiableChance.production();
    var counting =
        new Chances() {
          @Override
          public String secret() {
            return production.secret();
          }

          @Override
          public Source open(String secret, List<String> words, Map<String, Long> next) {
            opened++;
            return production.open(secret, words, next);
          }
        };
    var table = PenniesTable.begun(new Pennies());
    var room = new Room<>(new Pennies(), counting, table.journal, "epoch");
    var put = RandomBot.json("put", Map.of("pennies", 0));
    var step = room.decide(new RoomCommand.Asked("ann", new ClientMessage.Act("id", put)), 0, 0);
    assertEquals(Decision.Append.class, step.getClass());
    assertEquals(0, opened);
  }
}
