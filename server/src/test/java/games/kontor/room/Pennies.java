package games.kontor.room;

import games.kontor.game.About;
import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Domain;
import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Listed;
import games.kontor.game.Move;
import games.kontor.game.Moves;
import games.kontor.game.Option;
import games.kontor.game.Outcome;
import games.kontor.game.Presence;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.game.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game for tests: in turn each seat puts pennies from a secret purse on the table or looks into a
 * purse. A turn lasts a minute; a hidden bell ends the game.
 */
public class Pennies implements Game<Pennies.State, Pennies.Action, Pennies.Fact> {

  public sealed interface Action {
    record Put(int pennies) implements Action {}

    record Find(int pennies) implements Action {}

    record Break() implements Action {}
  }

  public sealed interface Fact {
    record Dealt(List<Integer> purses, long bellMillis) implements Fact {}

    record Laid(Seat seat, int pennies, long nowMillis) implements Fact {}

    record Found(Seat seat, int pennies) implements Fact {}

    record Passed(Seat seat, long nowMillis) implements Fact {}

    record Gone(Seat seat, boolean gone) implements Fact {}

    record Rung() implements Fact {}
  }

  public record Purse(int pennies, boolean gone) {}

  public record State(
      List<Purse> purses, int laid, int turn, long turnMillis, long bellMillis, boolean over) {}

  public record Table(int laid, int turn, List<Boolean> gone, boolean over) {}

  public record Hand(int pennies) {}

  public static final long TURN_MILLIS = 60_000;

  @Override
  public About about() {
    return new About(
        "pennies",
        2,
        4,
        List.of(new Option.Whole("bell-minutes", 5, 1, 10)),
        List.of("purse"),
        About.AfterEnd.NOT_A_PLAYER_FIRST,
        About.Leavers.BY_ACTION);
  }

  @Override
  public Class<Action> actions() {
    return Action.class;
  }

  @Override
  public Class<Fact> events() {
    return Fact.class;
  }

  @Override
  public State opening(Setup setup) {
    var purses = new ArrayList<Purse>();
    for (int i = 0; i < setup.seats(); i++) {
      purses.add(new Purse(0, false));
    }
    long bell = setup.whole("bell-minutes") * 60_000L;
    return new State(List.copyOf(purses), 0, 1, 0, bell, false);
  }

  @Override
  public void start(Turn<State, Fact> turn) {
    var purses = new ArrayList<Integer>();
    for (int i = 0; i < turn.state().purses().size(); i++) {
      purses.add(turn.chance().die("purse", 6));
    }
    turn.emit(new Fact.Dealt(purses, turn.nowMillis() + turn.state().bellMillis()));
    turn.emit(new Fact.Passed(new Seat(purses.size()), turn.nowMillis()));
  }

  @Override
  public Optional<Refusal> admission(State state, Seat seat, Class<? extends Action> kind) {
    if (state.over()) {
      return Optional.of(new Refusal("game-over"));
    }
    return kind == Action.Put.class && state.turn() != seat.number()
        ? Optional.of(Refusal.notYourTurn(new Seat(state.turn())))
        : Optional.empty();
  }

  @Override
  public Refusal malformed(String parameter) {
    return Refusal.of("bad-amount", "parameter", parameter);
  }

  @Override
  public void decide(Turn<State, Fact> turn, Seat seat, Action action) {
    switch (action) {
      case Action.Put put -> {
        if (put.pennies() > turn.state().purses().get(seat.index()).pennies()) {
          throw new Refusal("insufficient-funds");
        }
        turn.emit(new Fact.Laid(seat, put.pennies(), turn.nowMillis()));
      }
      case Action.Find find -> turn.emit(new Fact.Found(seat, find.pennies()));
      case Action.Break b -> throw new IllegalStateException("a planted bug");
    }
  }

  @Override
  public void expire(Turn<State, Fact> turn, Deadline due) {
    turn.emit(
        due.what().equals("bell")
            ? new Fact.Rung()
            : new Fact.Passed(new Seat(turn.state().turn()), turn.nowMillis()));
  }

  @Override
  public void presence(Turn<State, Fact> turn, Seat seat, Presence presence) {
    if (turn.state().purses().get(seat.index()).gone() == presence.present()) {
      turn.emit(new Fact.Gone(seat, !presence.present()));
    }
  }

  @Override
  public State evolve(State s, Fact fact) {
    return switch (fact) {
      case Fact.Dealt f ->
          new State(
              f.purses().stream().map(p -> new Purse(p, false)).toList(),
              0,
              1,
              0,
              f.bellMillis(),
              false);
      case Fact.Laid f ->
          next(purse(s, f.seat(), -f.pennies()), s.laid() + f.pennies(), f.seat(), f.nowMillis());
      case Fact.Found f -> purse(s, f.seat(), f.pennies());
      case Fact.Passed f -> next(s, s.laid(), f.seat(), f.nowMillis());
      case Fact.Gone f -> {
        var purses = new ArrayList<>(s.purses());
        purses.set(
            f.seat().index(), new Purse(s.purses().get(f.seat().index()).pennies(), f.gone()));
        yield new State(
            List.copyOf(purses), s.laid(), s.turn(), s.turnMillis(), s.bellMillis(), s.over());
      }
      case Fact.Rung f ->
          new State(s.purses(), s.laid(), s.turn(), s.turnMillis(), s.bellMillis(), true);
    };
  }

  private static State next(State s, int laid, Seat after, long nowMillis) {
    int turn = after.number() % s.purses().size() + 1;
    return new State(s.purses(), laid, turn, nowMillis + TURN_MILLIS, s.bellMillis(), s.over());
  }

  private static State purse(State s, Seat seat, int more) {
    var purses = new ArrayList<>(s.purses());
    var purse = purses.get(seat.index());
    purses.set(seat.index(), new Purse(purse.pennies() + more, purse.gone()));
    return new State(
        List.copyOf(purses), s.laid(), s.turn(), s.turnMillis(), s.bellMillis(), s.over());
  }

  @Override
  public List<Seat> toAct(State state) {
    return state.over() ? List.of() : List.of(new Seat(state.turn()));
  }

  @Override
  public List<Deadline> deadlines(State state) {
    return state.over()
        ? List.of()
        : List.of(
            Deadline.secret("bell", state.bellMillis()),
            Deadline.table("turn", state.turnMillis(), TURN_MILLIS, toAct(state)));
  }

  @Override
  public Optional<Outcome> outcome(State state) {
    return state.over() ? Optional.of(new Outcome("bell", List.of(), 1)) : Optional.empty();
  }

  @Override
  public Record table(State state, @Nullable Shown<State> before) {
    return new Table(
        state.laid(),
        state.turn(),
        state.purses().stream().map(Purse::gone).toList(),
        state.over());
  }

  @Override
  public Record hand(State state, Seat seat) {
    return new Hand(state.purses().get(seat.index()).pennies());
  }

  @Override
  public Moves moves(State state, Seat seat, @Nullable Listed<State> before) {
    var listing = new Moves.Listing();
    if (state.turn() == seat.number()) {
      int most = state.purses().get(seat.index()).pennies();
      listing.open("put", Move.of("pennies", new Domain.Whole(0, most)));
    }
    return listing.open("find", Move.of("pennies", new Domain.Whole(1, 3))).moves();
  }

  @Override
  public List<Line> tell(State after, Fact fact) {
    return switch (fact) {
      case Fact.Laid laid ->
          List.of(Line.of("laid").with("seat", laid.seat()).with("pennies", laid.pennies()));
      case Fact.Found found ->
          List.of(Line.of("found").with("pennies", found.pennies()).to(found.seat()));
      case Fact.Dealt _, Fact.Passed _, Fact.Gone _, Fact.Rung _ -> List.of();
    };
  }

  @Override
  public Fact disclosed(Fact fact) {
    return fact;
  }

  @Override
  public List<String> violations(State state) {
    return List.of();
  }

  @Override
  public Bot<Action, ?> bot() {
    return new Bot.Forgetful<>() {
      @Override
      public Optional<Action> choose(Sight<Bot.Nothing> sight, Chance chance) {
        boolean onTurn = !sight.moves().of("put").isEmpty();
        return onTurn ? Optional.of(new Action.Put(0)) : Optional.empty();
      }
    };
  }
}
