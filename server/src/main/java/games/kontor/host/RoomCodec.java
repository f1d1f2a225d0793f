package games.kontor.host;

import com.fasterxml.jackson.databind.ObjectReader;
import games.kontor.game.Game;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import games.kontor.room.Room;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
import games.kontor.store.Journal;
import games.kontor.store.Journal.Entry;
import games.kontor.store.Journal.Row;
import games.kontor.store.Journal.Stage;
import java.io.IOException;
import java.util.ArrayList;
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
  private static final int VERSION = 1;

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

  /** A room's game and all its steps in order. */
  public record Tale<S, A, E>(String room, Game<S, A, E> game, List<Step<E>> steps) {}

  /** The body of a row: who asked with which id, and the event. */
  private record Body<T>(@Nullable String player, @Nullable String id, T event) {}

  /** Reads a room row by row; its first one names the game. Empty if there is no such room. */
  public Journal.Fold<Optional<Tale<?, ?, ?>>> tale() {
    return new Journal.Fold<>() {
      private @Nullable TaleFold<?, ?, ?> fold;

      @Override
      public void add(Row row) {
        if (fold == null) {
          fold = new TaleFold<>(row.room(), gameOf(row));
        }
        fold.add(row);
      }

      @Override
      public Optional<Tale<?, ?, ?>> end() {
        return fold == null ? Optional.empty() : Optional.of(fold.end());
      }
    };
  }

  private Game<?, ?, ?> gameOf(Row first) {
    try {
      String id = Wire.mapper().readTree(first.body()).path("event").path("game").asText();
      return game(id).orElseThrow(() -> new IllegalStateException("no such game: " + id));
    } catch (IOException e) {
      throw unreadable(first, e);
    }
  }

  /** Reads a room whose game is known, row by row. */
  static final class TaleFold<S, A, E> implements Journal.Fold<Tale<S, A, E>> {
    private final String room;
    private final Game<S, A, E> game;
    private final ObjectReader bodies;
    private final List<Step<E>> steps = new ArrayList<>();

    TaleFold(String room, Game<S, A, E> game) {
      this.room = room;
      this.game = game;
      var types = Wire.mapper().getTypeFactory();
      var event = types.constructParametricType(RoomEvent.class, game.events());
      this.bodies = Wire.mapper().readerFor(types.constructParametricType(Body.class, event));
    }

    @Override
    public void add(Row row) {
      if (row.version() != VERSION) {
        throw new IllegalStateException("a row of version " + row.version() + " in " + row.room());
      }
      try {
        Body<RoomEvent<E>> body = bodies.readValue(row.body());
        steps.add(
            new Step<>(
                row.seq(),
                row.nowMillis(),
                row.dateMillis(),
                body.player(),
                body.id(),
                body.event()));
      } catch (IOException e) {
        throw unreadable(row, e);
      }
    }

    @Override
    public Tale<S, A, E> end() {
      return new Tale<>(room, game, steps);
    }
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
        VERSION,
        Wire.bytes(new Body<>(step.player(), step.id(), step.event())));
  }

  /** The entry that goes with a step. */
  public static Entry entry(Room.Outlook outlook) {
    Listing listing = outlook.listing();
    return new Entry(
        listing.room(),
        Stage.valueOf(listing.stage().name()),
        listing.listed(),
        outlook.wakeAtMillis(),
        Wire.bytes(listing));
  }

  /** What an entry shows. */
  public static Listing listing(Entry entry) {
    try {
      return Wire.mapper().readValue(entry.listing(), Listing.class);
    } catch (IOException e) {
      throw new IllegalStateException("the entry of " + entry.room(), e);
    }
  }
}
