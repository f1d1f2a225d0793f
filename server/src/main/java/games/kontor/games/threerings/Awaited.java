package games.kontor.games.threerings;

/**
 * What is pending. Admission has made sure of the phase; asked again, so that no caller can get it
 * wrong.
 */
final class Awaited {
  private Awaited() {}

  static Phase.PayInterest interest(State state) {
    if (state.phase() instanceof Phase.PayInterest phase) {
      return phase;
    }
    throw Admission.wrongPhase(state);
  }

  static Rent rent(State state) {
    return switch (state.phase()) {
      case Phase.CallNumber phase -> phase.rent();
      case Phase.RentOffer phase -> phase.rent();
      case Phase.RentAnswer phase -> phase.rent();
      default -> throw Admission.wrongPhase(state);
    };
  }

  static Trade trade(State state) {
    if (state.phase() instanceof Phase.TradeAnswer phase) {
      return phase.trade();
    }
    throw Admission.wrongPhase(state);
  }
}
