package games.kontor.web;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The browser client, answered from memory: hashed assets for ever, all else asked for again by its
 * tag; compressed as it was packed. Addresses of pages all get the one page.
 */
public final class Pages {
  private static final String INDEX = "index.html";
  private static final String BUILD = "build.txt";
  private static final List<String> ENCODINGS = List.of("br", "gzip");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private final Map<String, File> files = new TreeMap<>();
  private final Visits visits;

  private record File(String path, Buffer plain, Map<String, Buffer> packed, String tag) {}

  /** The files by their path, {@code .br} and {@code .gz} beside those they are packed from. */
  public Pages(Map<String, byte[]> packed, Visits visits) {
    this.visits = visits;
    packed.forEach(
        (path, bytes) -> {
          if (TYPES.containsKey(ending(path)) && !path.startsWith(".")) {
            files.put(path, file(path, bytes, packed));
          }
        });
  }

  private static File file(String path, byte[] bytes, Map<String, byte[]> all) {
    var packed = new TreeMap<String, Buffer>();
    byte[] brotli = all.get(path + ".br");
    byte[] gzip = all.get(path + ".gz");
    if (brotli != null) {
      packed.put("br", Buffer.buffer(brotli));
    }
    if (gzip != null) {
      packed.put("gzip", Buffer.buffer(gzip));
    }
    return new File(path, Buffer.buffer(bytes), packed, tag(bytes));
  }

  private static String tag(byte[] bytes) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return '"' + HexFormat.of().formatHex(hash, 0, 12) + '"';
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java knows SHA-256", e);
    }
  }

  private static String ending(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  /** The name of this build of the client; null if it has none. */
  @Nullable String build() {
    var file = files.get(BUILD);
    return file == null ? null : file.plain().toString();
  }

  /** A file of the client; passes on if there is none at this address. */
  void file(RoutingContext context) {
    var file = files.get(context.normalizedPath().substring(1));
    if (file == null || file.path().equals(INDEX)) {
      context.next();
    } else {
      send(context, file, 200);
    }
  }

  /** The one page, for an address that the client knows. Whoever opens it has an identity then. */
  void page(RoutingContext context) {
    page(context, 200);
  }

  /** The same page, which then says that there is nothing here. */
  void lost(RoutingContext context) {
    page(context, 404);
  }

  private void page(RoutingContext context, int status) {
    var file = files.get(INDEX);
    if (file == null) {
      Problem.notFound().answer(context);
    } else {
      visits.player(context.request());
      send(context, file, status);
    }
  }

  private static void send(RoutingContext context, File file, int status) {
    HttpServerRequest request = context.request();
    HttpServerResponse response = context.response();
    boolean forEver = file.path().startsWith("assets/");
    response
        .putHeader("Cache-Control", forEver ? "public, max-age=31536000, immutable" : "no-cache")
        .putHeader("ETag", file.tag())
        .putHeader("Vary", "Accept-Encoding");
    if (file.tag().equals(request.getHeader("If-None-Match"))) {
      response.setStatusCode(304).end();
      return;
    }
    response
        .setStatusCode(status)
        .putHeader("Content-Type", TYPES.getOrDefault(ending(file.path()), "text/plain"));
    String encoding = encoding(request.getHeader("Accept-Encoding"), file);
    Buffer packed = encoding == null ? null : file.packed().get(encoding);
    if (encoding != null && packed != null) {
      response.putHeader("Content-Encoding", encoding).end(packed);
    } else {
      response.end(file.plain());
    }
  }

  private static @Nullable String encoding(@Nullable String accepted, File file) {
    if (accepted == null) {
      return null;
    }
    List<String> offers = List.of(accepted.toLowerCase(Locale.ROOT).split("\\s*,\\s*", -1));
    return ENCODINGS.stream()
        .filter(file.packed()::containsKey)
        .filter(encoding -> offers.stream().anyMatch(offer -> takes(offer, encoding)))
        .findFirst()
        .orElse(null);
  }

  private static boolean takes(String offer, String encoding) {
    String[] parts = offer.split("\\s*;\\s*", -1);
    return parts[0].strip().equals(encoding)
        && (parts.length == 1 || !parts[1].matches("q=0(\\.0*)?"));
  }
}
