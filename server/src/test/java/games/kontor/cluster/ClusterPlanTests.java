package games.kontor.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ClusterPlanTests {

  @Test
  void membersAreListed() {
    var plan = ClusterPlan.of("tcp:10.0.0.1:5701,kontor-2:5702", 5701, 0);
    assertEquals(List.of("10.0.0.1:5701", "kontor-2:5702"), plan.members());
    assertFalse(plan.isLocal());
    assertTrue(ClusterPlan.of("tcp:127.0.0.1:5701,localhost:5702", 5701, 0).isLocal());
  }

  @Test
  void orANameServiceKnowsThem() {
    var plan = ClusterPlan.of("kubernetes:kontor-members.games.svc.cluster.local", 5701, 5702);
    assertEquals("kontor-members.games.svc.cluster.local", plan.service());
    assertFalse(plan.isLocal());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "tcp:", "tcp:host", "tcp:a:1,,b:2", "kubernetes:", "udp:a:1", "a:1"})
  void anythingElseIsRefusedInWords(String text) {
    var refused = assertThrows(IllegalArgumentException.class, () -> ClusterPlan.of(text, 5701, 0));
    assertTrue(String.valueOf(refused.getMessage()).contains("tcp:host:port"));
  }

  @Test
  void portsAreInTheirRange() {
    assertThrows(IllegalArgumentException.class, () -> ClusterPlan.of("tcp:a:1", 0, 0));
    assertThrows(IllegalArgumentException.class, () -> ClusterPlan.of("tcp:a:1", 5701, 65_536));
  }
}
