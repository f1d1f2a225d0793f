package games.kontor.host;

import games.kontor.room.Room;

/** All that is kept of a room, as it was read: its facts, its chat, how its players are reached. */
record Kept<S, A, E>(Room<S, A, E> room, RoomChat chat, Calls calls) {}
