package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Dashboard, alarms and autoscaler speak of figures that a server tells, by their names. */
final class ObservationTests {
  private static final Path COMPONENTS = Path.of("../k8s/components");
  private static final Pattern NAME =
      Pattern.compile("\\b(?:kontor|jvm|process|system|vertx)_[a-z_]+");
  private static final Set<String> SEVERITIES = Set.of("page", "ticket");
  private static final Set<String> TOLD = new TreeSet<>();

  @BeforeAll
  static void ask() throws IOException, InterruptedException {
    try (var server = TestServer.ofPennies().start();
        var http = HttpClient.newHttpClient()) {
      var more = server.metrics();
      // What is told by a server with a database and others beside it, and once there is a case.
      more.database(() -> 0, () -> 0, () -> 0);
      more.cluster(() -> 3);
      more.parcels(() -> 4, () -> 3, () -> 2, () -> 1);
      more.refused("busy");
      var metrics = URI.create("http://127.0.0.1:" + server.opsPort() + "/metrics");
      String told =
          http.send(HttpRequest.newBuilder(metrics).build(), BodyHandlers.ofString()).body();
      for (String line : told.lines().toList()) {
        if (!line.startsWith("#")) {
          TOLD.add(line.split("[{ ]", 2)[0]);
        }
      }
    }
  }

  private static Set<String> names(Iterable<String> expressions) {
    var names = new TreeSet<String>();
    for (String expression : expressions) {
      NAME.matcher(expression).results().forEach(found -> names.add(found.group()));
    }
    return names;
  }

  private static void areTold(Set<String> names) {
    assertFalse(names.isEmpty());
    var unknown = new TreeSet<>(names);
    unknown.removeAll(TOLD);
    assertEquals(Set.of(), unknown);
  }

  private static JsonNode dashboard() throws IOException {
    return Manifests.document(COMPONENTS.resolve("monitoring/dashboard.json"));
  }

  private static JsonNode rules() throws IOException {
    return Manifests.document(COMPONENTS.resolve("monitoring/prometheusrule.yaml"));
  }

  @Test
  void dashboardShowsWhatIsTold() throws IOException {
    var expressions = dashboard().findValuesAsText("expr");
    areTold(names(expressions));
    expressions.forEach(ObservationTests::isBalanced);
  }

  @Test
  void dashboardShowsAllThatIsOurs() throws IOException {
    var shown = names(dashboard().findValuesAsText("expr"));
    var ours = new TreeSet<String>();
    for (String name : TOLD) {
      if (name.startsWith("kontor_") && !name.matches(".*_(max|sum|count)")) {
        ours.add(name);
      }
    }
    ours.removeAll(shown);
    assertEquals(Set.of(), ours);
  }

  @Test
  void panelsStandBesideEachOtherAndHaveNumbersOfTheirOwn() throws IOException {
    var ids = new TreeSet<Integer>();
    var taken = new TreeMap<String, String>();
    for (JsonNode panel : dashboard().path("panels")) {
      assertTrue(ids.add(panel.path("id").asInt()));
      var at = panel.path("gridPos");
      for (int x = at.path("x").asInt(); x < at.path("x").asInt() + at.path("w").asInt(); x++) {
        for (int y = at.path("y").asInt(); y < at.path("y").asInt() + at.path("h").asInt(); y++) {
          String before = taken.put(x + "," + y, panel.path("title").asText());
          assertTrue(x < 24 && before == null, () -> panel.path("title") + " on " + before);
        }
      }
    }
  }

  @Test
  void alarmsWatchWhatIsToldAndSaySo() throws IOException {
    areTold(names(rules().findValuesAsText("expr")));
    var alarms = new TreeSet<String>();
    for (JsonNode group : rules().at("/spec/groups")) {
      for (JsonNode rule : group.path("rules")) {
        String name = rule.path("alert").asText();
        assertTrue(alarms.add(name), name);
        assertTrue(SEVERITIES.contains(rule.at("/labels/severity").asText()), name);
        assertFalse(rule.at("/annotations/summary").asText().isEmpty(), name);
        isBalanced(rule.path("expr").asText());
      }
    }
  }

  private static void isBalanced(String expression) {
    for (String pair : List.of("()", "[]", "{}")) {
      long opened = expression.chars().filter(c -> c == pair.charAt(0)).count();
      long closed = expression.chars().filter(c -> c == pair.charAt(1)).count();
      assertEquals(opened, closed, expression);
    }
  }

  @Test
  void autoscalerAsksForWhatIsTold() throws IOException {
    var scaler = Manifests.document(COMPONENTS.resolve("autoscaling/horizontalpodautoscaler.yaml"));
    var names = new TreeSet<String>();
    for (JsonNode metric : scaler.at("/spec/metrics")) {
      names.add(metric.at("/pods/metric/name").asText());
    }
    assertEquals(Set.of("kontor_connections", "kontor_rooms"), names);
    areTold(names);
  }
}
