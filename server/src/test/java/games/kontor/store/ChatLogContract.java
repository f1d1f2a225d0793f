package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.store.ChatLog.Line;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What every chat log guarantees. */
abstract class ChatLogContract {

  /** An empty log. */
  abstract ChatLog log();

  private static Line line(String room, String channel, long n) {
    return new Line(room, channel, n, JournalContract.text("line " + n));
  }

  @Test
  void readsWhatWasSaidOldestFirst() {
    var log = log();
    log.add(line("a", "table", 1)).await();
    log.add(line("a", "table", 2)).await();
    log.add(line("b", "table", 1)).await();

    var lines = log.read("a").await();

    assertEquals(List.of(1L, 2L), lines.stream().map(Line::n).toList());
    assertArrayEquals(JournalContract.text("line 2"), lines.getLast().body());
  }

  @Test
  void countsAndKeepsEachChannelByItself() {
    var log = log();
    log.add(line("a", "table", 1)).await();
    log.add(line("a", "bench", 1)).await();

    assertEquals(
        List.of("bench", "table"), log.read("a").await().stream().map(Line::channel).toList());
  }

  @Test
  void keepsTheLastTwoHundred() {
    var log = log();
    for (long n = 1; n <= ChatLog.KEPT + 3; n++) {
      log.add(line("a", "table", n)).await();
    }

    assertEquals(
        LongStream.rangeClosed(4, ChatLog.KEPT + 3).boxed().toList(),
        log.read("a").await().stream().map(Line::n).toList());
  }

  @Test
  void forgetsARoom() {
    var log = log();
    log.add(line("a", "table", 1)).await();
    log.add(line("b", "table", 1)).await();

    log.delete("a").await();

    assertEquals(List.of(), log.read("a").await());
    assertEquals(1, log.read("b").await().size());
  }
}
