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

  static void ask(Turn<State, Event> turn, Phase phase) {
    turn.emit(new Event.Asked(phase, turn.nowMillis()));
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
    Phase phase = turn.state().phase();
    switch (decision) {
      case Action.Roll roll -> Dice.roll(turn, roll.dice());
      case Action.Reroll _ -> Dice.reroll(turn);
      case Action.Keep _ -> Dice.keep(turn);
      case Action.Harbour harbour -> Dice.fix(turn, harbour.add());
      case Action.Demolish demolish when phase instanceof Phase.Demolish work ->
          Companies.chosen(turn, work, demolish.landmark());
      case Action.GiveBuilding give when phase instanceof Phase.GiveBuilding work ->
          Companies.chosen(turn, work, give.card(), give.to(), Boolean.TRUE.equals(give.closed()));
      case Action.Demolish _, Action.GiveBuilding _ -> throw Admission.wrongPhase(turn.state());
      case Action.ChooseTarget choose -> Purple.chosen(turn, choose.player());
      case Action.Swap swap -> Purple.swap(turn, swap);
      case Action.Renovate renovate -> Renovation.close(turn, renovate.card());
      case Action.Activate activate -> Purple.activateOther(turn, activate.card());
      case Action.Build build -> Building.buy(turn, build.card());
      case Action.Invest _ -> Building.invested(turn);
      case Action.Skip _ -> skip(turn);
    }
  }

  private static void skip(Turn<State, Event> turn) {
    switch (turn.state().phase()) {
      case Phase.Swap _ -> Resolution.purplesAfter(turn, Card.BUSINESS_COMPLEX);
      case Phase.Renovation _ -> Resolution.purplesAfter(turn, Card.RENOVATION_COMPANY);
      case Phase.Convention _ -> Resolution.purplesAfter(turn, Card.CONVENTION_CENTER);
      case Phase.Build _ -> Building.nothing(turn);
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
