package games.kontor.room;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.ClientMessage;

/** Everything that can make a room decide. */
public sealed interface RoomCommand {

  /** A player, known by his identity, asks for something. */
  record Asked(String player, ClientMessage.ToRoom message) implements RoomCommand {}

  /** A clock has run out; it is named, so that one that no longer runs is dropped. */
  record Due(String what, long atMillis) implements RoomCommand {}

  /**
   * A player has been without a connection for as long as the host allows, or is back; since when,
   * on the table clock.
   */
  record Presence(String player, boolean present, long sinceMillis) implements RoomCommand {}

  /** The computer player of a seat has made up its mind. */
  record BotActed(int seat, JsonNode action) implements RoomCommand {}

  /**
   * Whoever holds a seat's link takes the seat: {@code link} is what the link names, 0 for one that
   * is not good.
   */
  record Claimed(String id, String player, int link) implements RoomCommand {}

  /** The table that was renewed begins again by itself. */
  record Begin() implements RoomCommand {}

  /** The operator of the server wants this of the room, whoever sits in it. */
  record Ordered(String id, Order order) implements RoomCommand {}

  /** What an operator may want of a room: no game any more, nobody in it, all as before. */
  enum Order {
    END,
    SHUT,
    OPEN
  }
}
