package games.kontor.games.landmarks;

import games.kontor.game.Turn;
import java.util.Optional;

/**
 * A go, decision by decision. Whose answer it is makes no difference to what follows: the roller's,
 * the default of the rules, or that of an order sheet. So a postal turn comes to exactly what a
 * live game comes to.
 */
final class Course {
  private Course() {}

  /** Where the answer to the decision that is asked for comes from. */
  interface Answers {
    /** Empty if the roller is to be waited for. */
    Optional<Action.Decision> to(Turn<State, Event> turn);
  }

  /** Plays on until somebody has to be waited for. */
  static void run(Turn<State, Event> turn, Answers answers) {
    while (turn.state().phase().inGo()) {
      var answer = answers.to(turn);
      if (answer.isEmpty()) {
        return;
      }
      carryOut(turn, answer.get());
    }
  }

  /** Live: the server answers for who is away, as long as somebody is not (8). */
  static void run(Turn<State, Event> turn) {
    run(turn, now -> Absence.answers(now.state()));
  }

  /** The decision is legal; asked again by the phase, so that no caller can get it wrong. */
  static void carryOut(Turn<State, Event> turn, Action.Decision decision) {
    switch (decision) {
      case Action.Roll roll -> rolled(turn, Rolling.roll(turn, roll.dice()));
      case Action.Reroll _ -> rolled(turn, Rolling.reroll(turn));
      case Action.Keep _ -> rolled(turn, Rolling.keep(turn));
      case Action.Harbour harbour -> rolled(turn, Rolling.fix(turn, harbour.add()));
      case Action.Demolish demolish -> demolish(turn, demolish.landmark());
      case Action.GiveBuilding give -> give(turn, give);
      case Action.ChooseTarget choose -> {
        Purple.takeFrom(turn, choose.player());
        goOn(turn, Card.TV_STATION);
      }
      case Action.Swap swap -> {
        Purple.swap(turn, swap);
        goOn(turn, Card.BUSINESS_COMPLEX);
      }
      case Action.Renovate renovate -> {
        Renovation.close(turn, renovate.card());
        goOn(turn, Card.RENOVATION_COMPANY);
      }
      case Action.Activate activate -> convened(turn, Convention.activate(turn, activate.card()));
      case Action.Build build -> ended(turn, Building.buy(turn, build.card()));
      case Action.Invest _ -> {
        turn.emit(new Event.Invested(turn.state().roller()));
        Goes.end(turn);
      }
      case Action.Skip _ -> skip(turn);
    }
  }

  private static void rolled(Turn<State, Event> turn, boolean fixed) {
    resolved(turn, fixed && Resolution.begin(turn));
  }

  private static void goOn(Turn<State, Event> turn, Card behind) {
    resolved(turn, Resolution.after(turn, behind));
  }

  private static void resolved(Turn<State, Event> turn, boolean done) {
    if (done) {
      Building.open(turn);
    }
  }

  private static void ended(Turn<State, Event> turn, boolean over) {
    if (over) {
      Goes.end(turn);
    }
  }

  private static void convened(Turn<State, Event> turn, boolean done) {
    if (done) {
      Convention.leave(turn);
      goOn(turn, Card.CONVENTION_CENTER);
    }
  }

  private static void demolish(Turn<State, Event> turn, Card landmark) {
    if (!(turn.state().phase() instanceof Phase.Demolish work)) {
      throw Admission.wrongPhase(turn.state());
    }
    boolean done = Companies.chosen(turn, work, landmark);
    companyDone(turn, done, Card.DEMOLITION_COMPANY, work.convention());
  }

  private static void give(Turn<State, Event> turn, Action.GiveBuilding give) {
    if (!(turn.state().phase() instanceof Phase.GiveBuilding work)) {
      throw Admission.wrongPhase(turn.state());
    }
    boolean closed = Boolean.TRUE.equals(give.closed());
    boolean done = Companies.chosen(turn, work, give.card(), give.to(), closed);
    companyDone(turn, done, Card.MOVING_COMPANY, work.convention());
  }

  private static void companyDone(
      Turn<State, Event> turn, boolean done, Card company, boolean convention) {
    if (convention) {
      convened(turn, done);
    } else if (done) {
      goOn(turn, company);
    }
  }

  private static void skip(Turn<State, Event> turn) {
    switch (turn.state().phase()) {
      case Phase.Swap _ -> goOn(turn, Card.BUSINESS_COMPLEX);
      case Phase.Renovation _ -> goOn(turn, Card.RENOVATION_COMPANY);
      case Phase.Convention _ -> goOn(turn, Card.CONVENTION_CENTER);
      case Phase.Build _ -> ended(turn, Building.nothing(turn));
      case Phase.Invest _ -> Goes.end(turn);
      case Phase.Roll _,
          Phase.Reroll _,
          Phase.Harbour _,
          Phase.Demolish _,
          Phase.GiveBuilding _,
          Phase.TvStation _,
          Phase.Orders _,
          Phase.Over _ ->
          throw Admission.wrongPhase(turn.state());
    }
  }
}
