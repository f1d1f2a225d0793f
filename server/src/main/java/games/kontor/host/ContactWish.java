package games.kontor.host;

import games.kontor.protocol.Reach.Occasion;
import games.kontor.protocol.Reach.ReachWish;
import games.kontor.store.Contact;
import games.kontor.store.Notice;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a wish makes of a contact. Throws {@link Reaching.Refused} for one that cannot be. */
final class ContactWish {
  private final Reaching.Offers offers;

  ContactWish(Reaching.Offers offers) {
    this.offers = offers;
  }

  /** Of somebody who has said nothing yet. */
  static Contact nothing(String room, String player) {
    return new Contact(room, player, null, "", false, null, "", false, "", List.of());
  }

  Contact of(Contact before, ReachWish wish) {
    require(offers.languages().contains(wish.language()), "bad-language");
    var kinds =
        Stream.of(Occasion.values()).filter(wish.kinds()::contains).map(ContactWish::kind).toList();
    return new Contact(
            before.room(),
            before.player(),
            before.mail(),
            before.mailKey(),
            before.confirmed(),
            before.webhook(),
            before.webhookKey(),
            before.failing(),
            wish.language(),
            kinds)
        .withMail(mail(before, wish), Keys.next())
        .withWebhook(webhook(before, wish), Keys.next());
  }

  private @Nullable String mail(Contact before, ReachWish wish) {
    String mail = wish.mail();
    if (mail == null || mail.isEmpty()) {
      return mail == null ? before.mail() : null;
    }
    require(offers.mail(), "no-mail");
    require(Addresses.isMail(mail), "bad-address");
    return mail;
  }

  private @Nullable String webhook(Contact before, ReachWish wish) {
    String webhook = wish.webhook();
    if (webhook == null || webhook.isEmpty()) {
      return webhook == null ? before.webhook() : null;
    }
    require(offers.webhook(), "no-webhook");
    require(Addresses.isWebhook(webhook, offers.anyNetwork()), "bad-webhook");
    return webhook;
  }

  private static void require(boolean holds, String code) {
    if (!holds) {
      throw new Reaching.Refused(code);
    }
  }

  private static Notice.Kind kind(Occasion occasion) {
    return switch (occasion) {
      case TURN -> Notice.Kind.TURN;
      case DUE -> Notice.Kind.DUE;
      case REPORT -> Notice.Kind.REPORT;
    };
  }

  /** Of what he wants to be told. */
  static List<Occasion> occasions(Contact contact) {
    return Stream.of(Occasion.values())
        .filter(occasion -> contact.kinds().contains(kind(occasion)))
        .toList();
  }

  /** A key as those who check signatures take it. */
  static String secret(String webhookKey) {
    return "whsec_" + Base64.getEncoder().encodeToString(HexFormat.of().parseHex(webhookKey));
  }
}
