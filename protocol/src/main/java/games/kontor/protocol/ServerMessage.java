package games.kontor.protocol;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that the server sends. {@code v} counts what everybody in the room was sent, {@code h} what
 * the own seat was sent; both hold within one {@code epoch}.
 */
public sealed interface ServerMessage {

  /** The answer to hello. */
  record Welcome(int protocol) implements ServerMessage {}

  /**
   * The room as it stands: the whole {@code view}, or {@code edits} from the {@code v} that {@code
   * watch} named; the other of the two is null. With it the own view (null without a seat), the
   * last 100 lines of the story with the own ones among them, and the last 200 of the chat.
   */
  record Snapshot(
      String room,
      String epoch,
      long v,
      long h,
      Common.@Nullable PublicView view,
      @Nullable List<Edit> edits,
      Common.Clocks clocks,
      Common.@Nullable OwnView own,
      List<Common.LogLine> lines,
      List<Common.OwnLine> ownLines,
      List<Common.ChatLine> chat)
      implements ServerMessage {}

  /**
   * What changed for everybody; {@code v} is one more than before. Clocks are null if none changed.
   */
  record Patch(long v, List<Edit> edits, Common.@Nullable Clocks clocks, List<Common.LogLine> lines)
      implements ServerMessage {}

  /**
   * What changed for the own seat; {@code h} is one more than before. The empty path replaces all:
   * with a value when a seat is taken, with null when it is given up.
   */
  record Hand(long h, List<Edit> edits, List<Common.OwnLine> lines) implements ServerMessage {}

  /** Done, and durable. */
  record Applied(String id) implements ServerMessage {}

  /** Not done, and nothing changed; the code and arguments name the reason. */
  record Refused(String id, String code, Map<String, Object> args) implements ServerMessage {}

  /** A new line of the chat. */
  record Said(Common.ChatLine line) implements ServerMessage {}

  /** The answer to earlier: lines of the story, oldest first, with the own ones among them. */
  record Lines(String id, List<Common.LogLine> lines, List<Common.OwnLine> ownLines)
      implements ServerMessage {}

  /** The answer to seat-link: the token of a link that moves the seat. */
  record Link(String id, String token) implements ServerMessage {}

  /** The answer to ping: the numbers of the last frames sent, so that a lost one is noticed. */
  record Pong(long n, long v, long h) implements ServerMessage {}

  /** This window only watches from now on: its seat was opened elsewhere. */
  record Demoted(String code) implements ServerMessage {}

  /** The room cannot be followed, now or at all: unknown-room, no-spectators, moved, internal. */
  record Gone(String code) implements ServerMessage {}

  /**
   * The last message before the server closes: outdated, restarting, slow. Resumable but for
   * outdated.
   */
  record Bye(String code) implements ServerMessage {}
}
