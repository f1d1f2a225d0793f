package games.kontor.store;

import io.vertx.core.Future;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** The contacts of a {@link MemoryJournal}. */
final class MemoryContacts implements Contacts {
  private final Turnstile turnstile;
  private final BiPredicate<String, String> sits;
  private final MemoryNotices notices;
  private final Map<String, Map<String, Contact>> rooms = new TreeMap<>();

  /** {@code sits} tells whether a player has a seat in a room. */
  MemoryContacts(Turnstile turnstile, BiPredicate<String, String> sits) {
    this.turnstile = turnstile;
    this.sits = sits;
    this.notices = new MemoryNotices(turnstile, this::find);
  }

  MemoryNotices notices() {
    return notices;
  }

  @Override
  public Future<List<Contact>> of(String room) {
    return turnstile.read(() -> List.copyOf(in(room).values()));
  }

  @Override
  public Future<Optional<Contact>> of(String room, String player) {
    return turnstile.read(() -> find(room, player));
  }

  @Override
  public Future<Boolean> put(Contact contact, @Nullable Notice question) {
    return turnstile.change(
        () -> {
          var kept = in(contact.room());
          boolean known = kept.containsKey(contact.player());
          if (!sits.test(contact.room(), contact.player()) || (!known && kept.size() >= MOST)) {
            return false;
          }
          keep(contact);
          notices.keepWanted(contact);
          if (question != null) {
            notices.keep(question);
          }
          return true;
        });
  }

  @Override
  public Future<Void> remove(String room, String player) {
    return turnstile.write(() -> forget(room, player));
  }

  @Override
  public Future<Boolean> confirm(String room, String mailKey) {
    return turnstile.change(() -> changed(room, mailKey, Contact::confirmedByOwner));
  }

  @Override
  public Future<Void> unsubscribe(String room, String mailKey) {
    return turnstile.change(() -> changed(room, mailKey, Contact::withoutMail)).mapEmpty();
  }

  @Override
  public Future<Void> failing(Contact contact, boolean now) {
    return turnstile.write(
        () ->
            find(contact.room(), contact.player())
                .filter(kept -> kept.webhookKey().equals(contact.webhookKey()))
                .ifPresent(kept -> keep(kept.failing(now))));
  }

  private boolean changed(String room, String mailKey, UnaryOperator<Contact> change) {
    var known =
        in(room).values().stream()
            .filter(kept -> kept.mail() != null && kept.mailKey().equals(mailKey))
            .findFirst();
    known
        .map(change)
        .ifPresent(
            contact -> {
              keep(contact);
              notices.keepWanted(contact);
            });
    return known.isPresent();
  }

  private void keep(Contact contact) {
    rooms.computeIfAbsent(contact.room(), name -> new TreeMap<>()).put(contact.player(), contact);
  }

  private Map<String, Contact> in(String room) {
    return rooms.getOrDefault(room, new TreeMap<>());
  }

  private Optional<Contact> find(String room, String player) {
    return Optional.ofNullable(in(room).get(player));
  }

  /** With what waits for him. */
  private void forget(String room, String player) {
    in(room).remove(player);
    notices.drop(notice -> notice.room().equals(room) && notice.player().equals(player));
  }

  void change(String room, NoticeChange change) {
    change.moved().forEach(moved -> move(room, moved));
    notices.apply(room, change);
  }

  private void move(String room, NoticeChange.Moved moved) {
    String now = moved.now();
    if (now == null) {
      forget(room, moved.player());
    } else {
      var contact = in(room).remove(moved.player());
      if (contact != null) {
        keep(contact.moved(now));
      }
      notices.move(room, moved.player(), now, moved.link());
    }
  }

  void delete(String room) {
    rooms.remove(room);
    notices.drop(notice -> notice.room().equals(room));
  }
}
