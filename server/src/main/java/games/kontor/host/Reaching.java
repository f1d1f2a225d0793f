package games.kontor.host;

import games.kontor.protocol.Reach;
import games.kontor.protocol.Reach.ReachWish;
import io.vertx.core.Future;
import java.util.List;
import java.util.Optional;

/**
 * How players of rooms are reached while they are away, each as he alone knows and changes it. What
 * is only read may fail with {@link Rooms.Busy}, all else with {@link Refused} and a code.
 */
public interface Reaching {

  /** How this player of a room is reached; empty for whoever has no seat in it. */
  Future<Optional<Reach>> of(String room, String player);

  /** Changes it as he wishes, and completes with how it is then. */
  Future<Reach> change(String room, String player, ReachWish wish);

  /** Forgets all of it; false for whoever has no seat in the room. */
  Future<Boolean> forget(String room, String player);

  /** The owner of a mail address says that it is his; false for a token that is not good. */
  Future<Boolean> confirm(String token);

  /** The owner of a mail address wants no more; false for a token that is not good. */
  Future<Boolean> unsubscribe(String token);

  /**
   * Whoever brings the token of a link that came by mail has the seat from now on, and completes
   * with its room; the token is not used up if he sits there already.
   */
  Future<String> takeSeat(String token, String player);

  /** What is offered here: whether mails are sent, and posts, and to any network, in what. */
  record Offers(boolean mail, boolean webhook, boolean anyNetwork, List<String> languages) {}

  /** It is not done; the code says why. */
  final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;

    Refused(String code) {
      super(code, null, false, false);
      this.code = code;
    }

    public String code() {
      return code;
    }
  }
}
