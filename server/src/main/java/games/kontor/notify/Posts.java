package games.kontor.notify;

import games.kontor.store.Contact;
import games.kontor.store.Notice;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What is posted: a sentence that Discord ({@code content}), Slack and bridges to Matrix ({@code
 * text}) show, which mentions nobody, and beside it the same for programs. Signed in the way of
 * standardwebhooks.com: {@code v1} over id, time and body, by a key that only the seat's player was
 * told.
 */
final class Posts {
  private static final String ALGORITHM = "HmacSHA256";

  private final Letters letters;
  private final Webhook webhook;

  Posts(Letters letters, Webhook webhook) {
    this.letters = letters;
    this.webhook = webhook;
  }

  Future<Outcome> post(Notice notice, Contact contact, long dateMillis) {
    String body = body(notice, contact, dateMillis).encode();
    String id = Letters.wireId(notice);
    String seconds = Long.toString(dateMillis / 1000);
    var headers =
        new TreeMap<>(
            Map.of(
                "webhook-id",
                id,
                "webhook-timestamp",
                seconds,
                "webhook-signature",
                "v1," + signature(contact.webhookKey(), id + "." + seconds + "." + body)));
    return webhook.post(Objects.requireNonNull(contact.webhook()), Buffer.buffer(body), headers);
  }

  private JsonObject body(Notice notice, Contact contact, long dateMillis) {
    String sentence = letters.sentence(notice, contact, dateMillis);
    var about = notice.about();
    var facts =
        new JsonObject()
            .put("kind", notice.kind().name().toLowerCase(Locale.ROOT))
            .put("room", notice.room())
            .put("game", about.game())
            .put("seat", about.seat())
            .put("turn", about.turn())
            .put("over", about.over())
            .put("reminder", notice.repeat())
            .put("link", letters.link(notice));
    if (about.byMillis() != null) {
      facts.put("byMillis", about.byMillis());
    }
    return new JsonObject()
        .put("content", sentence)
        .put("text", sentence)
        .put("username", "Kontor")
        .put("allowed_mentions", new JsonObject().put("parse", new JsonArray()))
        .put("kontor", facts);
  }

  static String signature(String key, String text) {
    try {
      var mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(HexFormat.of().parseHex(key), ALGORITHM));
      return Base64.getEncoder().encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java knows " + ALGORITHM, e);
    }
  }
}
