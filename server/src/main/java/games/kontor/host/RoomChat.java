package games.kontor.host;

import com.fasterxml.jackson.core.type.TypeReference;
import games.kontor.protocol.Common.Channel;
import games.kontor.protocol.Common.ChatLine;
import games.kontor.protocol.Names;
import games.kontor.protocol.Wire;
import games.kontor.store.ChatLog;
import io.vertx.core.Future;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What is said in one room: players at the table, spectators on the benches, each counted by
 * itself, so that no number tells of lines one may not read.
 */
final class RoomChat {
  private final String room;
  private final ChatLog log;
  private final int mostBytes;
  private final Map<Channel, Deque<Said>> lines = new EnumMap<>(Channel.class);
  private final Map<Channel, Long> counts = new EnumMap<>(Channel.class);
  private final Map<Channel, Integer> bytes = new EnumMap<>(Channel.class);

  /** A line, who wrote it and with which id. */
  record Said(String player, String id, ChatLine line) {}

  /**
   * With the lines that were kept. Of each channel the last ones are told, with so many bytes at
   * most: long lines push out older ones than short lines do, for all goes with each snapshot.
   */
  RoomChat(String room, Services services, List<ChatLog.Line> kept) {
    this.room = room;
    this.log = services.chat();
    this.mostBytes = services.limits().chatBytes();
    for (Channel channel : Channel.values()) {
      lines.put(channel, new ArrayDeque<>());
      counts.put(channel, 0L);
    }
    for (ChatLog.Line line : kept) {
      keep(read(line));
    }
  }

  private static Said read(ChatLog.Line line) {
    try {
      return Wire.mapper().readValue(line.body(), new TypeReference<>() {});
    } catch (IOException e) {
      throw new IllegalStateException("chat line " + line.n() + " of " + line.room(), e);
    }
  }

  private void keep(Said said) {
    var channel = lines.get(said.line().channel());
    if (channel == null) {
      return;
    }
    channel.add(said);
    counts.merge(said.line().channel(), said.line().n(), Math::max);
    int held = bytes.merge(said.line().channel(), bytes(said), Integer::sum);
    while (channel.size() > ChatLog.KEPT || held > mostBytes) {
      held -= bytes(channel.removeFirst());
    }
    bytes.put(said.line().channel(), held);
  }

  private static int bytes(Said said) {
    return said.line().text().getBytes(StandardCharsets.UTF_8).length;
  }

  /** True if this line was written before; a command sent again is not said again. */
  boolean holds(String player, String id) {
    return lines.values().stream()
        .flatMap(Deque::stream)
        .anyMatch(said -> said.player().equals(player) && said.id().equals(id));
  }

  /** The number of the next line in this channel; it is taken. */
  long number(Channel channel) {
    return counts.merge(channel, 1L, Long::sum);
  }

  /** Keeps a line, for ever so long; completes when it is durable. */
  Future<Void> add(Said said) {
    var line = said.line();
    return log.add(
            new ChatLog.Line(room, Names.kebab(line.channel().name()), line.n(), Wire.bytes(said)))
        .onSuccess(done -> keep(said));
  }

  /** The kept lines of the table, oldest first, and before them those of the benches if wanted. */
  List<ChatLine> read(boolean benches) {
    return lines.entrySet().stream()
        .filter(entry -> benches || entry.getKey() == Channel.TABLE)
        .flatMap(entry -> entry.getValue().stream())
        .map(Said::line)
        .toList();
  }
}
