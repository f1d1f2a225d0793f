package games.kontor.protocol;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How the player of a seat is reached while he is away, as he alone sees it: what this server
 * offers, where he wants to be told (null: nowhere), in which language, and of what.
 */
public record Reach(
    int seat,
    ReachOffers offers,
    @Nullable Mailbox mail,
    @Nullable Hook webhook,
    String language,
    List<Occasion> kinds) {

  /** The ways of this server. */
  public record ReachOffers(boolean mail, boolean webhook) {}

  /** A mail address, masked; nothing but the question goes there before its owner confirms it. */
  public record Mailbox(String address, boolean confirmed) {}

  /**
   * A webhook by the host of its address, what its posts are signed with, and whether the last of
   * them did not arrive.
   */
  public record Hook(String host, String secret, boolean failing) {}

  /** Of what one is told: it is his turn, his orders are due soon, a postal turn is out. */
  public enum Occasion {
    TURN,
    DUE,
    REPORT
  }

  /** What is to become of it. An address: null leaves it as it is, nothing takes it away. */
  public record ReachWish(
      @Nullable String mail, @Nullable String webhook, String language, List<Occasion> kinds) {
    public ReachWish {
      Objects.requireNonNull(language);
      kinds = List.copyOf(kinds);
    }
  }
}
