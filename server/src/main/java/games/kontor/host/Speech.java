package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Channel;
import games.kontor.protocol.Common.ChatLine;
import games.kontor.protocol.Common.Stage;
import games.kontor.protocol.ServerMessage;
import games.kontor.protocol.Wire;
import games.kontor.room.Room;
import games.kontor.room.Texts;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Who may say what, and who hears it: players speak to the table and all hear them; spectators
 * speak to the benches, which players do not hear while a game is on.
 */
final class Speech {
  private static final int SECONDS_AT_ONCE = 20;
  private static final String BENCHES = "";

  private final RoomChat chat;
  private final Crowd crowd;
  private final Supplier<? extends Room<?, ?, ?>> room;
  private final Shares speakers;
  private final Shares benches;
  private final Map<Unsaid, Outbox> unsaid = new TreeMap<>();

  /** A line that is being kept: who said it, with which id. */
  private record Unsaid(String player, String id) implements Comparable<Unsaid> {
    @Override
    public int compareTo(Unsaid other) {
      int first = player.compareTo(other.player);
      return first == 0 ? id.compareTo(other.id) : first;
    }
  }

  Speech(Services services, RoomChat chat, Crowd crowd, Supplier<? extends Room<?, ?, ?>> room) {
    int each = services.limits().linesPerSecond();
    this.speakers = new Shares(services.time(), SECONDS_AT_ONCE * each, each);
    this.benches = new Shares(services.time(), 2 * SECONDS_AT_ONCE * each, 5 * each);
    this.chat = chat;
    this.crowd = crowd;
    this.room = room;
  }

  /** The kept lines that this viewer may read. */
  List<ChatLine> lines(Outbox viewer) {
    return chat.read(hearsBenches(viewer));
  }

  /**
   * Keeps a line, then shows it; answered like every command. One that is said again while it is
   * being kept is answered when that is done, to the connection that asked last.
   */
  void say(ClientMessage.Say say, Outbox from) {
    var key = new Unsaid(from.player(), say.id());
    var text = Texts.clean(say.text(), Texts.SPEECH);
    if (chat.holds(from.player(), say.id())) {
      from.answer(Answers.applied(say.id()));
    } else if (unsaid.replace(key, from) != null) {
      return;
    } else if (text.isEmpty()) {
      from.answer(Answers.refused(say.id(), "bad-text"));
    } else if (!mayTalk(from)) {
      from.answer(Answers.refused(say.id(), "too-fast"));
    } else {
      unsaid.put(key, from);
      keep(key, line(from, text.get()));
    }
  }

  private void keep(Unsaid key, ChatLine line) {
    chat.add(new RoomChat.Said(key.player(), key.id(), line))
        .onComplete(
            done -> {
              show(line);
              answer(key, Answers.applied(key.id()));
            },
            failure -> answer(key, Answers.refused(key.id(), "unavailable")));
  }

  private void answer(Unsaid key, byte[] answer) {
    var asker = unsaid.remove(key);
    if (asker != null) {
      asker.answer(answer);
    }
  }

  /** Each spectator has a share, and the benches one together: all on them hear what one says. */
  private boolean mayTalk(Outbox from) {
    boolean seated = room.get().seatOf(from.player()) > 0;
    return seated || (speakers.take(from.player()) && benches.take(BENCHES));
  }

  private ChatLine line(Outbox from, String text) {
    var now = room.get();
    int seat = now.seatOf(from.player());
    var channel = seat > 0 ? Channel.TABLE : Channel.BENCH;
    String name =
        seat > 0
            ? now.sitters().get(seat - 1).name()
            : crowd.nameOf(from, new Seated(now.sitters()));
    return new ChatLine(chat.number(channel), channel, seat > 0 ? seat : null, name, text);
  }

  private void show(ChatLine line) {
    byte[] said = Wire.encode(new ServerMessage.Said(line));
    crowd
        .all()
        .filter(viewer -> line.channel() == Channel.TABLE || hearsBenches(viewer))
        .forEach(viewer -> viewer.show(said));
  }

  private boolean hearsBenches(Outbox viewer) {
    var now = room.get();
    return now.listing().stage() != Stage.PLAYING || now.seatOf(viewer.player()) == 0;
  }
}
