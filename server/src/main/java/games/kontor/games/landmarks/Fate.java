package games.kontor.games.landmarks;

/** What became of a candidate of an order sheet (4.2). */
public enum Fate {
  BOUGHT,
  NOT_ON_OFFER,
  ALREADY_OWNED,
  INSUFFICIENT_FUNDS,
  NOT_TRIED
}
