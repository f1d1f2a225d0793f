package games.kontor.room;

import org.jspecify.annotations.Nullable;

/**
 * One accepted command: its place in the room's journal (from 1, without gaps), the time on the
 * table clock and on the calendar in milliseconds, who asked with which id (null where nobody did),
 * and the fact.
 */
public record Step<E>(
    long seq,
    long nowMillis,
    long dateMillis,
    @Nullable String player,
    @Nullable String id,
    RoomEvent<E> event) {}
