package games.kontor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.vertx.pgclient.SslMode;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PostgresAddressTests {
  private static final String CERTIFICATE = "?sslrootcert=/etc/ca.pem&sslmode=";

  private static SslMode mode(String query) {
    return PostgresAddress.of("postgres://u:p@h/d" + query).options("x", Map.of()).getSslMode();
  }

  @Test
  void saysWhereTheDatabaseIsAndWhoComes() {
    var options =
        PostgresAddress.of("postgresql://ann%40home:p%40ss+%2F:%25@db_1.example:6432/kon%20tor")
            .options("me", Map.of());

    assertEquals("db_1.example", options.getHost());
    assertEquals(6432, options.getPort());
    assertEquals("ann@home", options.getUser());
    assertEquals("p@ss+/:%", options.getPassword());
    assertEquals("kon tor", options.getDatabase());
    assertEquals("me", options.getProperties().get("application_name"));
  }

  @Test
  void knowsTheUsualPortAndAddressesOfSixGroups() {
    var options = PostgresAddress.of("postgres://u@[::1]/d").options("me", Map.of());

    assertEquals("::1", options.getHost());
    assertEquals(5432, options.getPort());
    assertEquals("", options.getPassword());
    assertEquals("postgres://[::1]:5432/d", PostgresAddress.of("postgres://u@[::1]/d").toString());
  }

  @Test
  void protectsTheLineAsItIsTold() {
    assertEquals(SslMode.DISABLE, mode(""));
    assertEquals(SslMode.PREFER, mode("?sslmode=prefer"));
    assertEquals(SslMode.REQUIRE, mode("?sslmode=require"));
    assertEquals(SslMode.VERIFY_CA, mode(CERTIFICATE + "verify-ca"));
    assertEquals(SslMode.VERIFY_FULL, mode(CERTIFICATE + "verify-full"));
    assertThrows(IllegalArgumentException.class, () -> mode("?sslmode=verify-full"));
    assertThrows(IllegalArgumentException.class, () -> mode("?sslmode=allow"));
  }

  @Test
  void handsOnOtherParametersButNotThoseThatAreOurs() {
    var options =
        PostgresAddress.of("postgres://u@h/d?synchronous_commit=remote_apply&search_path=x")
            .options("me", Map.of("search_path", "kontor"));

    assertEquals("remote_apply", options.getProperties().get("synchronous_commit"));
    assertEquals("kontor", options.getProperties().get("search_path"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mysql://user:hush@host/db",
        "postgres://user:hush@host",
        "postgres://user:hush@host/",
        "postgres://user:hush@:5432/db",
        "postgres://user:hush@host:port/db",
        "postgres://user:hush@host:99999/db",
        "postgres://:hush@host/db",
        "postgres://host/db?password=hush&user=u",
        "postgres://u@host/db?password=hush",
        "postgres://user:hush @host/db",
        "postgres://user:hush%@host/db",
        "postgres://user:hush@host/db?hush",
        "user:hush@host"
      })
  void refusesWhatIsNoneAndKeepsThePasswordToItself(String text) {
    var refused = assertThrows(IllegalArgumentException.class, () -> PostgresAddress.of(text));

    for (Throwable one = refused; one != null; one = one.getCause()) {
      assertFalse(String.valueOf(one.getMessage()).contains("hush"), refused::getMessage);
    }
  }

  @Test
  void keepsThePasswordToItselfWhenItIsShown() {
    var database = Database.at(PostgresAddress.of("postgres://user:hush@host/db"));

    assertFalse(database.toString().contains("hush"), database::toString);
  }
}
