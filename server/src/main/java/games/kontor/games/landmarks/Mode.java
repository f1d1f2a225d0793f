package games.kontor.games.landmarks;

/** How the game is played: live at the table, or by post with order sheets. */
public enum Mode {
  LIVE,
  POSTAL
}
