package games.kontor.room;

import games.kontor.game.About;
import games.kontor.game.Bot;
import games.kontor.game.Chance;
import games.kontor.game.Deadline;
import games.kontor.game.Game;
import games.kontor.game.Line;
import games.kontor.game.Listed;
import games.kontor.game.Moves;
import games.kontor.game.Option;
import games.kontor.game.Outcome;
import games.kontor.game.Presence;
import games.kontor.game.Refusal;
import games.kontor.game.Seat;
import games.kontor.game.Setup;
import games.kontor.game.Shown;
import games.kontor.game.Turn;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game for tests of what is to come: in each of three rounds all hand in an order sheet, secretly
 * until the last one is in, and may buy one bundle of goods from another, whose price depends on
 * whom it is bought from.
 */
public final class Orders implements Game<OrdersState, Orders.Action, Orders.Fact> {
  static final int ROUNDS = 3;
  private static final long ROUND_MILLIS = 60_000;

  public sealed interface Action {
    record HandIn(Sheet sheet) implements Action {}

    record Bundle(List<String> goods, Seat from) implements Action {}
  }

  /** So many of each at 2 and 3 pennies, what carries them, and whether it shall go fast. */
  public record Sheet(long grain, long salt, List<String> carriers, boolean fast) {
    static final Sheet EMPTY = new Sheet(0, 0, List.of(), false);
  }

  public sealed interface Fact {
    record RoundBegun(long endsMillis) implements Fact {}

    record HandedIn(Seat seat, Sheet sheet) implements Fact {}

    record Bought(Seat seat, Seat from, List<String> goods, long price) implements Fact {}

    record Revealed(List<Sheet> sheets) implements Fact {}
  }

  public record Table(int round, List<Long> purses, List<Boolean> handedIn, List<Sheet> revealed) {}

  public record Hand(@Nullable Sheet sheet) {}

  @Override
  public About about() {
    return new About(
        "orders",
        2,
        4,
        List.<Option>of(),
        List.of(),
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
  public OrdersState opening(Setup setup) {
    return OrdersState.opening(setup.seats());
  }

  @Override
  public void start(Turn<OrdersState, Fact> turn) {
    turn.emit(new Fact.RoundBegun(turn.nowMillis() + ROUND_MILLIS));
  }

  @Override
  public Optional<Refusal> admission(OrdersState state, Seat seat, Class<? extends Action> kind) {
    if (seat.index() >= state.purses().size()) {
      return Optional.of(new Refusal("not-a-player"));
    }
    if (state.over()) {
      return Optional.of(new Refusal("game-over"));
    }
    boolean sheet = kind == Action.HandIn.class;
    if (sheet && state.sheets().containsKey(seat)) {
      return Optional.of(new Refusal("handed-in"));
    }
    return !sheet && state.buyers().contains(seat)
        ? Optional.of(new Refusal("one-bundle"))
        : Optional.empty();
  }

  @Override
  public Refusal malformed(String parameter) {
    return Refusal.of("bad-order", "parameter", parameter);
  }

  @Override
  public void decide(Turn<OrdersState, Fact> turn, Seat seat, Action action) {
    OrdersState state = turn.state();
    switch (action) {
      case Action.HandIn in -> {
        OrdersRules.check(state, seat, in.sheet());
        turn.emit(new Fact.HandedIn(seat, in.sheet()));
        revealIfAllIn(turn);
      }
      case Action.Bundle bundle -> {
        long price = OrdersRules.price(state, seat, bundle);
        turn.emit(new Fact.Bought(seat, bundle.from(), bundle.goods(), price));
      }
    }
  }

  private static void revealIfAllIn(Turn<OrdersState, Fact> turn) {
    var sheets = turn.state().sheets();
    if (sheets.size() == turn.state().purses().size()) {
      turn.emit(new Fact.Revealed(List.copyOf(sheets.values())));
      if (!turn.state().over()) {
        turn.emit(new Fact.RoundBegun(turn.nowMillis() + ROUND_MILLIS));
      }
    }
  }

  @Override
  public void expire(Turn<OrdersState, Fact> turn, Deadline due) {
    for (Seat seat : toAct(turn.state())) {
      turn.emit(new Fact.HandedIn(seat, Sheet.EMPTY));
    }
    revealIfAllIn(turn);
  }

  @Override
  public void presence(Turn<OrdersState, Fact> turn, Seat seat, Presence presence) {}

  @Override
  public OrdersState evolve(OrdersState state, Fact fact) {
    return state.after(fact);
  }

  @Override
  public List<Seat> toAct(OrdersState state) {
    return state.over()
        ? List.of()
        : Seat.all(state.purses().size()).stream()
            .filter(seat -> !state.sheets().containsKey(seat))
            .toList();
  }

  @Override
  public List<Deadline> deadlines(OrdersState state) {
    return state.over()
        ? List.of()
        : List.of(Deadline.table("round", state.endsMillis(), ROUND_MILLIS, toAct(state)));
  }

  @Override
  public Optional<Outcome> outcome(OrdersState state) {
    return state.over() ? Optional.of(new Outcome("rounds", List.of(), ROUNDS)) : Optional.empty();
  }

  @Override
  public Record table(OrdersState state, @Nullable Shown<OrdersState> before) {
    var handedIn =
        Seat.all(state.purses().size()).stream().map(state.sheets()::containsKey).toList();
    return new Table(state.round(), state.purses(), handedIn, state.revealed());
  }

  @Override
  public Record hand(OrdersState state, Seat seat) {
    return new Hand(state.sheets().get(seat));
  }

  @Override
  public Moves moves(OrdersState state, Seat seat, @Nullable Listed<OrdersState> before) {
    var listing = new Moves.Listing();
    if (!state.over()) {
      listing.openUnless(
          admission(state, seat, Action.HandIn.class), "hand-in", OrdersRules.sheet(state, seat));
      listing.openUnless(
          admission(state, seat, Action.Bundle.class), "bundle", OrdersRules.bundle(state, seat));
    }
    return listing.moves();
  }

  @Override
  public List<Line> tell(OrdersState after, Fact fact) {
    return fact instanceof Fact.HandedIn in
        ? List.of(Line.of("handed-in").with("seat", in.seat()))
        : List.of();
  }

  @Override
  public Fact disclosed(Fact fact) {
    return fact instanceof Fact.HandedIn in ? new Fact.HandedIn(in.seat(), Sheet.EMPTY) : fact;
  }

  @Override
  public List<String> violations(OrdersState state) {
    return state.purses().stream().anyMatch(purse -> purse < 0)
        ? List.of("somebody owes money: " + state.purses())
        : Collections.emptyList();
  }

  @Override
  public Bot<Action, ?> bot() {
    return new Bot.Forgetful<>() {
      @Override
      public Optional<Action> choose(Sight<Bot.Nothing> sight, Chance chance) {
        return sight.moves().of("hand-in").isEmpty()
            ? Optional.empty()
            : Optional.of(new Action.HandIn(Sheet.EMPTY));
      }
    };
  }
}
