package games.kontor.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The frames in src/test/resources/frames are read here and by the browser's tests. */
final class GoldenFrameTests {
  private static final Path FRAMES = Path.of("src/test/resources/frames");

  @ParameterizedTest
  @MethodSource("clientFrames")
  void readsAndWritesWhatAClientSends(Path file) throws IOException {
    byte[] frame = frame(file);
    assertEquals(text(frame), text(Wire.encode(Wire.decode(frame))));
  }

  @ParameterizedTest
  @MethodSource("serverFrames")
  void readsAndWritesWhatTheServerSends(Path file) throws IOException {
    byte[] frame = frame(file);
    assertEquals(text(frame), text(Wire.encode(Wire.decodeServer(frame))));
  }

  @Test
  void holdsAFrameOfEachKind() throws IOException {
    assertEquals(kinds(ClientMessage.class), kindsIn(clientFrames()));
    assertEquals(kinds(ServerMessage.class), kindsIn(serverFrames()));
  }

  static List<Path> clientFrames() throws IOException {
    return files("client");
  }

  static List<Path> serverFrames() throws IOException {
    return files("server");
  }

  private static List<Path> files(String sender) throws IOException {
    try (Stream<Path> files = Files.list(FRAMES.resolve(sender))) {
      return files.sorted().toList();
    }
  }

  private static byte[] frame(Path file) throws IOException {
    return Files.readString(file).strip().getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] frame) {
    return new String(frame, StandardCharsets.UTF_8);
  }

  private static Collection<String> kinds(Class<?> root) {
    var kinds = new TreeSet<String>();
    Names.leaves(root).forEach(leaf -> kinds.add(Names.kind(leaf)));
    return kinds;
  }

  private static Collection<String> kindsIn(List<Path> files) throws IOException {
    var kinds = new TreeSet<String>();
    for (Path file : files) {
      kinds.add(Wire.mapper().readTree(frame(file)).path("type").asText("patch"));
    }
    return kinds;
  }
}
