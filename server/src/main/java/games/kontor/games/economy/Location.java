package games.kontor.games.economy;

/** A location card that lies on a space. */
public record Location(Space space, boolean faceUp, Card card) {

  Location turned(boolean up) {
    return new Location(space, up, card);
  }
}
