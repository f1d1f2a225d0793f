package games.kontor.games.greement;

import games.kontor.game.Seat;
import games.kontor.game.Turn;

/** Leads each admitted action to its chapter, and the game on if its phase is over with it. */
final class Decisions {
  private Decisions() {}

  static void decide(Turn<State, Event> turn, Seat seat, Action action) {
    switch (action) {
      case Action.ChooseStart choose -> Starts.choose(turn, seat, choose);
      case Action.ReplaceStart replace -> Starts.replace(turn, seat, replace);
      case Action.TakeFirstLoan loan -> Loans.takeFirst(turn, seat, loan);
      case Action.Borrow borrow -> Loans.borrow(turn, seat, borrow);
      case Action.Repay repay -> Loans.repay(turn, seat, repay);
      case Action.Buy buy -> Purchases.buy(turn, seat, buy);
      case Action.Seed seed -> Purchases.seed(turn, seat, seed);
      case Action.BuyCattle cattle -> Purchases.buyCattle(turn, seat, cattle);
      case Action.OfferSale offer -> Offers.sale(turn, seat, offer);
      case Action.OfferPurchase offer -> Offers.purchase(turn, seat, offer);
      case Action.OfferDonation offer -> Offers.donation(turn, seat, offer);
      case Action.AcceptOffer accept -> Offers.accept(turn, seat, accept);
      case Action.RefuseOffer refuse -> Offers.refuse(turn, seat, refuse);
      case Action.WithdrawOffer withdraw -> Offers.withdraw(turn, seat, withdraw);
      case Action.EndTurn _ -> Course.close(turn, false);
      case Action.Vote vote -> Votes.vote(turn, voting(turn), seat, vote);
      case Action.Ready _ -> ready(turn, seat);
      case Action.Pledge pledge -> pledge(turn, paying(turn), seat, pledge);
      case Action.PayEvent pay -> payWhole(turn, paying(turn), seat, pay);
      case Action.PayDisease pay -> Disease.answer(turn, seat, pay);
      case Action.LeaveGame _ -> Departure.leave(turn, seat);
    }
    Course.goOn(turn);
  }

  private static void pledge(
      Turn<State, Event> turn, Phase.EventPay phase, Seat seat, Action.Pledge action) {
    if (Payments.pledge(turn, phase, seat, action)) {
      Course.finish(turn, phase.card());
    }
  }

  private static void payWhole(
      Turn<State, Event> turn, Phase.EventPay phase, Seat seat, Action.PayEvent action) {
    Payments.payWhole(turn, phase, seat, action);
    Course.finish(turn, phase.card());
  }

  private static void ready(Turn<State, Event> turn, Seat seat) {
    if (turn.state().phase() instanceof Phase.EventVote phase) {
      Votes.ready(turn, phase, seat);
    } else {
      Payments.ready(turn, paying(turn), seat);
    }
  }

  // Admission has made sure of the phase; asked again, so that no caller can get it wrong.

  private static Phase.EventVote voting(Turn<State, Event> turn) {
    if (turn.state().phase() instanceof Phase.EventVote phase) {
      return phase;
    }
    throw Admission.wrongPhase(turn.state());
  }

  private static Phase.EventPay paying(Turn<State, Event> turn) {
    if (turn.state().phase() instanceof Phase.EventPay phase) {
      return phase;
    }
    throw Admission.wrongPhase(turn.state());
  }
}
