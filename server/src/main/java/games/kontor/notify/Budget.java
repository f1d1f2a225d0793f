package games.kontor.notify;

import games.kontor.seal.Seal;
import games.kontor.store.Contact;
import games.kontor.store.Notice;
import games.kontor.store.NoticeBox;
import io.vertx.core.Future;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;

/**
 * How often a day an address is told something, whoever gave it and in however many rooms. What is
 * counted stands for an address and does not tell it.
 */
final class Budget {
  private static final int QUESTIONS_TO_ONE = 3;
  private static final String ALL = "questions";

  private final NoticeBox box;
  private final Telling telling;
  private final Seal marks;

  Budget(NoticeBox box, Telling telling, Seal marks) {
    this.box = box;
    this.telling = telling;
    this.marks = marks;
  }

  /** Takes one; false if there is none left today. */
  Future<Boolean> take(Notice notice, Contact contact, long dateMillis) {
    long day = Math.floorDiv(dateMillis, Duration.ofDays(1).toMillis());
    String address =
        switch (notice.way()) {
          case MAIL -> mailbox(Objects.requireNonNull(contact.mail()));
          case WEBHOOK -> webhook(Objects.requireNonNull(contact.webhook()));
        };
    if (notice.kind() != Notice.Kind.CONFIRM) {
      return box.count(marks.mark(address), day, telling.noticesPerDay());
    }
    return box.count(marks.mark("question " + address), day, QUESTIONS_TO_ONE)
        .compose(
            may ->
                may
                    ? box.count(ALL, day, telling.confirmationsPerDay())
                    : Future.succeededFuture(false));
  }

  /** One mailbox however it is spelled: what follows a plus sign is the same one's. */
  private static String mailbox(String mail) {
    return mail.toLowerCase(Locale.ROOT).replaceFirst("\\+[^@]*@", "@");
  }

  /** One webhook whatever is asked of it. */
  private static String webhook(String address) {
    return address.replaceFirst("\\?.*", "");
  }

  /** What a notice holds up while it is being told: one mail server, or one host each. */
  static String place(Notice notice, Contact contact) {
    return notice.way() == Notice.Way.MAIL
        ? "mail"
        : String.valueOf(URI.create(Objects.requireNonNull(contact.webhook())).getHost());
  }
}
