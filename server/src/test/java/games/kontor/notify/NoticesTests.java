package games.kontor.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestClient;
import games.kontor.TestRooms;
import games.kontor.protocol.ClientMessage;
import games.kontor.protocol.Common.Matter;
import games.kontor.protocol.ServerMessage;
import games.kontor.store.MemoryJournal;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What players who are away are told, when, and what not. */
final class NoticesTests {
  private static final String ALL = "[\"turn\",\"due\",\"report\"]";
  private static final Duration SOON = Duration.ofMinutes(3);

  private final PostalTable table = PostalTable.withWebhooks();
  private final Hook hook = new Hook(table.server.vertx());

  @BeforeEach
  void sit() {
    table.sit();
  }

  @AfterEach
  void close() {
    table.close();
  }

  private void bobIsReached(String kinds) {
    table.hook(table.bob, hook.url("/bob"), kinds);
  }

  private void look(TestClient who) {
    who.send(new ClientMessage.Ping(1, true));
    who.expect(ServerMessage.Pong.class);
  }

  private List<String> kindsWaiting() {
    return table.waiting().stream().map(notice -> notice.kind().name()).sorted().toList();
  }

  @Test
  void whoIsAwayHearsThatTheTableWaitsForHim() {
    bobIsReached(ALL);
    table.start();
    table.pass(Duration.ofMinutes(1));
    assertTrue(hook.isQuiet(), "he may only be late");
    table.pass(Duration.ofMinutes(2));

    var post = hook.next();
    assertEquals("/bob", post.path());
    assertEquals("turn", post.kind());
    String said =
        "Bob (seat 2): your turn in Landmarks. " + PostalTable.ORIGIN + "/r/" + table.room;
    assertEquals(said, post.json().path("content").asText());
    assertEquals(said, post.json().path("text").asText());
    assertEquals("{\"parse\":[]}", post.json().path("allowed_mentions").toString());
  }

  @Test
  void aPostIsSignedByAKeyThatItsPlayerAloneIsTold() {
    bobIsReached(ALL);
    table.start();
    table.pass(SOON);
    var post = hook.next();
    var told = TestRooms.json(table.send(table.bob, "GET", table.reach(), ""));
    String secret = told.path("webhook").path("secret").asText();
    String key = HexFormat.of().formatHex(Base64.getDecoder().decode(secret.replace("whsec_", "")));
    String signed = post.id() + "." + post.headers().get("webhook-timestamp") + "." + post.body();

    assertEquals("v1," + Posts.signature(key, signed), post.headers().get("webhook-signature"));
    assertFalse(post.body().contains(secret));
  }

  @Test
  void whosePageIsSeenIsNotTold() {
    bobIsReached("[\"turn\"]");
    table.start();
    table.pass(Duration.ofMinutes(1));
    look(table.bob);
    table.pass(SOON);
    assertEquals(List.of("TURN"), kindsWaiting(), "only the reminder");

    table.leap(Duration.ofDays(1));
    var post = hook.next();
    assertEquals(1, reminder(post));
  }

  @Test
  void anOpenPageThatIsNotSeenIsNoAttention() {
    bobIsReached("[\"turn\"]");
    table.start();
    table.pass(Duration.ofMinutes(1));
    table.bob.send(new ClientMessage.Ping(1, false));
    table.bob.send(new ClientMessage.Ping(2));
    table.pass(SOON);

    assertEquals("turn", hook.next().kind());
  }

  @Test
  void whoHasActedIsToldNothingOfIt() {
    bobIsReached(ALL);
    table.start();
    assertEquals(List.of("DUE", "TURN"), kindsWaiting());
    table.ready(table.bob, 1);

    assertEquals(List.of(), kindsWaiting());
  }

  @Test
  void whoHasSentOrdersIsNotRemindedOfThemAndCalledForTheNext() {
    bobIsReached(ALL);
    table.start();
    String orders = "{\"type\":\"submit-orders\",\"turn\":1,\"goes\":[{}]}";
    table.bob.done(table.bob.act(orders));
    assertEquals(List.of(), kindsWaiting());
    table.ready(table.ann, 1);
    assertEquals(List.of(), kindsWaiting(), "what others do changes nothing");

    table.ready(table.bob, 1);
    assertEquals(List.of("DUE", "REPORT", "TURN"), kindsWaiting());
  }

  @Test
  void aPausedTableCallsNobodyBeforeItGoesOn() {
    bobIsReached("[\"turn\"]");
    table.start();
    agree(Matter.PAUSE);
    assertEquals(List.of(), kindsWaiting());
    agree(Matter.RESUME);
    assertEquals(List.of("TURN"), kindsWaiting());
    agree(Matter.END);
    assertEquals(List.of(), kindsWaiting());
  }

  private void agree(Matter what) {
    for (TestClient who : List.of(table.ann, table.bob)) {
      who.done(new ClientMessage.Agree(who.id(), what, null, true));
    }
  }

  @Test
  void nothingIsCausedForWhoWantsNothing() {
    bobIsReached("[]");
    table.start();
    assertEquals(List.of(), kindsWaiting());
  }

  @Test
  void aTurnByPostIsToldToAllOnceItIsOut() {
    bobIsReached(ALL);
    table.hook(table.ann, hook.url("/ann"), "[\"report\"]");
    table.start();
    table.ready(table.bob, 1);
    table.pass(SOON);
    table.ready(table.ann, 1);
    table.pass(SOON);

    var post = hook.next();
    assertEquals("/bob", post.path(), "Ann has just acted");
    assertEquals("report", post.kind());
    assertEquals(
        "Turn 1 of Landmarks is out. " + PostalTable.ORIGIN + "/r/" + table.room + "/turns/1",
        post.json().path("text").asText());
    assertTrue(hook.isQuiet());
    table.await(() -> kindsWaiting().equals(List.of("DUE", "TURN")));
  }

  @Test
  void deadlinesAndReportsReachRoomsNobodyHasOpenInTheirOrder() {
    bobIsReached(ALL);
    table.start();
    table.leave();
    assertEquals("turn", hook.next().kind());

    table.leap(Duration.ofHours(25));
    assertEquals("turn", hook.next(table::passSecond).kind(), "a reminder");
    table.leap(Duration.ofHours(17));
    var due = hook.next(table::passSecond);
    assertEquals("due", due.kind());
    assertTrue(
        due.json().path("text").asText().contains("due in 5 hours")
            || due.json().path("text").asText().contains("due in 6 hours"),
        due.body());
    table.leap(Duration.ofHours(6));
    table.pass(SOON);
    var report = hook.next(table::passSecond);
    assertEquals("report", report.kind());
    assertEquals(1, report.json().path("kontor").path("turn").asInt());
    assertTrue(hook.isQuiet());
  }

  @Test
  void whatWasDueWhileNobodyTookItIsToldOnceItIsTooLateForNothingElse() {
    bobIsReached(ALL);
    table.start();
    table.leave();
    assertEquals("turn", hook.next().kind());

    table.leap(Duration.ofHours(49));
    table.pass(SOON);
    assertEquals("report", hook.next(table::passSecond).kind(), "the deadline itself is past");
    assertTrue(hook.isQuiet());
  }

  @Test
  void noReminderComesWhenTheOrdersAreDueSoonAnyway() {
    bobIsReached("[\"turn\"]");
    table.start();
    var turn = table.waiting().getFirst();
    table.pass(SOON);
    assertEquals(0, reminder(hook.next()));
    table.leap(Duration.ofDays(1));
    assertEquals(1, reminder(hook.next()));

    table.pass(SOON);
    assertEquals(List.of(), table.waiting(), "another one would come when it is too late");
    assertEquals(turn.causedMillis() + Duration.ofHours(42).toMillis(), turn.untilMillis());
  }

  private static int reminder(Hook.Post post) {
    return post.json().path("kontor").path("reminder").asInt();
  }

  @Test
  void whatWasNotTakenIsTriedAgainUnderTheSameName() {
    bobIsReached("[\"turn\"]");
    hook.answers(response -> response.setStatusCode(503).end());
    table.start();
    table.pass(SOON);
    var first = hook.next();
    table.await(() -> table.waiting().getFirst().attempts() >= 1);
    hook.answers(response -> response.end());
    table.pass(SOON);
    var second = hook.next();

    assertEquals(first.id(), second.id());
    assertEquals(first.json().path("kontor"), second.json().path("kontor"));
  }

  @Test
  void whatAServerHadTakenAndNotToldWhenItDiedIsToldByTheNextUnderTheSameName() {
    bobIsReached("[\"turn\"]");
    table.start();
    String id = table.waiting().getFirst().id();
    long nowMillis = table.server.roomTime().dateMillis();
    table.journal.notices().take(Long.MAX_VALUE / 2, nowMillis + 200_000, 9).await();
    table.pass(SOON);
    assertTrue(hook.isQuiet(), "another has it");
    table.pass(SOON);

    assertEquals(id + ".0", hook.next().id());
  }

  @Test
  void anAddressIsToldSoMuchADay() {
    try (var sparing =
        new PostalTable(PostalTable.landmarks(PostalTable.posts(1)), new MemoryJournal())) {
      var once = new Hook(sparing.server.vertx());
      sparing.sit();
      sparing.hook(sparing.bob, once.url("/same"), ALL);
      sparing.hook(sparing.ann, once.url("/same"), ALL);
      sparing.start();
      sparing.leave();

      assertEquals("turn", once.next().kind());
      assertTrue(once.isQuiet());
    }
  }

  @Test
  void oneWhoHasOnlyNowSaidHowHearsOfWhatHoldsAlready() {
    table.start();
    bobIsReached(ALL);
    assertEquals(List.of("DUE", "TURN"), kindsWaiting());
    assertNotEquals("", table.waiting().getFirst().id());
  }

  @Test
  void whoLeavesTheGameIsForgotten() {
    bobIsReached(ALL);
    table.start();
    table.bob.done(new ClientMessage.Stand(table.bob.id()));

    assertEquals(List.of(), kindsWaiting());
    assertEquals(List.of(), table.journal.contacts().of(table.room).await());
  }
}
