package games.kontor.games.landmarks;

import java.util.List;

/** What became of the candidates of one go by post, in their order. */
public record Fates(int turn, int slot, boolean extra, List<Candidate> candidates) {
  public Fates {
    candidates = List.copyOf(candidates);
  }

  /** A candidate and what became of it. */
  public record Candidate(Card card, Fate fate) {}

  /** As everybody may know it. */
  Fates hidden() {
    return new Fates(turn, slot, extra, List.of());
  }
}
