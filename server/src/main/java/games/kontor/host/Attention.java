package games.kontor.host;

import games.kontor.store.Notice;
import io.vertx.core.Future;
import java.util.Optional;

/**
 * What those who write to players who are away must know of the rooms: whether somebody looks at
 * his just now, what follows a notice, and the tokens of links in mails.
 */
public interface Attention {

  /**
   * True if this player, by what stands for him, was seen at the room since two minutes before the
   * date: a page of his was visible, or he asked for something. False for a room that is away.
   */
  Future<Boolean> seen(String room, String player, long dateMillis);

  /** What takes the place of a notice that was told, or seen: the next reminder, or nothing. */
  Optional<Notice> next(Notice told);

  /** Names an address that its owner is asked to confirm; good for three days. */
  String confirmation(String room, String mailKey);

  /** Names an address that is to be forgotten; good as long as it is kept. */
  String unsubscription(String room, String mailKey);

  /** Moves a seat to another device: once, unless it moved before or its player revoked it. */
  String seatLink(String room, int link);
}
