package games.kontor;

import com.fasterxml.jackson.databind.JsonNode;
import games.kontor.protocol.Wire;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Opens rooms and asks for pages over HTTP, for tests on plain threads. */
public final class TestRooms {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private TestRooms() {}

  /** Opens a room of this game and returns its code; the client is its host. */
  public static String open(TestServer server, TestClient host, String game, int seats) {
    return open(server, host, "{\"game\":\"%s\",\"seats\":%d}".formatted(game, seats));
  }

  /** Opens a room as the JSON wishes. */
  public static String open(TestServer server, TestClient host, String wish) {
    return open(server.url(), host, wish);
  }

  /** Opens a room as the JSON wishes, on the server at this address. */
  public static String open(String url, TestClient host, String wish) {
    var answer = post(url + "/api/rooms", wish, "Cookie", host.cookie());
    if (answer.statusCode() != 201) {
      throw new AssertionError("not opened: " + answer.body());
    }
    return json(answer).path("room").asText();
  }

  /** The answer to a GET; headers are names and values in turn. */
  public static HttpResponse<String> get(String url, String... headers) {
    return ask(request(url, headers).GET().build());
  }

  /** The answer to a HEAD. */
  public static HttpResponse<String> head(String url) {
    return ask(request(url).method("HEAD", HttpRequest.BodyPublishers.noBody()).build());
  }

  /** The answer to a POST of JSON. */
  public static HttpResponse<String> post(String url, String json, String... headers) {
    return ask(
        request(url, headers)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json))
            .build());
  }

  private static HttpRequest.Builder request(String url, String... headers) {
    var request = HttpRequest.newBuilder(URI.create(url));
    return headers.length == 0 ? request : request.headers(headers);
  }

  /** The answer to any request. */
  public static HttpResponse<String> ask(HttpRequest request) {
    try {
      return HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The body as JSON. */
  public static JsonNode json(HttpResponse<String> answer) {
    try {
      return Wire.mapper().readTree(answer.body());
    } catch (IOException e) {
      throw new AssertionError(answer.body(), e);
    }
  }
}
