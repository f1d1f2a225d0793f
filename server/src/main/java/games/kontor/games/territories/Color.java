package games.kontor.games.territories;

/** The colours of players and pieces, in the order in which they are shuffled (2.2). */
public enum Color {
  RED,
  BLUE,
  GREEN,
  YELLOW,
  PURPLE,
  ORANGE
}
