package games.kontor.host;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import games.kontor.game.Game;
import games.kontor.protocol.Common.HouseRules;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import games.kontor.room.Outlook;
import games.kontor.room.RoomEvent;
import games.kontor.room.Standing;
import games.kontor.room.Step;
import games.kontor.room.StepFold;
import games.kontor.store.Journal;
import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Turns the steps of rooms into rows of the journal and back. A row that no game of the list can
 * read is an {@link IllegalStateException}.
 */
public final class RoomCodec {
  /** The version of the rows without which no room is played. */
  public static final int VERSION = 2;

  /** What an operator does is told since then; all else is written as before. */
  private static final int OPERATOR_VERSION = 3;

  /** House rules may leave somebody unhurried since then; all others are written as before. */
  private static final int UNHURRIED_VERSION = 4;

  /**
   * The newest version that this build reads. It is raised by each new kind of row and each game.
   */
  public static final int NEWEST = UNHURRIED_VERSION;

  private final Map<String, Game<?, ?, ?>> games = new TreeMap<>();

  public RoomCodec(List<Game<?, ?, ?>> games) {
    games.forEach(game -> this.games.put(game.about().id(), game));
  }

  /** All games, in the order of their ids. */
  public List<Game<?, ?, ?>> games() {
    return List.copyOf(games.values());
  }

  /** The game of this id. */
  public Optional<Game<?, ?, ?>> game(String id) {
    return Optional.ofNullable(games.get(id));
  }

  /** What is made of a room's steps, whatever its game is. */
  public interface ByGame<T> {
    <S, A, E> StepFold<E, ? extends T> steps(Game<S, A, E> game);
  }

  /** The body of a row: who asked with which id, and the event. */
  private record Body<T>(@Nullable String player, @Nullable String id, T event) {}

  /** Reads a room row by row; its first one names the game. Empty if there is no such room. */
  public <T> Journal.Fold<Optional<T>> rows(ByGame<T> what) {
    return new Journal.Fold<>() {
      private Journal.@Nullable Fold<? extends T> rows;

      @Override
      public void add(Row row) {
        if (rows == null) {
          rows = of(gameOf(row), what);
        }
        rows.add(row);
      }

      @Override
      public Optional<T> end() {
        return rows == null ? Optional.empty() : Optional.of(rows.end());
      }
    };
  }

  private static <S, A, E, T> Journal.Fold<? extends T> of(Game<S, A, E> game, ByGame<T> what) {
    return rows(game, what.steps(game));
  }

  private Game<?, ?, ?> gameOf(Row first) {
    try {
      String id = Wire.mapper().readTree(first.body()).path("event").path("game").asText();
      return game(id).orElseThrow(() -> new NewerRows("no such game: " + id, NEWEST + 1));
    } catch (IOException e) {
      throw unreadable(first, e);
    }
  }

  /** Reads a room whose game is known, row by row. */
  static <E, T> Journal.Fold<T> rows(Game<?, ?, E> game, StepFold<E, T> steps) {
    var types = Wire.mapper().getTypeFactory();
    var event = types.constructParametricType(RoomEvent.class, game.events());
    // A row is what we wrote ourselves: no property stands in it twice.
    ObjectReader bodies =
        Wire.mapper()
            .readerFor(types.constructParametricType(Body.class, event))
            .without(StreamReadFeature.STRICT_DUPLICATE_DETECTION);
    return new Journal.Fold<>() {
      @Override
      public void add(Row row) {
        steps.add(step(row, bodies));
      }

      @Override
      public T end() {
        return steps.end();
      }
    };
  }

  private static <E> Step<E> step(Row row, ObjectReader bodies) {
    if (row.version() < VERSION || row.version() > NEWEST) {
      throw unknown("a row of version " + row.version() + " in " + row.room(), row.version());
    }
    try {
      Body<RoomEvent<E>> body = bodies.readValue(row.body());
      return new Step<>(
          row.seq(), row.nowMillis(), row.dateMillis(), body.player(), body.id(), body.event());
    } catch (IOException e) {
      throw unreadable(row, e);
    }
  }

  private static IllegalStateException unknown(String what, int version) {
    return version > NEWEST ? new NewerRows(what, version) : new IllegalStateException(what);
  }

  private static IllegalStateException unreadable(Row row, IOException cause) {
    return new IllegalStateException("row " + row.seq() + " of " + row.room(), cause);
  }

  /** The row that keeps a step. */
  public static Row row(String room, Step<?> step) {
    return new Row(
        room,
        step.seq(),
        step.dateMillis(),
        step.nowMillis(),
        Names.kind(step.event().getClass()),
        version(step.event()),
        Wire.bytes(new Body<>(step.player(), step.id(), step.event())));
  }

  private static int version(RoomEvent<?> event) {
    return switch (event) {
      case RoomEvent.BrokenOff<?> e -> OPERATOR_VERSION;
      case RoomEvent.Shut<?> e -> OPERATOR_VERSION;
      case RoomEvent.Reopened<?> e -> OPERATOR_VERSION;
      case RoomEvent.Opened<?> e -> version(e.house());
      case RoomEvent.HouseSet<?> e -> version(e.house());
      case RoomEvent<?> e -> VERSION;
    };
  }

  private static int version(HouseRules house) {
    return house.unhurried() == null ? VERSION : UNHURRIED_VERSION;
  }

  /** The entry that goes with a step. */
  public static Entry entry(Outlook outlook) {
    Listing listing = outlook.listing();
    return new Entry(
        listing.room(),
        Stage.valueOf(listing.stage().name()),
        listing.listed(),
        outlook.wakeAtMillis(),
        Wire.bytes(listing),
        outlook.players().stream().map(StandIn::of).toList());
  }

  /** What an entry shows. */
  public static Listing listing(Entry entry) {
    try {
      return Wire.mapper().readValue(entry.listing(), Listing.class);
    } catch (IOException e) {
      throw new IllegalStateException("the entry of " + entry.room(), e);
    }
  }

  /** How a room stood when it was put away, as it is kept. */
  static byte[] standing(Standing standing) {
    return Wire.bytes(standing);
  }

  /** The same, read again. */
  static Standing standing(byte[] kept) {
    try {
      return Wire.mapper().readValue(kept, Standing.class);
    } catch (IOException e) {
      throw new IllegalStateException("how a room was put away", e);
    }
  }
}
