package games.kontor.notify;

import java.util.Optional;

/**
 * By what means players are told, and how often.
 *
 * @param smtp where mails are handed in; absent: none are sent
 * @param mailFrom the sender that mails name
 * @param webhookPrivate posts may go to private networks too, and over plain HTTP
 * @param noticesPerDay most notices a day to one address, a mailbox or a webhook
 * @param confirmationsPerDay most questions a day whether an address is somebody's, in all
 * @param publicUrl the origin that links name; absent: nobody is told anything
 */
public record Telling(
    Optional<SmtpServer> smtp,
    Optional<Sender> mailFrom,
    boolean webhookPrivate,
    int noticesPerDay,
    int confirmationsPerDay,
    Optional<String> publicUrl) {
  public static final int NOTICES_PER_DAY = 48;
  public static final int CONFIRMATIONS_PER_DAY = 500;

  /** Nobody is told anything. */
  public static final Telling NONE =
      new Telling(
          Optional.empty(),
          Optional.empty(),
          false,
          NOTICES_PER_DAY,
          CONFIRMATIONS_PER_DAY,
          Optional.empty());

  /** Throws IllegalArgumentException for what cannot be. */
  public Telling {
    require(
        smtp.isPresent() == mailFrom.isPresent(), "mail needs KONTOR_SMTP and KONTOR_MAIL_FROM");
    require(smtp.isEmpty() || publicUrl.isPresent(), "mail needs KONTOR_PUBLIC_URL for its links");
    require(noticesPerDay >= 1 && confirmationsPerDay >= 1, "one a day is the least");
  }

  /** True if mails are sent. */
  public boolean mails() {
    return smtp.isPresent();
  }

  /** True if posts are sent: their links need an origin. */
  public boolean posts() {
    return publicUrl.isPresent();
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
