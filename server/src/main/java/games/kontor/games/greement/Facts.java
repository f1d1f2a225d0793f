package games.kontor.games.greement;

/** How a fact changes the state: no checks, no chance, no clock. */
final class Facts {
  private Facts() {}

  static State apply(State state, Event event) {
    return switch (event) {
      case Event.SetupFact fact -> SetupFacts.apply(state, fact);
      case Event.TurnFact fact -> TurnFacts.apply(state, fact);
      case Event.OfferFact fact -> OfferFacts.apply(state, fact);
      case Event.CardFact fact -> CardFacts.apply(state, fact);
      case Event.TableFact fact -> TableFacts.apply(state, fact);
    };
  }
}
