package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.Room;
import games.kontor.room.RoomCommand;
import games.kontor.seal.Seal;
import java.util.Optional;

/**
 * The tokens of links that move a seat to another device. One is good for one room and a day, and
 * names a number that its seat has until it moves or its owner revokes the link: so each works
 * once. It tells nobody's identity.
 */
final class SeatLinks {
  private static final long VALID_MILLIS = 24 * 60 * 60 * 1000L;
  private static final long MAILED_MILLIS = 8 * VALID_MILLIS;

  private final Seal seal;

  SeatLinks(String secret) {
    this.seal = new Seal(secret, "seat-link");
  }

  /** Answers whoever asks for the link of his seat. */
  void answer(ClientMessage.SeatLink wish, Room<?, ?, ?> room, Outbox from, long dateMillis) {
    int link = room.linkOf(from.player());
    from.answer(
        link > 0
            ? Wire.encode(new ServerMessage.Link(wish.id(), token(room.code(), link, dateMillis)))
            : Answers.refused(wish.id(), "not-seated"));
  }

  /** What the room decides when somebody brings a token. */
  RoomCommand.Claimed claimed(
      ClientMessage.Claim claim, String room, Outbox from, long dateMillis) {
    return new RoomCommand.Claimed(
        claim.id(), from.player(), link(claim.token(), room, dateMillis));
  }

  String token(String room, int link, long dateMillis) {
    return token(room, link, dateMillis, VALID_MILLIS);
  }

  /** One that may lie in a mailbox for some days. */
  String mailed(String room, int link, long dateMillis) {
    return token(room, link, dateMillis, MAILED_MILLIS);
  }

  private String token(String room, int link, long dateMillis, long validMillis) {
    return seal.close(room + " " + link + " " + (dateMillis + validMillis));
  }

  /** The room that a token of ours is about, good or not any more. */
  Optional<String> room(String token) {
    return seal.open(token).map(text -> text.replaceFirst(" .*", ""));
  }

  /** What the token names in this room; 0 if it is not a good one. */
  int link(String token, String room, long dateMillis) {
    return seal.open(token)
        .map(text -> text.split(" "))
        .filter(part -> part.length == 3 && part[0].equals(room))
        .filter(part -> Long.parseLong(part[2]) >= dateMillis)
        .map(part -> Integer.parseInt(part[1]))
        .orElse(0);
  }
}
