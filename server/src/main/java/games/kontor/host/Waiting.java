package games.kontor.host;

import games.kontor.observe.Metrics;
import games.kontor.room.Decision;
import games.kontor.room.Room;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The commands of a room that wait for the one under way. */
final class Waiting {
  private static final Logger LOG = LoggerFactory.getLogger(Waiting.class);

  private final int most;
  private final Metrics metrics;
  private final Deque<Ask> queue = new ArrayDeque<>();
  private @Nullable Ask underWay;

  /** So many may wait; 0: as many as come. */
  Waiting(int most, Metrics metrics) {
    this.most = most;
    this.metrics = metrics;
  }

  /** This command is being written, until {@link #end}. */
  void begin(Ask ask) {
    underWay = ask;
  }

  void end() {
    underWay = null;
  }

  void add(Ask ask) {
    queue.add(ask);
    metrics.waits(1);
  }

  void addFirst(Ask ask) {
    queue.addFirst(ask);
    metrics.waits(1);
  }

  Optional<Ask> poll() {
    var next = Optional.ofNullable(queue.poll());
    if (next.isPresent()) {
      metrics.waits(-1);
    }
    return next;
  }

  boolean isEmpty() {
    return queue.isEmpty();
  }

  /** Refuses all that wait. */
  void refuseAll(String code) {
    queue.forEach(ask -> refuse(ask, code, Map.of()));
    metrics.waits(-queue.size());
    queue.clear();
  }

  /** What was asked for and is not answered yet. */
  private Stream<Ask> unanswered() {
    return Stream.concat(Stream.ofNullable(underWay), queue.stream());
  }

  /**
   * What can be said to a command at once while another is under way; empty if it must wait. What
   * waits already for the same connection needs no second answer. What is refused as the room
   * stands for all to see is refused now, so that the delay of an answer tells nothing of what
   * another does meanwhile; only who has something under way himself waits for that.
   */
  Optional<Runnable> atOnce(Ask ask, Room<?, ?, ?> room, long nowMillis, long dateMillis) {
    if (unanswered().anyMatch(other -> other.isSame(ask) && isToSame(other, ask))) {
      return Optional.of(() -> {});
    }
    if (unanswered().anyMatch(ask::isBy)) {
      return busy(ask);
    }
    return refusal(ask, room, nowMillis, dateMillis)
        .<Runnable>map(no -> () -> refuse(ask, no.code(), no.args()))
        .or(() -> busy(ask));
  }

  private static boolean isToSame(Ask one, Ask other) {
    return Objects.equals(one.from(), other.from());
  }

  private Optional<Runnable> busy(Ask ask) {
    boolean waits = most == 0 || queue.size() < most || ask.isOrder();
    return waits || unanswered().anyMatch(ask::isSame)
        ? Optional.empty()
        : Optional.of(() -> refuse(ask, "busy", Map.of()));
  }

  private void refuse(Ask ask, String code, Map<String, Object> args) {
    metrics.refused(code);
    ask.refused(code, args);
  }

  private static <E> Optional<Decision.Refused<E>> refusal(
      Ask ask, Room<?, ?, E> room, long nowMillis, long dateMillis) {
    try {
      return room.refusal(ask.command(), nowMillis, dateMillis);
    } catch (RuntimeException | StackOverflowError bug) {
      LOG.warn("a bug in {}, met again when its turn comes", room.code(), bug);
      return Optional.empty();
    }
  }
}
