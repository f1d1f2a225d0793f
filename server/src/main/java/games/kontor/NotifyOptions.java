package games.kontor;

import games.kontor.notify.Sender;
import games.kontor.notify.SmtpServer;
import games.kontor.notify.Telling;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** By what means players who are away are told something, as settings. */
final class NotifyOptions {

  @Option(
      names = "--smtp",
      defaultValue = "${env:KONTOR_SMTP}",
      description =
          "Where mails are handed in, smtp[s]://user:password@host:port (KONTOR_SMTP, default:"
              + " nowhere, no mail is offered).")
  private @Nullable String smtp;

  @Option(
      names = "--mail-from",
      defaultValue = "${env:KONTOR_MAIL_FROM}",
      description = "Sender of mails, with or without a name (KONTOR_MAIL_FROM).")
  private @Nullable String mailFrom;

  @Option(
      names = "--webhook-private",
      defaultValue = "${env:KONTOR_WEBHOOK_PRIVATE:-false}",
      arity = "1",
      description =
          "Whether webhooks may lead to private networks and over plain HTTP"
              + " (KONTOR_WEBHOOK_PRIVATE, default false).")
  private boolean webhookPrivate;

  @Option(
      names = "--notices-per-day",
      defaultValue = "${env:KONTOR_NOTICES_PER_DAY:-48}",
      description =
          "Most notices a day to one mailbox or webhook (KONTOR_NOTICES_PER_DAY, default 48).")
  private int noticesPerDay;

  @Option(
      names = "--confirmations-per-day",
      defaultValue = "${env:KONTOR_CONFIRMATIONS_PER_DAY:-500}",
      description =
          "Most mails a day, in all, that ask whether an address is somebody's"
              + " (KONTOR_CONFIRMATIONS_PER_DAY, default 500).")
  private int confirmationsPerDay;

  /** Throws IllegalArgumentException for a value that cannot be. */
  Telling telling(Optional<String> publicUrl) {
    return new Telling(
        given(smtp).map(SmtpServer::of),
        given(mailFrom).map(Sender::new),
        webhookPrivate,
        noticesPerDay,
        confirmationsPerDay,
        publicUrl);
  }

  /** A variable that is set to nothing is not set. */
  private static Optional<String> given(@Nullable String text) {
    return Optional.ofNullable(text).filter(set -> !set.isBlank());
  }
}
