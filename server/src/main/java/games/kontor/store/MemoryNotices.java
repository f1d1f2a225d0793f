package games.kontor.store;

import io.vertx.core.Future;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The notices of a {@link MemoryJournal}. */
final class MemoryNotices implements NoticeBox {
  private final Turnstile turnstile;
  private final BiFunction<String, String, Optional<Contact>> contacts;
  private final Map<String, Notice> notices = new TreeMap<>();
  private final Map<String, Integer> counted = new TreeMap<>();
  private long countedDay;

  /** {@code contacts} finds that of a player of a room. */
  MemoryNotices(Turnstile turnstile, BiFunction<String, String, Optional<Contact>> contacts) {
    this.turnstile = turnstile;
    this.contacts = contacts;
  }

  private static String place(Notice notice) {
    return String.join(
        " ", notice.room(), notice.player(), notice.kind().name(), notice.way().name());
  }

  @Override
  public Future<Void> add(List<Notice> caused) {
    return turnstile.write(() -> caused.forEach(this::keep));
  }

  @Override
  public Future<List<Notice>> of(String room) {
    return turnstile.read(
        () ->
            notices.values().stream()
                .filter(notice -> notice.room().equals(room))
                .sorted(Comparator.comparingLong(Notice::dueMillis))
                .toList());
  }

  @Override
  public Future<List<Due>> take(long dateMillis, long untilMillis, int most) {
    return turnstile.change(
        () -> {
          var due =
              notices.values().stream()
                  .filter(notice -> notice.dueMillis() <= dateMillis)
                  .sorted(Comparator.comparingLong(Notice::dueMillis))
                  .limit(most)
                  .toList();
          due.forEach(notice -> keep(notice.at(untilMillis, notice.repeat(), notice.attempts())));
          return due.stream().flatMap(this::addressed).toList();
        });
  }

  private Stream<Due> addressed(Notice notice) {
    return contacts
        .apply(notice.room(), notice.player())
        .map(contact -> new Due(notice, contact))
        .stream();
  }

  @Override
  public Future<Void> settle(Notice notice, @Nullable Notice next) {
    return turnstile.write(
        () -> {
          var kept = notices.get(place(notice));
          if (kept != null && kept.isSame(notice)) {
            notices.remove(place(notice));
            if (next != null) {
              keep(next);
            }
          }
        });
  }

  @Override
  public Future<Boolean> count(String mark, long day, int most) {
    return turnstile.change(
        () -> {
          if (day != countedDay) {
            counted.clear();
            countedDay = day;
          }
          boolean may = counted.getOrDefault(mark, 0) < most;
          if (may) {
            counted.merge(mark, 1, Integer::sum);
          }
          return may;
        });
  }

  void keep(Notice notice) {
    notices.put(place(notice), notice);
  }

  /** What waits for this player and is not wanted any more goes. */
  void keepWanted(Contact contact) {
    drop(
        notice ->
            notice.room().equals(contact.room())
                && notice.player().equals(contact.player())
                && !contact.wants(notice.kind(), notice.way()));
  }

  void drop(Predicate<Notice> which) {
    notices.values().removeIf(which);
  }

  void apply(String room, NoticeChange change) {
    drop(
        notice ->
            notice.room().equals(room)
                && change.settled().contains(notice.player())
                && (notice.kind() == Notice.Kind.TURN || notice.kind() == Notice.Kind.DUE));
    change.caused().forEach(this::keep);
  }

  void move(String room, String player, String now, int link) {
    var his =
        notices.values().stream()
            .filter(notice -> notice.room().equals(room) && notice.player().equals(player))
            .toList();
    his.forEach(notice -> notices.remove(place(notice)));
    his.forEach(notice -> keep(notice.moved(now, link)));
  }
}
