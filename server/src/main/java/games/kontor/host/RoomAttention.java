package games.kontor.host;

import games.kontor.store.Notice;
import io.vertx.core.Future;
import java.util.Optional;
import java.util.function.Function;

/** Asks the rooms that are in memory. */
final class RoomAttention implements Attention {
  private final Services services;
  private final Function<String, Keeper> keepers;
  private final MailLinks mailLinks;
  private final SeatLinks seatLinks;

  RoomAttention(Services services, Function<String, Keeper> keepers, String secret) {
    this.services = services;
    this.keepers = keepers;
    this.mailLinks = new MailLinks(secret);
    this.seatLinks = new SeatLinks(secret);
  }

  @Override
  public Future<Boolean> seen(String room, String player, long dateMillis) {
    long passedMillis = Math.max(0, services.time().dateMillis() - dateMillis);
    return keepers.apply(room).seen(room, player, passedMillis + Notices.ATTENTION.toMillis());
  }

  @Override
  public Optional<Notice> next(Notice told) {
    return Reminders.next(told);
  }

  @Override
  public String confirmation(String room, String mailKey) {
    return mailLinks.confirmation(room, mailKey, services.time().dateMillis());
  }

  @Override
  public String unsubscription(String room, String mailKey) {
    return mailLinks.unsubscription(room, mailKey);
  }

  @Override
  public String seatLink(String room, int link) {
    return seatLinks.mailed(room, link, services.time().dateMillis());
  }
}
