package games.kontor.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import games.kontor.architecture.Floors.Floor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each floor refuses what the table forbids it and leaves alone what it allows. */
final class FloorsTests {

  private static final String FUTURE = "io.vertx.core.Future<?>";
  private static final String JSON = "com.fasterxml.jackson.databind.JsonNode";
  private static final String METER = "io.micrometer.core.instrument.Meter";
  private static final String CACHE = "com.github.benmanes.caffeine.cache.Cache<?, ?>";
  private static final String LOGGER = "org.slf4j.Logger";
  private static final String SQL = "java.sql.Connection";
  private static final String ROUTER = "io.vertx.ext.web.Router";

  private static final List<Planted> HOUSE =
      List.of(
          new Planted("", "Config", ""),
          new Planted("game", "Seat", ""),
          new Planted("protocol", "Wire", ""),
          new Planted("store", "SqliteJournal", ""),
          new Planted("observe", "Metrics", ""),
          new Planted("time", "Time", ""),
          new Planted("seal", "Seal", ""),
          new Planted("loop", "Loop", ""),
          new Planted("games", "Games", ""),
          new Planted("games.alpha", "Alpha", ""),
          new Planted("games.beta", "Beta", ""),
          new Planted("room", "Room", ""),
          new Planted("room", "RoomCommand", ""),
          new Planted("host", "Rooms", "public java.util.List<Listing> list() { return null; }"),
          new Planted("host", "Listing", ""),
          new Planted("host", "RoomHost", ""),
          new Planted("host", "RoomCodec", ""),
          new Planted("host", "Attention", ""),
          new Planted("cluster", "Ownership", ""),
          new Planted("web", "Connection", ""),
          new Planted("notify", "Mail", ""),
          new Planted("lab", "Simulate", ""));

  private final List<Planted> plants = new ArrayList<>(HOUSE);
  private final Set<String> forbidden = new TreeSet<>();

  @TempDir Path folder;

  @Test
  void refuseWhatTheyForbidAndNothingElse() {
    floorsOfRules();
    floorsOfRooms();
    floorsAround();
    JavaClasses classes = Planted.compiled(folder, plants);

    Set<String> refused = new TreeSet<>();
    for (Floor floor : Floors.TABLE) {
      refused.addAll(Violation.names(floor.rule().evaluate(classes)));
    }

    assertEquals(forbidden, refused);
  }

  @Test
  void refuseAPackageThatIsOnNone() {
    Planted astray = new Planted("util", "Strings", "");
    Planted below = new Planted("web.pages", "Page", "");
    JavaClasses classes =
        Planted.compiled(folder, List.of(astray, below, new Planted("", "Main", "")));

    Set<String> refused = Violation.names(Floors.complete().evaluate(classes));

    assertEquals(Set.of(astray.fullName(), below.fullName()), refused);
  }

  private void floorsOfRules() {
    refuses("game", our("protocol.Wire"), our("room.Room"), our("games.alpha.Alpha"));
    refuses("game", our("Config"), FUTURE, JSON, LOGGER, SQL);
    allows("games.alpha", our("game.Seat"), our("games.alpha.Alpha"), "int[]", "java.util.List<?>");
    refuses("games.alpha", our("games.beta.Beta"), our("games.Games"), our("protocol.Wire"));
    refuses("games.alpha", JSON, FUTURE, LOGGER, SQL);
    allows("games", our("game.Seat"), our("games.alpha.Alpha"), our("games.beta.Beta"));
    refuses("games", our("protocol.Wire"), our("room.Room"), FUTURE);
  }

  private void floorsOfRooms() {
    allows("protocol", JSON);
    refuses("protocol", our("game.Seat"), our("room.Room"), FUTURE);
    allows("room", our("game.Seat"), our("protocol.Wire"), JSON);
    refuses("room", our("games.Games"), our("games.alpha.Alpha"), our("store.SqliteJournal"));
    refuses("room", our("host.Rooms"), FUTURE, LOGGER);
    allows(
        "host", our("room.Room"), our("game.Seat"), our("protocol.Wire"), our("observe.Metrics"));
    allows("host", our("store.SqliteJournal"), FUTURE, LOGGER);
    refuses("host", our("web.Connection"), our("games.Games"), our("games.alpha.Alpha"));
    refuses("host", our("cluster.Ownership"), our("Config"), SQL);
  }

  private void floorsAround() {
    allows("store", FUTURE, SQL, LOGGER);
    refuses("store", our("room.Room"), our("game.Seat"), our("web.Connection"), ROUTER, JSON);
    allows("observe", METER, FUTURE);
    refuses("observe", our("game.Seat"), our("host.Rooms"), our("Config"));
    allows("cluster", our("host.Rooms"), our("host.RoomHost"), our("room.RoomCommand"), FUTURE);
    refuses("cluster", our("web.Connection"), our("store.SqliteJournal"), our("room.Room"));
    allows("time", FUTURE);
    refuses("time", our("observe.Metrics"), our("host.Rooms"), LOGGER);
    refuses("seal", our("time.Time"), our("host.Rooms"), FUTURE, LOGGER);
    refuses("loop", our("time.Time"), our("host.Rooms"), ROUTER, LOGGER);
    allows("host", our("time.Time"), our("seal.Seal"), our("loop.Loop"));
    allows("web", our("host.Rooms"), our("host.Listing"), our("time.Time"), our("seal.Seal"));
    allows("web", our("protocol.Wire"), our("observe.Metrics"), ROUTER, CACHE);
    refuses(
        "web",
        our("room.Room"),
        our("room.RoomCommand"),
        our("store.SqliteJournal"),
        our("cluster.Ownership"));
    refuses("web", our("host.RoomHost"), our("game.Seat"), our("games.Games"));
    allows("notify", our("host.Attention"), our("store.SqliteJournal"), FUTURE);
    allows("notify", our("time.Time"), our("seal.Seal"), LOGGER);
    refuses("notify", our("room.Room"), our("game.Seat"), our("web.Connection"), our("host.Rooms"));
    allows("lab", our("game.Seat"), our("room.Room"), our("protocol.Wire"), our("host.RoomCodec"));
    allows("lab", our("store.SqliteJournal"), FUTURE);
    refuses("lab", our("web.Connection"), our("cluster.Ownership"), our("games.Games"));
    refuses("lab", our("games.alpha.Alpha"), our("host.RoomHost"));
    allows("", our("games.Games"), our("web.Connection"), our("store.SqliteJournal"));
  }

  private void allows(String floor, String... known) {
    for (String type : known) {
      plants.add(Planted.knowing(floor, "Allowed" + plants.size(), type));
    }
  }

  private void refuses(String floor, String... known) {
    for (String type : known) {
      Planted plant = Planted.knowing(floor, "Refused" + plants.size(), type);
      plants.add(plant);
      forbidden.add(plant.fullName());
    }
  }

  private static String our(String type) {
    return Floors.ROOT + "." + type;
  }
}
