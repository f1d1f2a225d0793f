package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Action.Choice;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What may be seen (6): a table for everybody and a hand for each seat, built from nothing. */
final class View {
  private static final Map<Square, Face> ALL_FACE_DOWN = SquareMap.of(_ -> new Face(null, null));

  private View() {}

  /** The phase by its name in the rulebook. */
  enum PhaseName {
    CHOOSE_START,
    REPLACE_START,
    LOANING,
    TURN,
    EVENT_VOTE,
    EVENT_PAY,
    EVENT_DISEASE,
    OVER
  }

  /**
   * What everybody sees. {@code seatOnTurn} is null outside {@code turn}, {@code replacing} outside
   * {@code replace-start}, {@code event} outside the events phase, {@code disclosed} before the
   * end.
   */
  record Table(
      PhaseName phase,
      int round,
      @Nullable Seat first,
      @Nullable Seat seatOnTurn,
      Values values,
      Map<Square, Face> squares,
      int deckLeft,
      List<EventCard> discards,
      List<PublicPlayer> players,
      @Nullable Replacing replacing,
      @Nullable OpenEvent event,
      @Nullable Disclosure disclosed) {}

  /** A square: kind is null while it lies face down. */
  record Face(@Nullable Kind kind, @Nullable Seat owner) {}

  /** What everybody knows of a player; his id is his seat. */
  record PublicPlayer(
      Seat id,
      Seat seat,
      boolean connected,
      boolean left,
      boolean hasChosen,
      @Nullable Square lockedStart,
      int squareCount) {}

  /** Who takes another start, and which squares he may take. */
  record Replacing(Seat seat, List<Square> candidates) {}

  /**
   * The card that is turned up. {@code votes} is null with secret ballots and outside a vote,
   * {@code price} and {@code pledges} outside a payment, {@code answered} outside the disease.
   */
  record OpenEvent(
      EventCard card,
      int position,
      @Nullable Map<Seat, Choice> votes,
      @Nullable List<Seat> voted,
      @Nullable List<Seat> ready,
      @Nullable Long price,
      @Nullable Map<Seat, Long> pledges,
      @Nullable List<Seat> answered) {}

  /**
   * What only one seat sees, in coins. {@code debtIfEnded}: the debt after the end of a turn that
   * ended now; {@code nextProfit}: what his squares would bring now.
   */
  record Hand(
      long money,
      long reserved,
      long available,
      long debt,
      long borrowedThisTurn,
      long debtIfEnded,
      long nextProfit,
      @Nullable Square startChoice,
      @Nullable Long firstLoan,
      @Nullable Choice vote,
      Phase.@Nullable Pledge pledge,
      Player.@Nullable DiseaseAnswer diseaseAnswer,
      List<Offer> offers,
      List<Paper> paper) {}

  static Table table(State state) {
    Seat onTurn = state.phase() instanceof Phase.Turn turn ? turn.seatOnTurn() : null;
    return new Table(
        name(state.phase()),
        state.round(),
        state.first(),
        onTurn,
        state.values(),
        state.faceDown()
            ? ALL_FACE_DOWN
            : state.board().map(tile -> new Face(tile.kind(), tile.owner())),
        state.deck().size(),
        state.discards(),
        players(state),
        replacing(state),
        event(state),
        Disclosure.of(state));
  }

  static PhaseName name(Phase phase) {
    return switch (phase) {
      case Phase.ChooseStart _ -> PhaseName.CHOOSE_START;
      case Phase.ReplaceStart _ -> PhaseName.REPLACE_START;
      case Phase.Loaning _ -> PhaseName.LOANING;
      case Phase.Turn _ -> PhaseName.TURN;
      case Phase.EventVote _ -> PhaseName.EVENT_VOTE;
      case Phase.EventPay _ -> PhaseName.EVENT_PAY;
      case Phase.EventDisease _ -> PhaseName.EVENT_DISEASE;
      case Phase.Over _ -> PhaseName.OVER;
    };
  }

  private static List<PublicPlayer> players(State state) {
    int[] counts = new int[state.players().size()];
    for (Tile tile : state.board().values()) {
      if (tile.owner() != null) {
        counts[tile.owner().index()]++;
      }
    }
    return state.players().stream()
        .map(
            player ->
                new PublicPlayer(
                    player.seat(),
                    player.seat(),
                    player.connected(),
                    player.left(),
                    hasChosen(state.phase(), player),
                    player.lockedStart(),
                    counts[player.seat().index()]))
        .toList();
  }

  private static boolean hasChosen(Phase phase, Player player) {
    return switch (phase) {
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

  private static @Nullable Replacing replacing(State state) {
    return state.phase() instanceof Phase.ReplaceStart phase
        ? new Replacing(phase.seat(), Starts.candidates(state, phase.seat()))
        : null;
  }

  private static @Nullable OpenEvent event(State state) {
    return switch (state.phase()) {
      case Phase.EventVote vote -> {
        boolean open = state.rules().ballots() == Rules.Ballots.OPEN;
        yield new OpenEvent(
            vote.card(),
            vote.position(),
            open ? vote.votes() : null,
            List.copyOf(vote.votes().keySet()),
            vote.ready(),
            null,
            null,
            null);
      }
      case Phase.EventPay pay ->
          new OpenEvent(
              pay.card(),
              pay.position(),
              null,
              null,
              pay.ready(),
              pay.price(),
              pay.shared() ? amounts(pay) : null,
              null);
      case Phase.EventDisease disease ->
          new OpenEvent(
              disease.card(), disease.position(), null, null, null, null, null, answered(state));
      case Phase.ChooseStart _, Phase.ReplaceStart _, Phase.Loaning _, Phase.Turn _, Phase.Over _ ->
          null;
    };
  }

  private static Map<Seat, Long> amounts(Phase.EventPay pay) {
    var amounts = new TreeMap<Seat, Long>();
    pay.pledges().forEach((seat, pledge) -> amounts.put(seat, pledge.amount()));
    return amounts;
  }

  private static List<Seat> answered(State state) {
    return state.players().stream()
        .filter(player -> player.diseaseAnswer() != null)
        .map(Player::seat)
        .toList();
  }

  static Hand hand(State state, Seat seat) {
    Player player = state.player(seat);
    return new Hand(
        player.money(),
        state.reserved(seat),
        state.available(seat),
        player.debt(),
        player.borrowedThisTurn(),
        Turns.multiplied(player.debt(), state.values().loanMultiplier()),
        state.ground().profitOf(seat),
        player.startChoice(),
        player.firstLoan(),
        state.phase() instanceof Phase.EventVote vote ? vote.votes().get(seat) : null,
        state.phase() instanceof Phase.EventPay pay ? pay.pledges().get(seat) : null,
        player.diseaseAnswer(),
        state.offers().stream().filter(offer -> offer.concerns(seat)).toList(),
        player.paper());
  }
}
