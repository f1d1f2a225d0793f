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
import java.util.function.Supplier;

/**
 * Who may say what, and who hears it: players speak to the table and all hear them; spectators
 * speak to the benches, which players do not hear while a game is on.
 */
final class Speech {
  private final RoomChat chat;
  private final Crowd crowd;
  private final Supplier<? extends Room<?, ?, ?>> room;

  Speech(RoomChat chat, Crowd crowd, Supplier<? extends Room<?, ?, ?>> room) {
    this.chat = chat;
    this.crowd = crowd;
    this.room = room;
  }

  /** The kept lines that this viewer may read. */
  List<ChatLine> lines(Outbox viewer) {
    return chat.read(hearsBenches(viewer));
  }

  /** Keeps a line, then shows it; answered like every command. */
  void say(ClientMessage.Say say, Outbox from) {
    var text = Texts.clean(say.text(), Texts.SPEECH);
    if (text.isEmpty()) {
      from.answer(Answers.refused(say.id(), "bad-text"));
    } else if (chat.holds(from.player(), say.id())) {
      from.answer(Answers.applied(say.id()));
    } else {
      var line = line(from, text.get());
      chat.add(new RoomChat.Said(from.player(), say.id(), line))
          .onComplete(
              done -> {
                show(line);
                from.answer(Answers.applied(say.id()));
              },
              failure -> from.answer(Answers.refused(say.id(), "unavailable")));
    }
  }

  private ChatLine line(Outbox from, String text) {
    var now = room.get();
    int seat = now.seatOf(from.player());
    var channel = seat > 0 ? Channel.TABLE : Channel.BENCH;
    String name = seat > 0 ? now.sitters().get(seat - 1).name() : crowd.nameOf(from);
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
