package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Event.Clock;
import games.kontor.games.greement.Event.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth about one game; unchanged parts stay the same object. Faces of squares are in it
 * from the deal on and shown from the reveal on; {@code drawn} are the event cards of this round
 * from the one that is turned up on; {@code turns} counts the turns begun.
 */
public record State(
    Rules rules,
    Phase phase,
    Clock clock,
    int round,
    int turns,
    @Nullable Seat first,
    Values values,
    Map<Square, Tile> squares,
    List<EventCard> deck,
    List<EventCard> drawn,
    List<EventCard> discards,
    List<Player> players,
    List<Offer> offers,
    Map<String, Integer> offerCounts,
    @Nullable Alarm alarm,
    Archive archive) {

  public State {
    squares = Board.copyOf(squares);
    if (phase.afterSetup()) {
      // A hand-written state may begin in the middle and leave out what the setup fixes.
      round = Math.max(round, phase instanceof Phase.Turn ? 1 : 2);
      first = first == null ? Seat.of(1) : first;
      alarm = alarm == null ? Alarm.asChosen(rules) : alarm;
    }
  }

  /** How long the alarm was set to, and when it rings on the table clock. */
  public record Alarm(int seconds, long atMillis) {
    static Alarm asChosen(Rules rules) {
      return new Alarm(60 * rules.alarmMinutes(), 60_000L * rules.alarmMinutes());
    }
  }

  /** What is kept for the end: the private deals, and how everybody stood in each round. */
  public record Archive(List<Deal> deals, List<Round> rounds) {
    public Archive {
      deals = Packed.copyOf(Deal.FORM, deals);
      rounds = Packed.copyOf(Round.FORM, rounds);
    }

    Archive with(Deal deal) {
      return new Archive(((Packed<Deal>) deals).with(List.of(deal)), rounds);
    }

    Archive with(Round round) {
      return new Archive(deals, ((Packed<Round>) rounds).with(List.of(round)));
    }
  }

  /** How everybody stood when a round began. */
  public record Round(int round, List<Standing> standings) {
    static final Packed.Form<Round> FORM =
        new Packed.Form<>() {
          @Override
          public void write(Round round, Packed.Writer to) {
            to.put(round.round).put(round.standings.size());
            for (Standing of : round.standings) {
              to.put(of.seat().number()).put(of.wealth()).put(of.debt()).put(of.profit());
            }
          }

          @Override
          public Round read(Packed.Reader from) {
            int round = from.small();
            var standings = new ArrayList<Standing>();
            for (int left = from.small(); left > 0; left--) {
              standings.add(
                  new Standing(Seat.of(from.small()), from.next(), from.next(), from.next()));
            }
            return new Round(round, List.copyOf(standings));
          }
        };
  }

  Board board() {
    return (Board) squares;
  }

  Ground ground() {
    return new Ground(values, board());
  }

  Player player(Seat seat) {
    return players.get(seat.index());
  }

  /** The players who have not left. */
  List<Player> everyone() {
    boolean complete = true;
    for (int i = 0; i < players.size(); i++) {
      complete &= !players.get(i).left();
    }
    return complete ? players : staying();
  }

  private List<Player> staying() {
    return players.stream().filter(player -> !player.left()).toList();
  }

  boolean onTurn(Seat seat) {
    return phase instanceof Phase.Turn turn && turn.seatOnTurn().equals(seat);
  }

  boolean over() {
    return phase instanceof Phase.Over;
  }

  /** True until the map is revealed. */
  boolean faceDown() {
    return phase instanceof Phase.ChooseStart
        || (phase instanceof Phase.Over end && end.faceDown());
  }

  /** Money set aside for open offers, a pledge and an answer to the disease. */
  long reserved(Seat seat) {
    long sum = 0;
    for (Offer offer : offers) {
      sum += offer.maker().equals(seat) ? offer.reserved() : 0;
    }
    Phase.Pledge pledge = phase instanceof Phase.EventPay pay ? pay.pledges().get(seat) : null;
    sum += pledge == null ? 0 : pledge.fromMoney();
    return sum + player(seat).setAsideForDisease();
  }

  long available(Seat seat) {
    return player(seat).money() - reserved(seat);
  }

  State edit(Consumer<Draft> change) {
    var draft = new Draft(this);
    change.accept(draft);
    return draft.finished();
  }

  State edit(Seat seat, Consumer<Player.Draft> change) {
    return edit(draft -> draft.player(seat, player -> player.edit(change)));
  }

  /** Changes a player's money and debt and notes it on his paper. */
  State book(Seat seat, Paper.Cause cause, long money, long debt) {
    return edit(draft -> draft.player(seat, player -> player.book(round, cause, money, debt)));
  }

  State change(List<Square> squares, UnaryOperator<Tile> change) {
    return edit(draft -> draft.squares = draft.squares.with(squares, change));
  }

  /** A state being changed: what is not set stays. */
  static final class Draft {
    private final Rules rules;
    Phase phase;
    Clock clock;
    int round;
    int turns;
    @Nullable Seat first;
    Values values;
    Board squares;
    List<EventCard> deck;
    List<EventCard> drawn;
    List<EventCard> discards;
    List<Player> players;
    List<Offer> offers;
    Map<String, Integer> offerCounts;
    @Nullable Alarm alarm;
    Archive archive;

    private Draft(State state) {
      rules = state.rules;
      phase = state.phase;
      clock = state.clock;
      round = state.round;
      turns = state.turns;
      first = state.first;
      values = state.values;
      squares = state.board();
      deck = state.deck;
      drawn = state.drawn;
      discards = state.discards;
      players = state.players;
      offers = state.offers;
      offerCounts = state.offerCounts;
      alarm = state.alarm;
      archive = state.archive;
    }

    void player(Seat seat, UnaryOperator<Player> change) {
      players = seat.change(players, change);
    }

    void players(UnaryOperator<Player> change) {
      players = players.stream().map(change).toList();
    }

    private State finished() {
      return new State(
          rules,
          phase,
          clock,
          round,
          turns,
          first,
          values,
          squares,
          deck,
          drawn,
          discards,
          players,
          offers,
          offerCounts,
          alarm,
          archive);
    }
  }
}
