package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import games.kontor.TestCluster;
import games.kontor.room.RoomCommand.Order;
import io.vertx.core.Handler;
import io.vertx.core.eventbus.DeliveryContext;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What an operator orders at one process is done where the room is kept. */
final class OperatorTests extends ClusterCase {
  private final TestCluster.Member one = cluster.start("one");
  private final TestCluster.Member two = cluster.start("two");
  private final String room;
  private final Guest ann;
  private final Guest bob;

  OperatorTests() {
    cluster.pass(STABLE);
    room = one.open("ann");
    ann = guest(one, "ann").watch(room).sit(1);
    bob = guest(two, "bob").watch(room).sit(2);
    ann.start();
  }

  private Optional<String> order(TestCluster.Member at, Order order) {
    var refusal = at.order(room, order);
    cluster.settle();
    return refusal;
  }

  @Test
  void aGameEndsWhereItIsKept() {
    assertEquals(Optional.empty(), order(two, Order.END));
    for (Guest guest : List.of(ann, bob)) {
      assertTrue(guest.frames().getLast().contains("\"broken-off\""), guest.frames().getLast());
    }
    assertEquals(Optional.of("not-possible"), order(two, Order.END));
    assertEquals(Optional.of("not-possible"), order(one, Order.END));
  }

  @Test
  void aRoomThatIsShutStaysSoWhereverItGoes() {
    assertEquals(Optional.empty(), order(two, Order.SHUT));
    assertEquals(List.of("shut"), ann.refused());
    assertEquals(List.of("shut"), bob.refused());
    one.leave();
    cluster.pass(STABLE);
    assertTrue(two.keeps(room));
    bob.watch(room);
    assertEquals(List.of("shut", "shut"), bob.refused());
    assertEquals(Optional.empty(), order(one, Order.OPEN));
    ann.watch(room);
    bob.watch(room);
    ann.put(0);
    assertEquals(1, ann.applied().stream().filter(id -> id.equals("ann-3")).count());
    assertEquals(ann.v(), bob.v());
  }

  @Test
  void whatGoesBetweenProcessesIsCounted() {
    long asked = two.traffic().asked();
    long answered = two.traffic().answered();
    bob.put(0);
    assertEquals(asked + 1, two.traffic().asked());
    assertTrue(two.traffic().answered() > answered);
    order(two, Order.SHUT);
    assertEquals(asked + 2, two.traffic().asked());
    assertEquals(0, two.traffic().lost());
    assertEquals(0, one.traffic().asked());
    assertEquals(0, two.traffic().moved());
  }

  /** Nothing gets to this address from now on. */
  private Handler<DeliveryContext<Object>> cut(String address) {
    Handler<DeliveryContext<Object>> cut =
        delivery -> {
          if (!delivery.message().address().equals(address)) {
            delivery.next();
          }
        };
    cluster.vertx().eventBus().addOutboundInterceptor(cut);
    return cut;
  }

  @Test
  void whatAnotherAnswersThatDoesNotKeepTheRoomAnyMoreIsCounted() {
    cut("kontor.members");
    one.leave();
    long before = two.traffic().moved();
    bob.watch(room);
    assertTrue(two.traffic().moved() > before);
  }

  @Test
  void whatNobodyAnswersIsCountedAndAskedAgain() {
    ann.put(0);
    long before = bob.applied().size();
    var cut = cut("kontor.rooms.one");
    bob.put(0);
    assertEquals(0, two.traffic().lost());
    cluster.pass(Duration.ofMillis(Following.AGAIN_MILLIS + 500));
    assertEquals(1, two.traffic().lost());
    cluster.vertx().eventBus().removeOutboundInterceptor(cut);
    cluster.pass(Duration.ofMillis(Following.AGAIN_MILLIS + 500));
    assertEquals(before + 1, bob.applied().size());
    assertEquals(List.of(), bob.refused());
  }
}
