package games.kontor.host;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Game;
import games.kontor.protocol.Common.Listing;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import games.kontor.room.Room;
import games.kontor.room.RoomEvent;
import games.kontor.room.Step;
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

  /** The body of a row: who asked with which id, and the event, which is JSON when it is read. */
  private record Body<T>(@Nullable String player, @Nullable String id, T event) {}

  /** Reads a room that has at least one row. */
  public Tale<?, ?, ?> read(List<Row> rows) {
    String id = body(rows.getFirst()).event().path("game").asText();
    return tale(game(id).orElseThrow(() -> new IllegalStateException("no such game: " + id)), rows);
  }

  private static <S, A, E> Tale<S, A, E> tale(Game<S, A, E> game, List<Row> rows) {
    return new Tale<>(rows.getFirst().room(), game, steps(game, rows));
  }

  /** Reads the rows of a room whose game is known. */
  public static <E> List<Step<E>> steps(Game<?, ?, E> game, List<Row> rows) {
    JavaType event =
        Wire.mapper().getTypeFactory().constructParametricType(RoomEvent.class, game.events());
    var steps = new ArrayList<Step<E>>(rows.size());
    for (Row row : rows) {
      steps.add(step(row, event));
    }
    return List.copyOf(steps);
  }

  private static <E> Step<E> step(Row row, JavaType type) {
    if (row.version() != VERSION) {
      throw new IllegalStateException("a row of version " + row.version() + " in " + row.room());
    }
    var body = body(row);
    try {
      RoomEvent<E> event = Wire.mapper().readerFor(type).readValue(body.event());
      return new Step<>(
          row.seq(), row.nowMillis(), row.dateMillis(), body.player(), body.id(), event);
    } catch (IOException e) {
      throw unreadable(row, e);
    }
  }

  private static Body<JsonNode> body(Row row) {
    try {
      return Wire.mapper().readValue(row.body(), new TypeReference<>() {});
    } catch (IOException e) {
      throw unreadable(row, e);
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
