package games.kontor.notify;

import java.util.Optional;

/**
 * A mail: plain text, nothing else.
 *
 * @param id what its Message-ID is made of; the same for each attempt
 * @param unsubscribe where one click or one POST ends such mails; absent where none would follow
 */
record Letter(
    String id,
    String to,
    String subject,
    String text,
    Optional<String> unsubscribe,
    long dateMillis) {}
