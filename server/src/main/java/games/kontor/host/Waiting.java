package games.kontor.host;

import games.kontor.room.Decision;
import games.kontor.room.Room;
import java.util.ArrayDeque;
import java.util.Deque;
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
  private final Deque<Ask> queue = new ArrayDeque<>();
  private @Nullable Ask underWay;

  /** So many may wait; 0: as many as come. */
  Waiting(int most) {
    this.most = most;
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
  }

  void addFirst(Ask ask) {
    queue.addFirst(ask);
  }

  Optional<Ask> poll() {
    return Optional.ofNullable(queue.poll());
  }

  boolean isEmpty() {
    return queue.isEmpty();
  }

  /** Refuses all that wait. */
  void refuseAll(String code) {
    queue.forEach(ask -> ask.refused(code));
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
        .<Runnable>map(no -> () -> ask.refused(no.code(), no.args()))
        .or(() -> busy(ask));
  }

  private static boolean isToSame(Ask one, Ask other) {
    return Objects.equals(one.from(), other.from());
  }

  private Optional<Runnable> busy(Ask ask) {
    return most > 0 && queue.size() >= most && unanswered().noneMatch(ask::isSame)
        ? Optional.of(() -> ask.refused("busy"))
        : Optional.empty();
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
