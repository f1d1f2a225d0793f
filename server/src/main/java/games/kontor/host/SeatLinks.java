package games.kontor.host;

import games.kontor.seal.Seal;
import java.util.Optional;

/**
 * The tokens of links that move a seat to another device. One is good for one room, one player and
 * a day; once its player has no seat any more, the room refuses it.
 */
final class SeatLinks {
  private static final long VALID_MILLIS = 24 * 60 * 60 * 1000L;

  private final Seal seal;

  SeatLinks(String secret) {
    this.seal = new Seal(secret, "seat-link");
  }

  String token(String room, String player, long dateMillis) {
    return seal.close(room + " " + player + " " + (dateMillis + VALID_MILLIS));
  }

  /** The player whose seat the token gives away in this room; empty if it is not a good one. */
  Optional<String> player(String token, String room, long dateMillis) {
    return seal.open(token)
        .map(text -> text.split(" "))
        .filter(part -> part.length == 3 && part[0].equals(room))
        .filter(part -> Long.parseLong(part[2]) >= dateMillis)
        .map(part -> part[1]);
  }
}
