package games.kontor.host;

import games.kontor.observe.Metrics;
import games.kontor.room.Chances;
import games.kontor.store.ChatLog;
import games.kontor.store.Journal;
import games.kontor.time.Time;
import io.vertx.core.Vertx;

/** All that rooms need of the world. */
public record Services(
    Vertx vertx,
    Time time,
    Chances chances,
    Journal journal,
    ChatLog chat,
    RoomCodec codec,
    Metrics metrics,
    Pace pace,
    RoomLimits limits) {}
