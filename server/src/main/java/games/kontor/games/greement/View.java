package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.games.greement.Action.Choice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What may be seen (6): a table for everybody and a hand for each seat, built from nothing. */
final class View {
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
      List<Lot> lots,
      int deckLeft,
      List<EventCard> discards,
      List<PublicPlayer> players,
      @Nullable Replacing replacing,
      @Nullable OpenEvent event,
      @Nullable Disclosure disclosed) {}

  /**
   * What everybody knows of a player; his id is his seat. {@code profit}: what his squares would
   * bring now.
   */
  record PublicPlayer(
      Seat id,
      Seat seat,
      boolean connected,
      boolean left,
      boolean hasChosen,
      @Nullable Square lockedStart,
      int squareCount,
      long profit) {}

  /** Who takes another start, and which squares he may take. */
  record Replacing(Seat seat, List<Square> candidates) {}

  /**
   * The card that is turned up, and what it does unless it is stopped. {@code votes} is null with
   * secret ballots and outside a vote, {@code needed} (so many against stop the card) outside a
   * vote, {@code price} and {@code pledges} outside a payment, {@code answered} outside the
   * disease.
   */
  record OpenEvent(
      EventCard card,
      int position,
      Prospect prospect,
      @Nullable Integer needed,
      @Nullable Map<Seat, Choice> votes,
      @Nullable List<Seat> voted,
      @Nullable List<Seat> ready,
      @Nullable Long price,
      @Nullable Map<Seat, Long> pledges,
      @Nullable List<Seat> answered) {}

  /**
   * What only one seat sees, in coins. {@code debtIfEnded}: the debt after the end of a turn that
   * ended now; {@code debtIfHit}: the same once the open card has worked, null without one; {@code
   * nextProfit}: what his squares would bring now; {@code paper}: its last lines by number.
   */
  record Hand(
      long money,
      long reserved,
      long available,
      long debt,
      long borrowedThisTurn,
      long debtIfEnded,
      @Nullable Long debtIfHit,
      long nextProfit,
      @Nullable Square startChoice,
      @Nullable Long firstLoan,
      @Nullable Choice vote,
      Phase.@Nullable Pledge pledge,
      Player.@Nullable DiseaseAnswer diseaseAnswer,
      List<Offer> offers,
      Map<Integer, Paper> paper) {}

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

  static Hand hand(State state, Seat seat) {
    Player player = state.player(seat);
    return new Hand(
        player.money(),
        state.reserved(seat),
        state.available(seat),
        player.debt(),
        player.borrowedThisTurn(),
        Coins.multiplied(player.debt(), state.values().loanMultiplier()),
        debtIfHit(state, player),
        state.ground().profitOf(seat),
        player.startChoice(),
        player.firstLoan(),
        state.phase() instanceof Phase.EventVote vote ? vote.votes().get(seat) : null,
        state.phase() instanceof Phase.EventPay pay ? pay.pledges().get(seat) : null,
        player.diseaseAnswer(),
        offers(state.offers(), seat),
        player.sheet().last());
  }

  private static List<Offer> offers(List<Offer> all, Seat seat) {
    if (all.isEmpty()) {
      return all;
    }
    var his = new ArrayList<Offer>();
    for (Offer offer : all) {
      if (offer.concerns(seat)) {
        his.add(offer);
      }
    }
    return his.size() == all.size() ? all : List.copyOf(his);
  }

  private static @Nullable Long debtIfHit(State state, Player player) {
    EventCard open =
        switch (state.phase()) {
          case Phase.EventVote vote -> vote.card();
          case Phase.EventPay pay -> pay.card();
          case Phase.EventDisease disease -> disease.card();
          case Phase.ChooseStart _,
              Phase.ReplaceStart _,
              Phase.Loaning _,
              Phase.Turn _,
              Phase.Over _ ->
              null;
        };
    return open == null ? null : Effects.debtAfter(state.values(), open, player.debt());
  }
}
