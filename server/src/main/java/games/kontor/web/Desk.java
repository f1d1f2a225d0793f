package games.kontor.web;

import games.kontor.protocol.Common.Listing;
import io.vertx.core.Future;
import java.util.Optional;
import java.util.SortedMap;

/** What an operator may ask of one server and tell it. */
public interface Desk {

  /** The rooms that are in its memory, and how many watch each. */
  SortedMap<String, Integer> rooms();

  /** A room as lists show it, which is what everybody sees who has its link. */
  Future<Optional<Listing>> find(String room);

  /** To a room, whichever server keeps it; empty when it is done, else the code of why not. */
  Future<Optional<String>> order(String room, Order order);

  /** Its game ends without a result; nobody gets in, and nothing happens there; all as before. */
  enum Order {
    END,
    SHUT,
    OPEN
  }

  /**
   * Takes no new visitors and leaves the rooms to other servers, if there are any; completes when
   * what was begun in them is stored. There is no way back but a new process.
   */
  Future<Void> drain();
}
