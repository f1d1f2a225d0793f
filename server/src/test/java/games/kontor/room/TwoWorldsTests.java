package games.kontor.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.game.Turn;
import games.kontor.lab.GivenGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The two-worlds test finds nothing in a sound game, and each kind of leak that is planted. */
final class TwoWorldsTests {
  private static final int RUNS = 60;

  private static final Secret<Pennies.State> PURSE =
      new Secret<>() {
        @Override
        public String name() {
          return "what the first seat has";
        }

        @Override
        public Optional<Secret.Two<Pennies.State>> alter(Pennies.State state, Chance chance) {
          var purses = new ArrayList<>(state.purses());
          purses.set(
              0, new Pennies.Purse(purses.getFirst().pennies() + 1, purses.getFirst().gone()));
          return Optional.of(
              new Secret.Two<>(
                  state,
                  new Pennies.State(
                      purses,
                      state.laid(),
                      state.turn(),
                      state.turnMillis(),
                      state.bellMillis(),
                      state.over())));
        }

        @Override
        public boolean entitled(Pennies.State altered, Seat seat) {
          return seat.number() == 1;
        }
      };

  private static final Secret<Pennies.State> BELL =
      new Secret<>() {
        @Override
        public String name() {
          return "when the bell rings";
        }

        @Override
        public Optional<Secret.Two<Pennies.State>> alter(Pennies.State state, Chance chance) {
          return Optional.of(
              new Secret.Two<>(
                  state,
                  new Pennies.State(
                      state.purses(),
                      state.laid(),
                      state.turn(),
                      state.turnMillis(),
                      state.bellMillis() + 1 + chance.number("alter", 0, 100_000),
                      state.over())));
        }

        @Override
        public boolean entitled(Pennies.State altered, Seat seat) {
          return false;
        }
      };

  /** A game of pennies with a leak. */
  static class Leaky extends GivenGame<Pennies.State, Pennies.Action, Pennies.Fact> {
    private final String name;

    Leaky(String name) {
      super(new Pennies(), new Pennies.State(List.of(), 0, 1, 0, 0, false));
      this.name = name;
    }

    @Override
    public Pennies.State opening(Setup setup) {
      return new Pennies().opening(setup);
    }

    @Override
    public void start(Turn<Pennies.State, Pennies.Fact> turn) {
      new Pennies().start(turn);
    }

    static int purse(Pennies.State state) {
      return state.purses().getFirst().pennies();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  record Total(Record table, int pennies) {}

  static Stream<Leaky> leaks() {
    return Stream.of(
        new Leaky("a sum in the table") {
          @Override
          public Record table(Pennies.State s, @Nullable Shown<Pennies.State> before) {
            return new Total(
                super.table(s, null), s.purses().stream().mapToInt(Pennies.Purse::pennies).sum());
          }
        },
        new Leaky("a public line") {
          @Override
          public List<Line> tell(Pennies.State after, Pennies.Fact fact) {
            return fact instanceof Pennies.Fact.Found
                ? List.of(Line.of("found"))
                : super.tell(after, fact);
          }
        },
        new Leaky("a rival's hand") {
          @Override
          public Record hand(Pennies.State s, Seat seat) {
            return super.hand(s, new Seat(1));
          }
        },
        new Leaky("a rival's moves") {
          @Override
          public Moves moves(Pennies.State s, Seat seat, @Nullable Listed<Pennies.State> before) {
            var moves = super.moves(s, seat, before);
            return purse(s) % 2 == 0 ? moves : moves.and("break", Move.bare());
          }
        },
        new Leaky("a clock") {
          @Override
          public List<Deadline> deadlines(Pennies.State s) {
            return super.deadlines(s).stream()
                .map(d -> Deadline.table(d.what(), d.atMillis(), d.fullMillis(), d.seats()))
                .toList();
          }
        },
        new Leaky("a length that a secret clock cuts") {
          @Override
          public List<Deadline> deadlines(Pennies.State s) {
            return super.deadlines(s).stream()
                .map(
                    d ->
                        d.secret()
                            ? d
                            : Deadline.table(
                                d.what(),
                                Math.min(d.atMillis(), s.bellMillis() - 180_000),
                                d.fullMillis(),
                                d.seats()))
                .toList();
          }
        },
        new Leaky("who is waited for") {
          @Override
          public List<Seat> toAct(Pennies.State s) {
            return purse(s) % 2 == 0 ? super.toAct(s) : List.of(new Seat(1));
          }
        },
        new Leaky("an error's argument") {
          @Override
          public Optional<Refusal> admission(
              Pennies.State s, Seat seat, Class<? extends Pennies.Action> kind) {
            return seat.number() != 1 && purse(s) > 2
                ? Optional.of(Refusal.of("too-poor", "pennies", purse(s)))
                : super.admission(s, seat, kind);
          }
        },
        new Leaky("a private line to the wrong seat") {
          @Override
          public List<Line> tell(Pennies.State after, Pennies.Fact fact) {
            return super.tell(after, fact).stream()
                .map(line -> line.to().isEmpty() ? line : line.to(Seat.all(2).toArray(Seat[]::new)))
                .toList();
          }
        });
  }

  private static final TwoWorlds.Unseen<Pennies.State> UNSEEN =
      (state, seat, action) ->
          action.get("type").asText().equals("find") && seat.number() == 1
              ? Optional.of(List.of(seat))
              : Optional.empty();

  /** A server that tells for how long somebody is away, however long that is. */
  private static final class Talkative extends World<Pennies.State, Pennies.Action, Pennies.Fact> {
    private static final Pattern AWAY = Pattern.compile("\"away\":\\[[^]]*]");
    private static final Pattern UNTOLD = Pattern.compile("\\{\"seat\":(\\d+)}");

    Talkative(Pennies.State state, Party party, long seed, long now) {
      super(new Pennies(), state, party, seed, now);
    }

    @Override
    String text(byte[] frame, long now) {
      return AWAY.matcher(super.text(frame, now)).replaceAll(away -> told(away.group(), now));
    }

    private String told(String away, long now) {
      return UNTOLD
          .matcher(away)
          .replaceAll(
              seat ->
                  "{\"seat\":%s,\"sinceMillis\":%d}"
                      .formatted(seat.group(1), now - since(seat.group(1))));
    }

    private long since(String seat) {
      return Objects.requireNonNull(awaySinceMillis().get("player" + seat));
    }
  }

  private static Optional<String> find(Game<Pennies.State, Pennies.Action, Pennies.Fact> game) {
    return find(new TwoWorlds<>(game, UNSEEN, 120), List.of(PURSE, BELL));
  }

  private static Optional<String> find(
      TwoWorlds<Pennies.State, Pennies.Action, Pennies.Fact> worlds,
      List<Secret<Pennies.State>> secrets) {
    var options = new Pennies().about().options();
    for (int run = 0; run < RUNS; run++) {
      var setup = Setup.of(2 + run % 3, options, Map.of());
      for (var secret : secrets) {
        var finding = worlds.run(setup, secret, run);
        if (finding.difference().isPresent()) {
          return finding.difference();
        }
      }
    }
    return Optional.empty();
  }

  @Test
  void findsNothingInASoundGame() {
    assertEquals(Optional.empty(), find(new Pennies()));
  }

  @ParameterizedTest
  @MethodSource("leaks")
  void findsALeakOfEachKind(Leaky leaky) {
    assertTrue(find(leaky).isPresent(), leaky.toString());
  }

  /** From it and a bell whose minutes are known everybody could work out when it rings. */
  @Test
  void findsAnAbsenceThatTellsHowLongTheGameHasRun() {
    var leaking =
        new TwoWorlds<>(new Pennies(), UNSEEN, 120) {
          @Override
          World<Pennies.State, Pennies.Action, Pennies.Fact> world(
              Pennies.State state, World.Party party, long seed, long now) {
            return new Talkative(state, party, seed, now);
          }
        };
    var found = find(leaking, List.of(BELL));
    assertTrue(found.orElse("nothing").contains("sinceMillis"), found::toString);
  }
}
