package games.kontor.host;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Edit;
import games.kontor.protocol.ServerMessage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A test of a room of four that Ann has opened on a server of its own, where Bob may join her. */
abstract class OpenedRoom {
  TestServer server;
  TestClient ann;
  TestClient bob;
  String room;

  @BeforeEach
  final void openARoom() {
    server = TestServer.ofPennies().start();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    bob = server.connect();
  }

  @AfterEach
  final void close() {
    server.close();
  }

  /** Both sit down and Ann, who moves first, starts. */
  final void begin() {
    ann.takeSeat(room, "Ann");
    bob.takeSeat(room, "Bob");
    ann.done(new ClientMessage.Start(ann.id()));
    bob.expect(ServerMessage.Patch.class, patch -> touches(patch, "table"));
  }

  static boolean touches(ServerMessage.Patch patch, String path) {
    return Edit.spelledOut(patch.edits()).stream()
        .map(Edit::path)
        .anyMatch(edited -> edited.startsWith(path));
  }
}
