package games.kontor.web;

import games.kontor.protocol.Wire;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.util.Map;

/**
 * An answer of the HTTP interface that is not the one asked for (RFC 9457), with a code for
 * programs.
 */
record Problem(
    String type, String title, int status, String detail, String code, Map<String, Object> args) {

  static Problem of(int status, String title, String code, String detail) {
    return new Problem("about:blank", title, status, detail, code, Map.of());
  }

  static Problem notFound() {
    return of(404, "Not Found", "not-found", "There is nothing at this address.");
  }

  static Problem unknownRoom() {
    return of(404, "Not Found", "unknown-room", "No room has this code.");
  }

  static Problem noRecord() {
    return of(404, "Not Found", "no-record", "No game has been finished in this room.");
  }

  static Problem noReport() {
    return of(404, "Not Found", "no-report", "There is no report of this turn to read here.");
  }

  static Problem tooFast() {
    return of(429, "Too Many Requests", "too-fast", "Please wait a little and try again.");
  }

  static Problem tooMany() {
    return of(429, "Too Many Requests", "too-many", "Too many connections of this address.");
  }

  static Problem busy() {
    return of(503, "Service Unavailable", "busy", "Too much is asked at the moment.");
  }

  static Problem malformed(String detail) {
    return of(400, "Bad Request", "malformed", detail);
  }

  static Problem forbiddenOrigin() {
    return of(403, "Forbidden", "wrong-origin", "This page may not connect here.");
  }

  static Problem notSeated() {
    return of(403, "Forbidden", "not-seated", "You have no seat in this room.");
  }

  static Problem refused(String code, Map<String, Object> args) {
    return new Problem(
        "about:blank", "Unprocessable Content", 422, "The room cannot be: " + code, code, args);
  }

  /** The problem of a request that the router ended with this status. */
  static Problem ofStatus(int status) {
    return switch (status) {
      case 404 -> notFound();
      case 405 -> of(405, "Method Not Allowed", "method", "This cannot be done here.");
      case 413 -> of(413, "Content Too Large", "too-large", "The request is too large.");
      case 415 -> of(415, "Unsupported Media Type", "media-type", "Send application/json.");
      case 400 -> malformed("The request cannot be read.");
      default -> of(500, "Internal Server Error", "internal", "Something went wrong here.");
    };
  }

  void answer(RoutingContext context) {
    answer(context.response());
  }

  void answer(HttpServerResponse response) {
    response
        .setStatusCode(status)
        .putHeader("Content-Type", "application/problem+json")
        .putHeader("Cache-Control", "no-store")
        .end(Buffer.buffer(Wire.bytes(this)));
  }
}
