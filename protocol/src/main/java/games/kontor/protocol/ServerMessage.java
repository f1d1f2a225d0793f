package games.kontor.protocol;

import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_EMPTY;
import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonInclude;
import games.kontor.protocol.Common.Clocks;
import games.kontor.protocol.Common.OwnView;
import games.kontor.protocol.Common.PublicView;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that the server sends. {@code v} counts what everybody in the room was sent, {@code h} what
 * the own seat was sent; both hold within one {@code epoch}.
 */
public sealed interface ServerMessage {

  /**
   * The answer to hello. {@code build} names the page that this server has, if it has one: of a
   * page of another build the parts that were not loaded yet may be gone.
   */
  record Welcome(int protocol, @JsonInclude(NON_NULL) @Nullable String build)
      implements ServerMessage {}

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
      @Nullable PublicView view,
      @Nullable List<Edit> edits,
      Common.Clocks clocks,
      @Nullable OwnView own,
      @JsonInclude(NON_EMPTY) List<Common.LogLine> lines,
      @JsonInclude(NON_EMPTY) List<Common.OwnLine> ownLines,
      @JsonInclude(NON_EMPTY) List<Common.ChatLine> chat)
      implements ServerMessage {
    public Snapshot {
      lines = orNone(lines);
      ownLines = orNone(ownLines);
      chat = orNone(chat);
    }
  }

  /**
   * What changed for everybody; {@code v} is one more than before. Clocks are there if one began,
   * ended or moved. With it may come what changed for the viewer alone, and the id of his command
   * that did it. What is empty is left out, and so is its type: most of what is sent is patches.
   */
  @Untyped
  record Patch(
      long v,
      @JsonInclude(NON_EMPTY) List<Edit> edits,
      @JsonInclude(NON_NULL) @Nullable Clocks clocks,
      @JsonInclude(NON_EMPTY) List<Common.LogLine> lines,
      @JsonInclude(NON_NULL) @Nullable Own own,
      @JsonInclude(NON_NULL) @Nullable String applied)
      implements ServerMessage {
    public Patch {
      edits = orNone(edits);
      lines = orNone(lines);
    }

    /** The part that is for everybody. */
    public Patch(long v, List<Edit> edits, @Nullable Clocks clocks, List<Common.LogLine> lines) {
      this(v, edits, clocks, lines, null, null);
    }
  }

  /** What changed for one viewer, within a patch: what a {@link Hand} says. */
  record Own(
      long h,
      @JsonInclude(NON_EMPTY) List<Edit> edits,
      @JsonInclude(NON_EMPTY) List<Common.OwnLine> lines) {
    public Own {
      edits = orNone(edits);
      lines = orNone(lines);
    }
  }

  /**
   * What changed for the own seat and for nobody else; {@code h} is one more than before. The empty
   * path replaces all: with a value when a seat is taken, with null when it is given up.
   */
  record Hand(
      long h,
      @JsonInclude(NON_EMPTY) List<Edit> edits,
      @JsonInclude(NON_EMPTY) List<Common.OwnLine> lines,
      @JsonInclude(NON_NULL) @Nullable String applied)
      implements ServerMessage {
    public Hand {
      edits = orNone(edits);
      lines = orNone(lines);
    }

    /** One that answers nothing. */
    public Hand(long h, List<Edit> edits, List<Common.OwnLine> lines) {
      this(h, edits, lines, null);
    }
  }

  private static <T> List<T> orNone(@Nullable List<T> list) {
    return list == null ? List.of() : list;
  }

  /** Done, and durable; where a patch or a hand comes of it, that one says so instead. */
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

  /**
   * The room cannot be reached just now, and what was shown of it may be old; it is looked for, and
   * a snapshot comes when it is found. What was asked meanwhile waits.
   */
  record Waits(String room) implements ServerMessage {}

  /**
   * This room cannot be followed, now or at all: unknown-room, no-spectators, crowded, shut, moved,
   * too-fast, internal. It may be another one than the client asked for last.
   */
  record Gone(String room, String code) implements ServerMessage {}

  /**
   * The last message before the server closes: outdated, restarting, slow. Resumable but for
   * outdated.
   */
  record Bye(String code) implements ServerMessage {}
}
