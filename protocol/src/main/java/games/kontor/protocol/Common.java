package games.kontor.protocol;

import static com.fasterxml.jackson.annotation.JsonFormat.Shape.ARRAY;
import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_EMPTY;
import static com.fasterxml.jackson.annotation.JsonInclude.Include.NON_NULL;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The parts that several messages share. Seats count from 1; colours from 1 to 8. */
public final class Common {
  private Common() {}

  /**
   * What everybody in a room sees; {@code table} is the game's own record, null before the start.
   */
  public record PublicView(RoomView room, @Nullable Record table) {}

  /** What one seat sees beside it; moves are the game's, as data. Hand is null before the start. */
  public record OwnView(int seat, @Nullable Record hand, Record moves) {}

  /** Where a room stands in its life. */
  public enum Stage {
    OPEN,
    PLAYING,
    OVER
  }

  /**
   * The public part that every game has. {@code deserted}: the game stands still because none of
   * its players is here, until one comes back. {@code keepsLeavers}: who gives his seat up in the
   * middle of the game leaves it for good, and the seat stays in it.
   */
  public record RoomView(
      String game,
      String title,
      Stage stage,
      int played,
      @Nullable Integer host,
      List<SeatView> seats,
      int minSeats,
      int maxSeats,
      Map<String, Object> options,
      HouseRules house,
      Watchers watchers,
      List<Integer> toAct,
      boolean paused,
      boolean deserted,
      boolean keepsLeavers,
      List<Agreement> agreements,
      Shuffle shuffle,
      @Nullable Result result) {

    /** The same room, waiting for these seats. */
    public RoomView awaiting(List<Integer> seats) {
      return new RoomView(
          game,
          title,
          stage,
          played,
          host,
          this.seats,
          minSeats,
          maxSeats,
          options,
          house,
          watchers,
          seats,
          paused,
          deserted,
          keepsLeavers,
          agreements,
          shuffle,
          result);
    }
  }

  /**
   * Who sits where. {@code bot} is null for a human; {@code botPlays}: a bot sits in until he
   * returns.
   */
  public record SeatView(
      int seat,
      String name,
      int color,
      @Nullable String bot,
      boolean ready,
      Presence presence,
      boolean botPlays) {}

  /** Whether a seat has a connection, or has been left for good. */
  public enum Presence {
    HERE,
    AWAY,
    LEFT
  }

  /**
   * The room's own options: who takes an absent player's seat, whether strangers may watch and find
   * it, and whether the only person among bots plays unhurried: no clock asks him to act.
   *
   * @param unhurried true or null, for a room in which the clocks of the rules run for everybody
   */
  public record HouseRules(
      Absent absent,
      boolean spectators,
      boolean listed,
      @JsonInclude(NON_NULL) @Nullable Boolean unhurried) {
    public static final HouseRules STANDARD = new HouseRules(Absent.WAIT, true, false);

    public HouseRules {
      Objects.requireNonNull(absent);
      unhurried = Boolean.TRUE.equals(unhurried) ? unhurried : null;
    }

    public HouseRules(Absent absent, boolean spectators, boolean listed) {
      this(absent, spectators, listed, null);
    }
  }

  /** WAIT: those present may vote for a bot; BOT: a bot sits in at once. */
  public enum Absent {
    WAIT,
    BOT
  }

  /**
   * The spectators: how many, and the names of the first dozen who gave one, sorted; each looks
   * different from all others and from those of the players.
   */
  public record Watchers(int count, List<String> names) {}

  /** What the players present may agree on; a bot plays for an absent seat. */
  public enum Matter {
    PAUSE,
    RESUME,
    END,
    BOT,
    REMATCH
  }

  /** What is being agreed on, about which seat, who said yes, and how many it needs. */
  public record Agreement(Matter what, @Nullable Integer about, List<Integer> yes, int needed) {}

  /**
   * The proof of a fair shuffle: the hash of the secret, shown before the start; the players'
   * words; the secret itself after the end; and the hash of the next game's secret, which is fixed
   * before the words for it are known. All in hexadecimal digits, but for the words.
   */
  public record Shuffle(String locked, List<String> words, @Nullable String opened, String next) {}

  /** How a game ended; {@code turns} is how many were played. */
  public record Result(String reason, List<Ranked> ranking, int turns) {}

  /** A seat's place, counted from 1 and shared by equals, and its score. */
  public record Ranked(int place, int seat, long score) {}

  /**
   * The clocks at the moment of sending, in milliseconds: those that run, how long the table has
   * waited for the seats that are to act (null: it begins now, or it waits for nobody), and who is
   * away. While the table clock stands, only those of the calendar are here. They are sent when one
   * began, ended or moved; where a patch changes who is to act and brings none, those sent before
   * go on, and the wait begins with it.
   */
  public record Clocks(
      @JsonInclude(NON_EMPTY) List<Clock> running,
      @JsonInclude(NON_NULL) @Nullable Long waitedMillis,
      @JsonInclude(NON_EMPTY) List<Away> away) {
    public Clocks {
      running = running == null ? List.of() : running;
      away = away == null ? List.of() : away;
    }
  }

  /**
   * One clock, on the wire an array: what ends with it, what is left (more than it begins with
   * while pages still show what led to it), what it begins with (null: what is left) and whom it is
   * for (null: the seats that are to act; empty: everybody).
   */
  @JsonFormat(shape = ARRAY)
  public record Clock(
      String what,
      long leftMillis,
      @JsonInclude(NON_NULL) @Nullable Long fullMillis,
      @JsonInclude(NON_NULL) @Nullable List<Integer> seats) {}

  /** A seat has been away for so long; null: for a minute or more. */
  public record Away(int seat, @JsonInclude(NON_NULL) @Nullable Long sinceMillis) {}

  /**
   * A line of the public story, on the wire an array; {@code n} counts all of them from 1. The code
   * is one of the game's, or the room's own: these begin with {@code room-}.
   */
  @JsonFormat(shape = ARRAY)
  public record LogLine(long n, String code, @JsonInclude(NON_EMPTY) Map<String, Object> args) {
    public LogLine {
      args = args == null ? Map.of() : args;
    }
  }

  /**
   * A line only its reader sees, on the wire an array; it stands after the public line {@code
   * after}.
   */
  @JsonFormat(shape = ARRAY)
  public record OwnLine(long after, String code, @JsonInclude(NON_EMPTY) Map<String, Object> args) {
    public OwnLine {
      args = args == null ? Map.of() : args;
    }
  }

  /**
   * A chat line. Players write to the table; spectators to the benches, which players read after
   * the end.
   */
  public record ChatLine(
      long n, Channel channel, @Nullable Integer seat, String name, String text) {}

  /** Where a chat line is read. */
  public enum Channel {
    TABLE,
    BENCH
  }

  /**
   * A room as lists show it. Nothing happens in one that the operator has {@code shut}; null: he
   * has not.
   */
  public record Listing(
      String room,
      String game,
      String title,
      Stage stage,
      List<ListedSeat> seats,
      int maxSeats,
      int watchers,
      boolean listed,
      @JsonInclude(NON_NULL) @Nullable Boolean shut) {

    /** True if the operator has shut it. */
    public boolean closed() {
      return Boolean.TRUE.equals(shut);
    }

    /** The same room by this code. */
    public Listing called(String code) {
      return new Listing(code, game, title, stage, seats, maxSeats, watchers, listed, shut);
    }

    /** The same room, watched by so many. */
    public Listing watchedBy(int many) {
      return new Listing(room, game, title, stage, seats, maxSeats, many, listed, shut);
    }
  }

  /**
   * A table at which the reader sits, as his own list shows it: his seat, whom the table waits for
   * (null: that is not known just now, or no game is on), the round where the game has one, and
   * what is left of his own clock.
   */
  public record OwnTable(
      Listing room,
      int seat,
      @Nullable List<Integer> toAct,
      boolean paused,
      @Nullable Integer round,
      @Nullable Long leftMillis) {

    /** True if the table waits for the reader. */
    public boolean yours() {
      return toAct != null && toAct.contains(seat) && !paused;
    }
  }

  /** A seat in a list. */
  public record ListedSeat(String name, int color, boolean bot) {}

  /** A game as {@code GET /api/games} shows it; the options are the game's own records. */
  public record GameInfo(String id, int minSeats, int maxSeats, List<? extends Record> options) {}
}
