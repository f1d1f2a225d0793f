package games.kontor.host;

import games.kontor.protocol.Reach;
import games.kontor.protocol.Reach.Occasion;
import games.kontor.protocol.Reach.ReachWish;
import games.kontor.store.Contact;
import games.kontor.store.Contacts;
import games.kontor.store.Journal.Entry;
import games.kontor.store.Notice;
import games.kontor.store.StoreBusy;
import io.vertx.core.Future;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Keeps contacts in the store, and tells rooms that are in memory when one has changed. */
final class SeatReaching implements Reaching {
  private static final Duration QUESTION = Duration.ofDays(3);

  private final Services services;
  private final Function<String, Keeper> keepers;
  private final MailLinks mailLinks;
  private final SeatLinks seatLinks;
  private final Offers offers;
  private final ContactWish wishes;

  SeatReaching(Services services, Function<String, Keeper> keepers, String secret, Offers offers) {
    this.services = services;
    this.keepers = keepers;
    this.mailLinks = new MailLinks(secret);
    this.seatLinks = new SeatLinks(secret);
    this.offers = offers;
    this.wishes = new ContactWish(offers);
  }

  /** A seat of a room, and how its player is reached if he has said so. */
  private record Seat(Entry entry, int number, Optional<Contact> contact) {}

  private Contacts contacts() {
    return services.journal().contacts();
  }

  private Future<Optional<Seat>> seat(String room, String player) {
    String standIn = StandIn.of(player);
    return services
        .journal()
        .entry(room)
        .map(entry -> entry.filter(known -> known.players().contains(standIn)))
        .compose(
            entry ->
                entry.isEmpty()
                    ? Future.succeededFuture(Optional.<Seat>empty())
                    : contacts()
                        .of(room, standIn)
                        .map(contact -> Optional.of(seat(entry.get(), standIn, contact))))
        .recover(
            failure ->
                Future.failedFuture(failure instanceof StoreBusy ? new Rooms.Busy() : failure));
  }

  private static Seat seat(Entry entry, String standIn, Optional<Contact> contact) {
    return new Seat(entry, entry.players().indexOf(standIn) + 1, contact);
  }

  @Override
  public Future<Optional<Reach>> of(String room, String player) {
    return seat(room, player)
        .map(seat -> seat.map(known -> reach(known.number(), known.contact().orElse(null))));
  }

  @Override
  public Future<Reach> change(String room, String player, ReachWish wish) {
    String standIn = StandIn.of(player);
    return seat(room, player)
        .map(seat -> seat.orElseThrow(() -> new Refused("not-seated")))
        .compose(
            seat -> {
              var before = seat.contact().orElseGet(() -> ContactWish.nothing(room, standIn));
              var contact = wishes.of(before, wish);
              return contacts()
                  .put(contact, question(seat, contact, wish))
                  .compose(kept -> kept ? told(contact) : refused("too-many"))
                  .map(done -> reach(seat.number(), contact));
            });
  }

  private static Future<Void> refused(String code) {
    return Future.failedFuture(new Refused(code));
  }

  private Future<Void> told(Contact contact) {
    return keepers.apply(contact.room()).readdress(contact.room(), contact.player());
  }

  /** The owner of an address is asked when somebody gives it, and again when he gives it again. */
  private @Nullable Notice question(Seat seat, Contact contact, ReachWish wish) {
    boolean given = wish.mail() != null && !wish.mail().isEmpty();
    if (!given || contact.confirmed()) {
      return null;
    }
    long dateMillis = services.time().dateMillis();
    String game = RoomCodec.listing(seat.entry()).game();
    return new Notice(
        contact.room(),
        contact.player(),
        Notice.Kind.CONFIRM,
        Notice.Way.MAIL,
        Keys.next(),
        0,
        dateMillis,
        dateMillis,
        dateMillis + QUESTION.toMillis(),
        0,
        new Notice.About(game, seat.number(), "", 0, null, 0, false));
  }

  private Reach reach(int seat, @Nullable Contact contact) {
    var ways = new Reach.ReachOffers(offers.mail(), offers.webhook());
    if (contact == null) {
      return new Reach(
          seat, ways, null, null, offers.languages().getFirst(), List.of(Occasion.values()));
    }
    String mail = contact.mail();
    String webhook = contact.webhook();
    return new Reach(
        seat,
        ways,
        mail == null ? null : new Reach.Mailbox(Addresses.masked(mail), contact.confirmed()),
        webhook == null
            ? null
            : new Reach.Hook(
                Addresses.host(webhook),
                ContactWish.secret(contact.webhookKey()),
                contact.failing()),
        contact.language(),
        ContactWish.occasions(contact));
  }

  @Override
  public Future<Boolean> forget(String room, String player) {
    return seat(room, player)
        .compose(
            seat ->
                seat.isEmpty()
                    ? Future.succeededFuture(false)
                    : contacts()
                        .remove(room, StandIn.of(player))
                        .compose(done -> keepers.apply(room).readdress(room, StandIn.of(player)))
                        .map(true));
  }

  @Override
  public Future<Boolean> confirm(String token) {
    var named = mailLinks.confirmed(token, services.time().dateMillis());
    return named.isEmpty()
        ? Future.succeededFuture(false)
        : contacts()
            .confirm(named.get().room(), named.get().mailKey())
            .compose(known -> known ? readdressed(named.get()) : Future.succeededFuture(false));
  }

  /** What he would have been told already he is told now. */
  private Future<Boolean> readdressed(MailLinks.Named named) {
    return contacts()
        .of(named.room())
        .compose(
            all ->
                all.stream()
                    .filter(contact -> contact.mailKey().equals(named.mailKey()))
                    .findFirst()
                    .map(this::told)
                    .orElse(Future.succeededFuture()))
        .map(true);
  }

  @Override
  public Future<Boolean> unsubscribe(String token) {
    var named = mailLinks.unsubscribed(token);
    return named.isEmpty()
        ? Future.succeededFuture(false)
        : contacts()
            .unsubscribe(named.get().room(), named.get().mailKey())
            .compose(done -> keepers.apply(named.get().room()).readdress(named.get().room(), ""))
            .map(true);
  }

  @Override
  public Future<String> takeSeat(String token, String player) {
    var room = seatLinks.room(token);
    return room.isEmpty()
        ? Future.failedFuture(new Refused("bad-link"))
        : keepers
            .apply(room.get())
            .takeSeat(room.get(), token, player)
            .compose(
                code ->
                    code.isEmpty()
                        ? Future.succeededFuture(room.get())
                        : Future.failedFuture(new Refused(code.get())));
  }
}
