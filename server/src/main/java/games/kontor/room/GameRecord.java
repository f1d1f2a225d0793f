package games.kontor.room;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.game.Game;
import games.kontor.game.Outcome;
import games.kontor.protocol.Common.Ranked;
import games.kontor.protocol.Common.Result;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A finished game for everybody to keep and to check: with the secret each draw can be computed
 * again ({@link VerifiableChance}), and the facts folded over the opening of the game give the
 * result. It holds no actions and no player's identity. {@code locked} is the hash of the secret
 * that was shown before the start, {@code words} are what the seats added to the shuffle, in their
 * order; the draws of all rows, in order, are the draws of the game.
 */
public record GameRecord(
    String room,
    String game,
    Map<String, Object> options,
    List<Sitter> seats,
    List<String> words,
    String secret,
    String locked,
    List<Row> rows,
    Result result) {

  /** Who sat at the start; seats and colours count from 1, {@code bot} is null for a human. */
  public record Sitter(int seat, String name, int color, @Nullable String bot) {}

  /**
   * One step of the game: what for, its facts as the game discloses them, and its draws. A step of
   * which nothing is disclosed is left out.
   */
  public record Row(Cause cause, List<JsonNode> facts, List<Draw> draws) {}

  /**
   * Why the game moved: the kind of {@link RoomEvent.Cause}, the seat that it names and the clock
   * that ran out; null where there is none.
   */
  public record Cause(String kind, @Nullable Integer seat, @Nullable String clock) {

    static Cause of(RoomEvent.Cause cause) {
      String kind = Names.kind(cause.getClass());
      return switch (cause) {
        case RoomEvent.Cause.Began c -> new Cause(kind, null, null);
        case RoomEvent.Cause.Acted c -> new Cause(kind, c.seat(), null);
        case RoomEvent.Cause.BotActed c -> new Cause(kind, c.seat(), null);
        case RoomEvent.Cause.Expired c -> new Cause(kind, null, c.what());
        case RoomEvent.Cause.Left c -> new Cause(kind, c.seat(), null);
        case RoomEvent.Cause.Quit c -> new Cause(kind, c.seat(), null);
        case RoomEvent.Cause.Returned c -> new Cause(kind, c.seat(), null);
        case RoomEvent.Cause.BotSat c -> new Cause(kind, c.seat(), null);
        case RoomEvent.Cause.BotRose c -> new Cause(kind, c.seat(), null);
      };
    }
  }

  /**
   * The last game that came to its end in a room, from the room's steps: all of them from the
   * first, in order. Empty if none has ended yet.
   */
  public static <S, A, E> Optional<GameRecord> last(Game<S, A, E> game, List<Step<E>> steps) {
    var recorder = new Recorder<>(game);
    steps.forEach(recorder::add);
    return recorder.finished.isEmpty()
        ? Optional.empty()
        : Optional.of(recorder.finished.getLast());
  }

  /** Who sits in a room. */
  static List<Sitter> sitters(RoomState room) {
    var seats = new ArrayList<Sitter>();
    for (var chair : room.chairs()) {
      seats.add(new Sitter(seats.size() + 1, chair.name(), chair.color(), chair.bot()));
    }
    return List.copyOf(seats);
  }

  /** What is said of the end of a game; of one without outcome: that it was called off. */
  public static Result result(Optional<Outcome> outcome) {
    return result(outcome, "called-off");
  }

  /** The same with another word for one without outcome. */
  static Result result(Optional<Outcome> outcome, String without) {
    return outcome.map(GameRecord::result).orElse(new Result(without, List.of(), 0));
  }

  private static Result result(Outcome outcome) {
    return new Result(
        outcome.reason(),
        outcome.ranking().stream()
            .map(place -> new Ranked(place.place(), place.seat().number(), place.score()))
            .toList(),
        outcome.turns());
  }

  /**
   * The records of all games that came to their end in a room, in their order. It keeps the rows of
   * the running one too.
   */
  public static final class Recorder<S, A, E> implements StepFold<E, List<GameRecord>> {
    private final Game<S, A, E> game;
    private final List<GameRecord> finished = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private final Rerun<S, E> rerun;

    public Recorder(Game<S, A, E> game) {
      this.game = game;
      this.rerun = new Rerun<>(game);
    }

    @Override
    public List<GameRecord> end() {
      return List.copyOf(finished);
    }

    @Override
    public void add(Step<E> step) {
      rerun.take(step);
      if (step.event() instanceof RoomEvent.Played<E> played) {
        play(played);
      } else if (step.event() instanceof RoomEvent.CalledOff<E>
          || step.event() instanceof RoomEvent.BrokenOff<E>) {
        finished.add(record(rerun.room(), Optional.empty()));
      }
    }

    private void play(RoomEvent.Played<E> played) {
      if (played.cause() instanceof RoomEvent.Cause.Began) {
        rows.clear();
      }
      var facts = new ArrayList<JsonNode>();
      for (E fact : played.facts()) {
        if (game.isDisclosed(fact)) {
          facts.add(Wire.tree(game.disclosed(fact)));
        }
      }
      if (!facts.isEmpty() || played.facts().isEmpty() || !played.draws().isEmpty()) {
        rows.add(new Row(Cause.of(played.cause()), List.copyOf(facts), played.draws()));
      }
      var outcome = game.outcome(rerun.state());
      if (outcome.isPresent()) {
        finished.add(record(rerun.room(), outcome));
      }
    }

    private GameRecord record(RoomState room, Optional<Outcome> outcome) {
      return new GameRecord(
          room.room(),
          room.game(),
          room.options(),
          sitters(room),
          room.words(),
          room.secret(),
          VerifiableChance.locked(room.secret()),
          List.copyOf(rows),
          result(outcome));
    }
  }
}
