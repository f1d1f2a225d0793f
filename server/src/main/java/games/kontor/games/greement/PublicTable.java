package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.game.Shown;
import games.kontor.games.greement.View.OpenEvent;
import games.kontor.games.greement.View.PublicPlayer;
import games.kontor.games.greement.View.Replacing;
import games.kontor.games.greement.View.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Builds the table that everybody sees. What is as it was on the table shown before is the same
 * object again, so that a patch finds what changed without looking into the rest.
 */
final class PublicTable {
  private static final Map<Square, Face> ALL_FACE_DOWN = SquareMap.of(_ -> Face.DOWN);

  private final State now;
  private final @Nullable State then;
  private final @Nullable Table shown;

  private PublicTable(State now, @Nullable Shown<State> before) {
    this.now = now;
    this.then = before == null ? null : before.state();
    this.shown = before != null && before.table() instanceof Table table ? table : null;
  }

  /** The table of a position, {@code before} that of the position before it if there was one. */
  static Table of(State now, @Nullable Shown<State> before) {
    return new PublicTable(now, before).table();
  }

  /** The table of a position by itself. */
  static Table of(State now) {
    return of(now, null);
  }

  private Table table() {
    Phase phase = now.phase();
    var table =
        new Table(
            View.name(phase),
            now.round(),
            now.first(),
            phase instanceof Phase.Turn turn ? turn.seatOnTurn() : null,
            now.values(),
            squares(),
            lots(),
            now.deck().size(),
            now.discards(),
            players(),
            replacing(),
            event(),
            disclosed());
    return shown != null && table.equals(shown) ? shown : table;
  }

  private Map<Square, Face> squares() {
    if (now.faceDown()) {
      return ALL_FACE_DOWN;
    }
    return shown != null && then != null && sameBoard() && !then.faceDown()
        ? shown.squares()
        : now.board().tiles().map(Face::of);
  }

  // Unchanged parts of a state are the same object.
  @SuppressWarnings("ReferenceEquality")
  private boolean sameBoard() {
    return then != null && then.squares() == now.squares();
  }

  @SuppressWarnings("ReferenceEquality")
  private boolean sameValues() {
    return then != null && then.values() == now.values();
  }

  /** Lakes and mountains never move, so only other values change anything. */
  private List<Lot> lots() {
    if (now.faceDown()) {
      return List.of();
    }
    if (shown == null || shown.lots().isEmpty()) {
      return Lot.of(now.ground());
    }
    return sameValues()
        ? shown.lots()
        : shown.lots().stream().map(lot -> lot.under(now.ground())).toList();
  }

  private List<PublicPlayer> players() {
    if (shown != null && sameCrowd()) {
      return shown.players();
    }
    int[] counts = new int[now.players().size()];
    long[] profits = new long[counts.length];
    Ground ground = now.ground();
    for (Square square : Square.inReadingOrder()) {
      Seat owner = ground.on(square).owner();
      if (owner != null) {
        counts[owner.index()]++;
        profits[owner.index()] += ground.profit(square);
      }
    }
    var players = new ArrayList<PublicPlayer>();
    for (Player player : now.players()) {
      int i = player.seat().index();
      var seen = seen(player, counts[i], Coins.cut(profits[i]));
      PublicPlayer before = shown == null ? null : shown.players().get(i);
      players.add(seen.equals(before) ? before : seen);
    }
    return shown != null && players.equals(shown.players())
        ? shown.players()
        : List.copyOf(players);
  }

  /** What is shown of the players follows from these alone. */
  @SuppressWarnings("ReferenceEquality")
  private boolean sameCrowd() {
    return then != null
        && then.players() == now.players()
        && then.phase().getClass() == now.phase().getClass()
        && sameBoard()
        && sameValues();
  }

  private PublicPlayer seen(Player player, int squares, long profit) {
    return new PublicPlayer(
        player.seat(),
        player.seat(),
        player.connected(),
        player.left(),
        hasChosen(player),
        player.lockedStart(),
        squares,
        profit);
  }

  private boolean hasChosen(Player player) {
    return switch (now.phase()) {
      case Phase.ChooseStart _ -> player.lockedStart() != null || player.startChoice() != null;
      case Phase.Loaning _ -> player.firstLoan() != null;
      case Phase.ReplaceStart _,
          Phase.Turn _,
          Phase.EventVote _,
          Phase.EventPay _,
          Phase.EventDisease _,
          Phase.Over _ ->
          false;
    };
  }

  private @Nullable Replacing replacing() {
    if (!(now.phase() instanceof Phase.ReplaceStart phase)) {
      return null;
    }
    var replacing = new Replacing(phase.seat(), Starts.candidates(now, phase.seat()));
    return shown != null && replacing.equals(shown.replacing()) ? shown.replacing() : replacing;
  }

  private @Nullable OpenEvent event() {
    var event =
        switch (now.phase()) {
          case Phase.EventVote vote -> vote(vote);
          case Phase.EventPay pay -> pay(pay);
          case Phase.EventDisease disease -> disease(disease);
          case Phase.ChooseStart _,
              Phase.ReplaceStart _,
              Phase.Loaning _,
              Phase.Turn _,
              Phase.Over _ ->
              null;
        };
    return event != null && shown != null && event.equals(shown.event()) ? shown.event() : event;
  }

  private OpenEvent vote(Phase.EventVote vote) {
    boolean open = now.rules().ballots() == Rules.Ballots.OPEN;
    return new OpenEvent(
        vote.card(),
        vote.position(),
        prospect(vote.card()),
        Votes.needed(now.everyone().size()),
        open ? vote.votes() : null,
        List.copyOf(vote.votes().keySet()),
        vote.ready(),
        null,
        null,
        null);
  }

  private OpenEvent pay(Phase.EventPay pay) {
    return new OpenEvent(
        pay.card(),
        pay.position(),
        prospect(pay.card()),
        null,
        null,
        null,
        pay.ready(),
        pay.price(),
        pay.shared() ? amounts(pay) : null,
        null);
  }

  private OpenEvent disease(Phase.EventDisease disease) {
    return new OpenEvent(
        disease.card(),
        disease.position(),
        prospect(disease.card()),
        null,
        null,
        null,
        null,
        null,
        null,
        answered());
  }

  /** While a card is open neither map nor values change. */
  private Prospect prospect(EventCard card) {
    OpenEvent before = shown == null ? null : shown.event();
    return before != null && before.card().equals(card) && sameBoard() && sameValues()
        ? before.prospect()
        : Prospect.of(now, card);
  }

  private static Map<Seat, Long> amounts(Phase.EventPay pay) {
    var amounts = new TreeMap<Seat, Long>();
    pay.pledges().forEach((seat, pledge) -> amounts.put(seat, pledge.amount()));
    return amounts;
  }

  private List<Seat> answered() {
    return now.players().stream()
        .filter(player -> player.diseaseAnswer() != null)
        .map(Player::seat)
        .toList();
  }

  /** Nothing of it changes once the game is over. */
  private @Nullable Disclosure disclosed() {
    return shown != null && shown.disclosed() != null ? shown.disclosed() : Disclosure.of(now);
  }
}
