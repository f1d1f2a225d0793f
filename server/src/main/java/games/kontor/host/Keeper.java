package games.kontor.host;

import games.kontor.protocol.ClientMessage;
import games.kontor.room.RoomCommand;
import games.kontor.room.Standing;
import io.vertx.core.Future;
import java.util.Optional;

/**
 * Where rooms are kept, on an event loop of this process or in another one: what a room is asked
 * there is data, and so is what it answers. All methods may be called from any thread.
 */
public interface Keeper {

  /** A message to a room from a viewer, who is answered by his outbox. */
  void send(String room, ClientMessage message, Outbox from);

  /** A command that nobody sent from a connection; the room is loaded for it. */
  void ask(String room, RoomCommand.Asked command);

  /** How a room stands for one of its players; empty if it is not in memory. */
  Future<Optional<Standing>> standing(String room, String player);

  /** True if this player, by what stands for him, was seen there in so many milliseconds. */
  Future<Boolean> seen(String room, String standIn, long withinMillis);

  /** A player of the room, by what stands for him, has said how he is reached. */
  Future<Void> readdress(String room, String standIn);

  /** Somebody brings the token of a seat; empty when it is his, else the code that says why not. */
  Future<Optional<String>> takeSeat(String room, String token, String player);

  /** What the operator wants of a room; empty when it is done, else the code that says why not. */
  Future<Optional<String>> order(String room, RoomCommand.Order order);
}
