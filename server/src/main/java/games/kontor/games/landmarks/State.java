package games.kontor.games.landmarks;

import games.kontor.game.Seat;
import games.kontor.game.Seen;
import games.kontor.game.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth about one game; unchanged parts stay the same object. {@code order} has the seats
 * of the rules' players 1 to N; {@code decks} the top first. {@code go} is the running go once it
 * has rolled.
 */
public record State(
    Rules rules,
    Phase phase,
    Mode mode,
    Seen seen,
    int round,
    int turn,
    int slot,
    Seat roller,
    boolean extraGo,
    boolean extraEarned,
    List<Integer> dice,
    boolean rerolled,
    @Nullable Integer total,
    List<Seat> order,
    List<Player> players,
    Map<Card, Integer> market,
    Map<Deck, List<Card>> decks,
    @Nullable Throw go,
    Post post) {

  public State {
    market = ByCard.of(market, copies -> copies != 0);
  }

  static State opening(Rules rules, Mode mode) {
    return new State(
        rules,
        new Phase.Roll(),
        mode,
        Seen.NOTHING,
        1,
        1,
        0,
        Seat.of(1),
        false,
        false,
        List.of(),
        false,
        null,
        Seat.all(rules.seats()),
        Seat.all(rules.seats()).stream().map(Player::newcomer).toList(),
        new EnumMap<>(Card.class),
        new EnumMap<>(Deck.class),
        null,
        Post.NONE);
  }

  static State opening(Setup setup) {
    return opening(Rules.of(setup), Rules.mode(setup));
  }

  Player player(Seat seat) {
    return players.get(seat.index());
  }

  /** Whose go it is. */
  Player onTurn() {
    return player(roller);
  }

  boolean over() {
    return phase instanceof Phase.Over;
  }

  int seats() {
    return order.size();
  }

  /** All other players, anticlockwise from this one (1). */
  List<Player> anticlockwise(Seat from) {
    int start = order.indexOf(from);
    var others = new ArrayList<Player>(seats() - 1);
    for (int i = 1; i < seats(); i++) {
      others.add(player(order.get(Math.floorMod(start - i, seats()))));
    }
    return others;
  }

  /** Whose go a slot of this postal turn is (4.2). */
  Seat holder(int ofTurn, int ofSlot) {
    return order.get((ofTurn - 1 + ofSlot) % seats());
  }

  /** The round to which a slot belongs: goes run on without a break (4.2). */
  int roundOf(int ofTurn, int ofSlot) {
    return ((ofTurn - 1) * (seats() + 1) + ofSlot) / seats() + 1;
  }

  /** All have their mark for the other mode (4.4). */
  boolean allAgreeToMode() {
    for (Player player : players) {
      if (!player.agreesToMode()) {
        return false;
      }
    }
    return true;
  }

  /** The total, which is fixed. */
  int fixedTotal() {
    return Objects.requireNonNull(total);
  }

  int onOffer(Card card) {
    return Objects.requireNonNullElse(market.get(card), 0);
  }

  State edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  State edit(Seat seat, Consumer<Player.Draft> change) {
    return edit(draft -> draft.player(seat, change));
  }

  /** A state being changed: what is not set stays. */
  static final class Draft {
    private final Rules rules;
    Phase phase;
    Mode mode;
    Seen seen;
    int round;
    int turn;
    int slot;
    Seat roller;
    boolean extraGo;
    boolean extraEarned;
    List<Integer> dice;
    boolean rerolled;
    @Nullable Integer total;
    List<Seat> order;
    List<Player> players;
    Map<Card, Integer> market;
    Map<Deck, List<Card>> decks;
    @Nullable Throw go;
    Post post;

    private Draft(State state) {
      rules = state.rules;
      phase = state.phase;
      mode = state.mode;
      seen = state.seen;
      round = state.round;
      turn = state.turn;
      slot = state.slot;
      roller = state.roller;
      extraGo = state.extraGo;
      extraEarned = state.extraEarned;
      dice = state.dice;
      rerolled = state.rerolled;
      total = state.total;
      order = state.order;
      players = state.players;
      market = state.market;
      decks = state.decks;
      go = state.go;
      post = state.post;
    }

    void player(Seat seat, Consumer<Player.Draft> change) {
      players = seat.change(players, player -> player.edit(change));
    }

    void everybody(Consumer<Player.Draft> change) {
      players = players.stream().map(player -> player.edit(change)).toList();
    }

    void enter(Phase phase, long atMillis) {
      this.phase = phase;
      this.seen = seen.entered(atMillis);
    }

    /** What the running go has come to so far. */
    Throw go() {
      return go != null ? go : Throw.begun(roller, round, turn, slot, extraGo, dice, total);
    }

    void note(Step step) {
      go = go().with(List.of(step));
    }

    void offer(Card card, int copies) {
      int there = Objects.requireNonNullElse(market.get(card), 0) + copies;
      market = ByCard.with(market, card, there == 0 ? null : there);
    }

    /** The top of that deck is drawn. */
    void draw(Deck deck) {
      var rest = Objects.requireNonNull(decks.get(deck));
      var changed = new EnumMap<Deck, List<Card>>(decks);
      changed.put(deck, rest.subList(1, rest.size()).stream().toList());
      decks = Collections.unmodifiableMap(changed);
    }

    private State finished() {
      return new State(
          rules,
          phase,
          mode,
          seen,
          round,
          turn,
          slot,
          roller,
          extraGo,
          extraEarned,
          dice,
          rerolled,
          total,
          order,
          players,
          market,
          decks,
          go,
          post);
    }
  }
}
