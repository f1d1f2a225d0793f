package games.kontor.web;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.game.Game;
import games.kontor.protocol.ClientMessage;
import games.kontor.room.Pennies;
import games.kontor.store.ForwardingJournal;
import games.kontor.store.MemoryJournal;
import io.vertx.core.Future;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A server at whose tables Ann and Bob sit, and what they are told of theirs. */
final class TablesAskedFor implements AutoCloseable {
  final Counted journal = new Counted();
  TestServer server;
  final TestClient ann;
  final TestClient bob;

  /** Counts how often it is asked where a player sits, and how often for the rows of a room. */
  static final class Counted extends ForwardingJournal {
    final AtomicInteger asked = new AtomicInteger();
    final AtomicInteger read = new AtomicInteger();

    Counted() {
      super(new MemoryJournal());
    }

    @Override
    public Future<List<Sitting>> sittings(String player, long overSinceMillis, int most) {
      asked.incrementAndGet();
      return super.sittings(player, overSinceMillis, most);
    }

    @Override
    public <T> Future<T> read(String room, Fold<T> fold) {
      read.incrementAndGet();
      return super.read(room, fold);
    }

    /** Closed with one server, it serves the next. */
    @Override
    public Future<Void> close() {
      return Future.succeededFuture();
    }
  }

  private final Game<?, ?, ?> game;

  TablesAskedFor() {
    this(new Pennies());
  }

  TablesAskedFor(Game<?, ?, ?> game) {
    this.game = game;
    server = serving();
    ann = server.connect();
    bob = server.connect();
    ann.hello();
    bob.hello();
  }

  private TestServer serving() {
    return TestServer.with(List.of(game)).journal(journal).movableLines().start();
  }

  /** Another server on what the first has stored. */
  void serveAgain() {
    server = serving();
  }

  @Override
  public void close() {
    server.close();
  }

  /** A second later. */
  JsonNode tables(String... headers) {
    server.lineTime().pass(Duration.ofSeconds(1));
    return TestRooms.json(TestRooms.get(server.url() + "/api/tables", headers));
  }

  List<JsonNode> tablesOf(TestClient who) {
    var found = new ArrayList<JsonNode>();
    tables("Cookie", who.cookie()).forEach(found::add);
    return found;
  }

  List<String> codesOf(TestClient who) {
    return tablesOf(who).stream().map(table -> table.path("room").path("room").asText()).toList();
  }

  String open(TestClient host) {
    server.roomTime().pass(Duration.ofMillis(1));
    return TestRooms.open(server, host, "{\"game\":\"pennies\",\"seats\":3,\"nickname\":\"Ann\"}");
  }

  /** A room of Ann, in which Bob sits too and which has begun; Ann is on turn. */
  String begun() {
    String room = open(ann);
    bob.watch(room, null, null);
    bob.sit("Bob");
    ann.watch(room, null, null);
    ann.done(new ClientMessage.Start(ann.id()));
    return room;
  }

  /** Nobody is there, until the room is put away. */
  void leave() {
    ann.close();
    bob.close();
    server.roomTime().pass(Duration.ofMinutes(20));
  }
}
