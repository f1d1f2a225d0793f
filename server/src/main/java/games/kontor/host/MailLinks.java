package games.kontor.host;

import games.kontor.seal.Seal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The tokens of links in mails that are about the address itself. One names an address by a key
 * that is gone when the address is; it does not tell the address.
 */
final class MailLinks {
  private static final Duration VALID = Duration.ofDays(3);
  private static final String CONFIRM = "confirm";
  private static final String STOP = "stop";

  private final Seal seal;

  MailLinks(String secret) {
    this.seal = new Seal(secret, "mail-link");
  }

  /** An address of a player of a room, by its key. */
  record Named(String room, String mailKey) {}

  String confirmation(String room, String mailKey, long dateMillis) {
    return seal.close(
        String.join(" ", CONFIRM, room, mailKey, Long.toString(dateMillis + VALID.toMillis())));
  }

  String unsubscription(String room, String mailKey) {
    return seal.close(String.join(" ", STOP, room, mailKey));
  }

  /** What is confirmed by this token; empty for one that is not good, or not any more. */
  Optional<Named> confirmed(String token, long dateMillis) {
    return parts(token, CONFIRM, 4)
        .filter(part -> Long.parseLong(part.get(3)) >= dateMillis)
        .map(part -> new Named(part.get(1), part.get(2)));
  }

  /** What is to be forgotten by this token; empty for one that is not good. */
  Optional<Named> unsubscribed(String token) {
    return parts(token, STOP, 3).map(part -> new Named(part.get(1), part.get(2)));
  }

  private Optional<List<String>> parts(String token, String what, int many) {
    return seal.open(token)
        .map(text -> List.of(text.split(" ", -1)))
        .filter(part -> part.size() == many && part.getFirst().equals(what));
  }
}
