package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;

import games.kontor.game.Line;
import games.kontor.game.Seat;
import games.kontor.protocol.Run;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is kept of a story, whether it was sent at once, later or never. */
final class StoryTests {
  private static final Seat ONE = new Seat(1);
  private static final Seat TWO = new Seat(2);

  private final Story story = new Story();

  @Test
  void keepsTheLastPublicLinesAndTheOwnOnesAmongThem() {
    for (int n = 1; n <= 250; n++) {
      act(n);
      story.since(n - 1);
      story.since(1, n - 1);
    }
    assertEquals(told(151, 250), texts(story.latest()));
    assertEquals(own(150, 249), texts(story.latest(1)));
  }

  @Test
  void whatWasNeverSentIsKeptAsWell() {
    for (int n = 1; n <= 250; n++) {
      act(n);
    }
    assertEquals(told(151, 250), texts(story.latest()));
    assertEquals(own(150, 249), texts(story.latest(1)));
    assertEquals(List.of(), texts(story.latest(2)));
  }

  @Test
  void aReaderWhoCameLateGetsWhatHeMissed() {
    for (int n = 1; n <= 60; n++) {
      act(n);
      story.since(n - 1);
    }
    assertEquals(told(41, 60), texts(story.since(40)));
    assertEquals(own(40, 59), texts(story.since(1, 40)));
  }

  @Test
  void whatGoesToTwoIsReadByBothAndByNobodyElse() {
    story.tell(new Line("offered", Map.of(), List.of(ONE, TWO)));
    story.since(1, 0);
    story.forgetEarlier();
    assertEquals(texts(story.latest(1)), texts(story.latest(2)));
    assertEquals(1, story.latest(2).size());
    assertEquals(List.of(), texts(story.latest(3)));
    assertEquals(List.of(), texts(story.latest()));
  }

  @Test
  void nobodyFillsARoomWithOwnLines() {
    for (int n = 1; n <= 3 * Story.MOST_OWN; n++) {
      story.forgetEarlier();
      story.tell(new Line("own", Map.of("n", n), List.of(n % 3 == 0 ? TWO : ONE)));
    }
    story.since(1, story.size(1) - 1);
    story.forgetEarlier();
    assertEquals(Story.MOST_OWN, story.latest(1).size());
    assertEquals(Story.MOST_OWN, story.latest(2).size());
    assertEquals(Story.MOST_OWN, story.size(2));
  }

  @Test
  void anotherGameBeginsFromNothing() {
    act(1);
    story.latest();
    story.forgetEarlier();
    story.forget();
    assertEquals(List.of(), texts(story.latest()));
    act(1);
    assertEquals(told(1, 1), texts(story.latest()));
  }

  /** One public line, and before it an own one of the first seat. */
  private void act(int n) {
    story.forgetEarlier();
    story.tell(new Line("own", Map.of(), List.of(ONE)));
    story.tell(new Line("open", Map.of(), List.of()));
    assertEquals(n, story.size());
  }

  private static List<String> told(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj("[%d,\"open\"]"::formatted).toList();
  }

  private static List<String> own(int from, int to) {
    return IntStream.rangeClosed(from, to).mapToObj("[%d,\"own\"]"::formatted).toList();
  }

  private static List<String> texts(List<Run> lines) {
    return lines.stream()
        .map(run -> new String(run.bytes(), run.from(), run.length(), StandardCharsets.UTF_8))
        .toList();
  }
}
