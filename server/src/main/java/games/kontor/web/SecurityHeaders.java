package games.kontor.web;

import io.vertx.ext.web.RoutingContext;

/** What every answer tells the browser not to do. */
final class SecurityHeaders {
  private static final String POLICY =
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
          + "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
          + "connect-src 'self'";

  private final Visits visits;

  SecurityHeaders(Visits visits) {
    this.visits = visits;
  }

  void on(RoutingContext context) {
    var request = context.request();
    // Not every browser counts a WebSocket of our own origin as 'self'.
    String socket = visits.socketOrigin(request).map(origin -> " " + origin).orElse("");
    var response =
        context
            .response()
            .putHeader("Content-Security-Policy", POLICY + socket)
            .putHeader("X-Content-Type-Options", "nosniff")
            .putHeader("Referrer-Policy", "no-referrer")
            .putHeader("Cross-Origin-Opener-Policy", "same-origin")
            .putHeader("Cross-Origin-Resource-Policy", "same-origin")
            .putHeader(
                "Permissions-Policy",
                "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    if (visits.secure(request)) {
      response.putHeader("Strict-Transport-Security", "max-age=31536000");
    }
    context.next();
  }
}
