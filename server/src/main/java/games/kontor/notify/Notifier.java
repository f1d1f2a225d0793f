package games.kontor.notify;

import games.kontor.host.Attention;
import games.kontor.seal.Seal;
import games.kontor.store.Contact;
import games.kontor.store.Journal;
import games.kontor.store.Notice;
import games.kontor.time.Time;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.VerticleBase;
import io.vertx.core.Vertx;
import org.jspecify.annotations.Nullable;

/**
 * Tells players who are away, from its start to its end, by the means that the operator gave; none
 * if he gave none. It has an event loop of its own.
 */
public final class Notifier extends VerticleBase {
  private final @Nullable Notices notices;

  private Notifier(@Nullable Notices notices) {
    this.notices = notices;
  }

  /** All that it needs of the world; the secret makes what stands for addresses. */
  public record World(
      Vertx vertx, Time time, Journal journal, Attention rooms, Resolver resolver, String secret) {}

  /** Begins, and goes on until it is ended. */
  public static Future<Notifier> start(World world, Telling telling) {
    var notifier =
        new Notifier(telling.publicUrl().map(url -> notices(world, telling, url)).orElse(null));
    return world.vertx().deployVerticle(notifier).map(notifier);
  }

  private static Notices notices(World world, Telling telling, String publicUrl) {
    var letters = new Letters(publicUrl, world.rooms());
    var webhook = new Webhook(world.vertx(), world.resolver(), telling.webhookPrivate());
    var posts = new Posts(letters, webhook);
    var mail =
        telling
            .smtp()
            .map(server -> new Mail(world.vertx(), server, telling.mailFrom().orElseThrow()))
            .orElse(null);
    var box = world.journal().notices();
    var budget = new Budget(box, telling, new Seal(world.secret(), "told"));
    var means = means(letters, mail, posts);
    var delivery = new Delivery(world.time(), world.journal(), world.rooms(), budget, means);
    return new Notices(world.time(), box, delivery);
  }

  private static Delivery.Means means(Letters letters, @Nullable Mail mail, Posts posts) {
    return (notice, contact, dateMillis) ->
        switch (notice.way()) {
          case MAIL -> mailed(letters, mail, notice, contact, dateMillis);
          case WEBHOOK -> posts.post(notice, contact, dateMillis);
        };
  }

  private static Future<Outcome> mailed(
      Letters letters, @Nullable Mail mail, Notice notice, Contact contact, long dateMillis) {
    return mail == null
        ? Future.succeededFuture(Outcome.NEVER)
        : mail.send(letters.letter(notice, contact, dateMillis));
  }

  @Override
  public Future<?> start() {
    if (notices != null) {
      notices.start();
    }
    return Future.succeededFuture();
  }

  /** Nothing is begun any more. */
  public Future<Void> end() {
    var ended = Promise.<Void>promise();
    context.runOnContext(
        nothing -> {
          if (notices != null) {
            notices.stop();
          }
          ended.complete();
        });
    return ended.future();
  }
}
