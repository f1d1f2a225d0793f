package games.kontor.host;

import games.kontor.room.Frames;
import games.kontor.room.Step;

/** What has become of a room, as its queue tells whoever holds the viewers. */
sealed interface RoomNews<E> {

  /** A step is durable and done; whoever asked for it is to be answered with the frames. */
  record Committed<E>(Step<E> step, Frames frames, Ask ask) implements RoomNews<E> {}

  /** The room was read anew: who follows it must begin again. */
  record Reloaded<E>() implements RoomNews<E> {}

  /** The room cannot be read any more; the code says why. */
  record Lost<E>(String why) implements RoomNews<E> {}
}
