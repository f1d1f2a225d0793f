package games.kontor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ResourcesTests {

  @Test
  void manyServersOfAProcessReadThePagesAtOnce() {
    var together = new CyclicBarrier(4);
    var reading =
        Stream.generate(
                () ->
                    CompletableFuture.supplyAsync(
                        () -> pages(together), Thread::startVirtualThread))
            .limit(4)
            .toList();
    List<Map<String, byte[]>> read = reading.stream().map(CompletableFuture::join).toList();
    read.forEach(pages -> assertEquals(read.getFirst().keySet(), pages.keySet()));
  }

  private static Map<String, byte[]> pages(CyclicBarrier together) {
    try {
      together.await(10, TimeUnit.SECONDS);
      return Resources.pages();
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}
