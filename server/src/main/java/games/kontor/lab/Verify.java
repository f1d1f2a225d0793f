package games.kontor.lab;

import com.fasterxml.jackson.core.JsonProcessingException;
import games.kontor.game.Game;
import games.kontor.game.Refusal;
import games.kontor.game.Setup;
import games.kontor.host.RoomCodec;
import games.kontor.protocol.Wire;
import games.kontor.room.Draw;
import games.kontor.room.GameRecord;
import games.kontor.room.Loading;
import games.kontor.room.Step;
import games.kontor.room.StepFold;
import games.kontor.room.VerifiableChance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Checks the record of a finished game: the hash of the secret, each draw computed again, the facts
 * folded over the opening, and the result. What it finds is the first difference, as a sentence.
 */
final class Verify {
  private final GameRecord record;

  private Verify(GameRecord record) {
    this.record = record;
  }

  /** The first difference; empty if all of the record holds. */
  static Optional<String> difference(Game<?, ?, ?> game, GameRecord record) {
    var verify = new Verify(record);
    return verify.locked().or(verify::draws).or(() -> verify.end(game));
  }

  /** The same for all that a room has: its steps follow one another, and so for each ended game. */
  static final class Rooms implements RoomCodec.ByGame<Optional<String>> {
    @Override
    public <S, A, E> StepFold<E, Optional<String>> steps(Game<S, A, E> game) {
      return new OfRoom<>(game);
    }
  }

  private static final class OfRoom<S, A, E> implements StepFold<E, Optional<String>> {
    private final Game<S, A, E> game;
    private final Loading<S, A, E> loading;
    private final GameRecord.Recorder<S, A, E> recorder;
    private long rows;

    OfRoom(Game<S, A, E> game) {
      this.game = game;
      this.loading = new Loading<>(game, VerifiableChance.production(), "");
      this.recorder = new GameRecord.Recorder<>(game);
    }

    @Override
    public void add(Step<E> step) {
      rows++;
      loading.add(step);
      recorder.add(step);
    }

    @Override
    public Optional<String> end() {
      long last = loading.end().seq();
      return last == rows
          ? recorder.end().stream().flatMap(r -> difference(game, r).stream()).findFirst()
          : Optional.of("it has " + rows + " rows up to number " + last);
    }
  }

  private Optional<String> locked() {
    String hash;
    try {
      hash = VerifiableChance.locked(record.secret());
    } catch (IllegalArgumentException notHexadecimal) {
      return Optional.of("the secret is not written in hexadecimal digits");
    }
    return hash.equals(record.locked())
        ? Optional.empty()
        : Optional.of("the secret's hash is " + hash + " and not " + record.locked());
  }

  private Optional<String> draws() {
    var chance = new VerifiableChance(record.secret(), record.words(), new TreeMap<>());
    for (int row = 0; row < record.rows().size(); row++) {
      for (Draw draw : record.rows().get(row).draws()) {
        if (draw.from() > draw.to()) {
          return Optional.of(at(row) + "nobody can draw " + draw);
        }
        chance.number(draw.stream(), draw.from(), draw.to());
      }
    }
    return compare(chance.draws());
  }

  private Optional<String> compare(List<Draw> computed) {
    int next = 0;
    for (int row = 0; row < record.rows().size(); row++) {
      for (Draw draw : record.rows().get(row).draws()) {
        if (!draw.equals(computed.get(next))) {
          return Optional.of(at(row) + "drawn is " + draw + ", computed " + computed.get(next));
        }
        next++;
      }
    }
    return Optional.empty();
  }

  private <S, A, E> Optional<String> end(Game<S, A, E> game) {
    S state;
    try {
      state =
          game.opening(Setup.of(record.seats().size(), game.about().options(), record.options()));
    } catch (Refusal refusal) {
      return Optional.of("no game can be opened like that: " + refusal.code());
    }
    for (int row = 0; row < record.rows().size(); row++) {
      try {
        for (E fact : facts(game, record.rows().get(row))) {
          state = game.evolve(state, fact);
        }
      } catch (JsonProcessingException e) {
        return Optional.of(at(row) + "unreadable: " + e.getOriginalMessage());
      } catch (RuntimeException e) {
        return Optional.of(at(row) + "does not follow: " + e);
      }
    }
    var result = GameRecord.result(game.outcome(state));
    return result.equals(record.result())
        ? Optional.empty()
        : Optional.of("the result is " + result + " and not " + record.result());
  }

  private static <E> List<E> facts(Game<?, ?, E> game, GameRecord.Row row)
      throws JsonProcessingException {
    var facts = new ArrayList<E>();
    for (var fact : row.facts()) {
      facts.add(Wire.mapper().treeToValue(fact, game.events()));
    }
    return facts;
  }

  private static String at(int row) {
    return "row " + (row + 1) + ": ";
  }
}
