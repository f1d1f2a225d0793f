package games.kontor.games.landmarks;

/** A deck of the market (2.3): three of them are split, or there is one, of cards or of types. */
public enum Deck {
  LOW,
  HIGH,
  PURPLE,
  ALL
}
