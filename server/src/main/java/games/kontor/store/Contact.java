package games.kontor.store;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where the player of a seat wants to be told what while he is away. It is no fact of the room and
 * goes with it.
 *
 * @param player what stands for him, as in {@link Journal.Entry}
 * @param mail an address; null: none
 * @param mailKey random, another one for each address he gives: links in mails name it
 * @param confirmed the owner of the address has said that it is his
 * @param webhook an address; null: none
 * @param webhookKey random, another one for each address: posts are signed with it
 * @param failing the last post was given up
 */
public record Contact(
    String room,
    String player,
    @Nullable String mail,
    String mailKey,
    boolean confirmed,
    @Nullable String webhook,
    String webhookKey,
    boolean failing,
    String language,
    List<Notice.Kind> kinds) {

  public Contact {
    kinds = List.copyOf(kinds);
  }

  /** True if notices of this kind may go this way. */
  public boolean wants(Notice.Kind kind, Notice.Way way) {
    return switch (way) {
      case MAIL -> mail != null && (confirmed ? kinds.contains(kind) : kind == Notice.Kind.CONFIRM);
      case WEBHOOK -> webhook != null && kinds.contains(kind);
    };
  }

  /** The same person with another identity. */
  public Contact moved(String now) {
    return new Contact(
        room, now, mail, mailKey, confirmed, webhook, webhookKey, failing, language, kinds);
  }

  /** With this address, null for none; a key of its own if it is another one. */
  public Contact withMail(@Nullable String other, String freshKey) {
    return Objects.equals(mail, other)
        ? this
        : new Contact(
            room, player, other, freshKey, false, webhook, webhookKey, failing, language, kinds);
  }

  /** The same for the webhook. */
  public Contact withWebhook(@Nullable String other, String freshKey) {
    return Objects.equals(webhook, other)
        ? this
        : new Contact(
            room, player, mail, mailKey, confirmed, other, freshKey, false, language, kinds);
  }

  Contact confirmedByOwner() {
    return new Contact(
        room, player, mail, mailKey, true, webhook, webhookKey, failing, language, kinds);
  }

  Contact withoutMail() {
    return new Contact(
        room, player, null, mailKey, false, webhook, webhookKey, failing, language, kinds);
  }

  Contact failing(boolean now) {
    return new Contact(
        room, player, mail, mailKey, confirmed, webhook, webhookKey, now, language, kinds);
  }
}
