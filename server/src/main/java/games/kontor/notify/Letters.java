package games.kontor.notify;

import games.kontor.host.Attention;
import games.kontor.store.Contact;
import games.kontor.store.Notice;
import games.kontor.store.Notice.Kind;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Writes what a notice says, in the language of whoever reads it. A mail holds nothing that another
 * player chose; only a mail holds a link that moves the seat. A post holds what everybody at the
 * table knows.
 */
final class Letters {
  private final String publicUrl;
  private final Attention rooms;

  Letters(String publicUrl, Attention rooms) {
    this.publicUrl = publicUrl;
    this.rooms = rooms;
  }

  Letter letter(Notice notice, Contact contact, long dateMillis) {
    var words = Words.in(contact.language());
    boolean asks = notice.kind() == Kind.CONFIRM;
    var places = places(notice, words, dateMillis);
    String key = contact.mailKey();
    String stop =
        publicUrl
            + "/mail/unsubscribe/"
            + notice.room()
            + "/"
            + rooms.unsubscription(notice.room(), key);
    if (asks) {
      places.put("confirm", page("confirm", notice, rooms.confirmation(notice.room(), key)));
    } else {
      String token = rooms.seatLink(notice.room(), notice.about().link());
      places.put("seat", page("seat", notice, token));
      places.put("stop", stop);
    }
    return new Letter(
        wireId(notice),
        Objects.requireNonNull(contact.mail()),
        words.text("subject." + what(notice), places),
        words.text("mail." + what(notice), places) + (asks ? "" : words.text("mail.foot", places)),
        asks ? Optional.empty() : Optional.of(stop),
        dateMillis);
  }

  /** What follows the number sign never reaches a server by opening the page. */
  private String page(String page, Notice notice, String token) {
    return publicUrl + "/mail/" + page + "/" + notice.room() + "#" + token;
  }

  /** The sentence that a post brings. */
  String sentence(Notice notice, Contact contact, long dateMillis) {
    var words = Words.in(contact.language());
    var places = places(notice, words, dateMillis);
    places.put("name", harmless(notice.about().name()));
    return words.text("post." + what(notice), places);
  }

  private Map<String, String> places(Notice notice, Words words, long dateMillis) {
    var about = notice.about();
    var places = new TreeMap<String, String>();
    places.put("game", words.game(about.game()));
    places.put("room", notice.room());
    places.put("link", link(notice));
    places.put("number", Integer.toString(about.seat()));
    places.put("turn", Integer.toString(about.turn()));
    Long byMillis = about.byMillis();
    places.put("left", byMillis == null ? "" : words.left(byMillis - dateMillis));
    places.put("by", byMillis == null ? "" : by(words, byMillis, dateMillis));
    return places;
  }

  private static String by(Words words, long byMillis, long dateMillis) {
    return words.text(
        "by", Map.of("left", words.left(byMillis - dateMillis), "moment", words.moment(byMillis)));
  }

  /** The address of what a notice is about. */
  String link(Notice notice) {
    String room = publicUrl + "/r/" + notice.room();
    return notice.kind() == Kind.REPORT ? room + "/turns/" + notice.about().turn() : room;
  }

  private static String what(Notice notice) {
    String kind = notice.kind().name().toLowerCase(Locale.ROOT);
    return switch (notice.kind()) {
      case TURN -> notice.repeat() > 0 ? "reminder" : kind;
      case REPORT -> notice.about().over() ? "end" : kind;
      case DUE, CONFIRM -> kind;
    };
  }

  /** One word for each attempt at telling the same, another for each reminder. */
  static String wireId(Notice notice) {
    return notice.id() + "." + notice.repeat();
  }

  /** A name that is no address, no mention and no markup anywhere. */
  private static String harmless(String name) {
    String plain = name.replaceAll("[^\\p{L}\\p{M}\\p{N} '-]", " ").strip();
    return plain.isEmpty() ? "?" : plain;
  }
}
