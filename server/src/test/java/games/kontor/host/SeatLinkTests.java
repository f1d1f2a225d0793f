package games.kontor.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.TestServer;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.KeptOpen;
import games.kontor.store.MemoryJournal;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A link moves a seat once, and only as long as its owner wants it to. */
final class SeatLinkTests {
  private final MemoryJournal journal = new MemoryJournal();
  private TestServer server;
  private TestClient ann;
  private TestClient phone;
  private String room;

  @BeforeEach
  void openARoom() {
    serve();
    ann = server.connect();
    room = TestRooms.open(server, ann, "pennies", 4);
    ann.takeSeat(room, "Ann");
    phone = server.connect();
    phone.follow(room);
  }

  private void serve() {
    server = TestServer.ofPennies().journal(new KeptOpen(journal)).start();
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static String link(TestClient owner) {
    owner.send(new ClientMessage.SeatLink(owner.id()));
    return owner.expect(ServerMessage.Link.class).token();
  }

  private static ClientMessage.Claim claim(TestClient by, String token) {
    return new ClientMessage.Claim(by.id(), token);
  }

  private static void isBad(String token, TestClient... all) {
    for (TestClient each : all) {
      assertEquals("bad-link", each.refused(claim(each, token)));
    }
  }

  @Test
  void aLinkWorksOnceAlsoWhenTheSeatIsGivenBack() {
    String first = link(ann);
    phone.done(claim(phone, first));
    isBad(first, ann, connectedToRoom());

    ann.done(claim(ann, link(phone)));

    isBad(first, phone, connectedToRoom());
  }

  private TestClient connectedToRoom() {
    var stranger = server.connect();
    stranger.follow(room);
    return stranger;
  }

  @Test
  void ofTwoLinksOfASeatTheSecondIsNoGoodAfterTheFirst() {
    String first = link(ann);
    String second = link(ann);
    phone.done(claim(phone, first));

    isBad(second, ann, connectedToRoom());
  }

  @Test
  void itsOwnerCanRevokeIt() {
    String token = link(ann);
    ann.done(new ClientMessage.RevokeLink(ann.id()));

    isBad(token, phone);
    phone.done(claim(phone, link(ann)));
    var own = phone.watch(room, null, null).own();
    assertNotNull(own);
    assertEquals(1, own.seat());
  }

  @Test
  void nobodyElseCanRevokeIt() {
    String token = link(ann);
    assertEquals("not-seated", phone.refused(new ClientMessage.RevokeLink(phone.id())));
    phone.done(claim(phone, token));
  }

  @Test
  void aRevokedLinkStaysSoAfterARestart() {
    String token = link(ann);
    ann.done(new ClientMessage.RevokeLink(ann.id()));
    server.close();
    serve();

    isBad(token, connectedToRoom());
  }

  @Test
  void aLinkIsNoGoodForWhoSitsThereLater() {
    String token = link(ann);
    ann.done(new ClientMessage.Stand(ann.id()));
    ann.sit("Ann");

    isBad(token, phone);
  }

  @Test
  void aRepeatedClaimIsAnsweredAsTheFirst() {
    var claim = claim(phone, link(ann));
    phone.done(claim);
    phone.done(claim);
  }

  @Test
  void aLinkTellsNobodysIdentity() {
    String token = link(ann);
    String text =
        new String(
            Base64.getUrlDecoder().decode(token.replaceFirst("\\..*", "")), StandardCharsets.UTF_8);
    String cookie = ann.cookie().replaceFirst(".*=", "").replaceFirst("\\..*", "");
    String identity = new String(Base64.getUrlDecoder().decode(cookie), StandardCharsets.UTF_8);

    assertFalse(text.contains(identity.replaceFirst(" .*", "")), text);
  }
}
