package games.kontor.lab;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The barest journal: one thread appends all rows that wait to a file, waits once for the disk, and
 * answers them together.
 */
final class BareDisk implements Runnable {
  private static final int MOST_AT_ONCE = 500;

  /** About what a row of a game weighs. */
  private static final int ROW_BYTES = 500;

  private final Path file;
  private final Context context;
  private final ByteBuffer rows = ByteBuffer.allocateDirect(ROW_BYTES * MOST_AT_ONCE);
  private final LinkedBlockingQueue<Promise<Void>> waiting = new LinkedBlockingQueue<>();

  private BareDisk(Path file, Context context) {
    this.file = file;
    this.context = context;
  }

  /** Rows go into this new file and are answered on the context. */
  static BareDisk open(Path file, Context context) {
    var disk = new BareDisk(file, context);
    Thread.ofPlatform().daemon().name("store-writer").start(disk);
    return disk;
  }

  /** Completes when one more row is durable. */
  Future<Void> append() {
    var promise = Promise.<Void>promise();
    waiting.add(promise);
    return promise.future();
  }

  @Override
  public void run() {
    try (var channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      while (true) {
        var group = new ArrayList<Promise<Void>>();
        group.add(waiting.take());
        waiting.drainTo(group, MOST_AT_ONCE - 1);
        write(channel, group);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("nobody interrupts this thread", e);
    }
  }

  private void write(FileChannel channel, List<Promise<Void>> group) throws IOException {
    rows.clear().limit(group.size() * ROW_BYTES);
    while (rows.hasRemaining()) {
      channel.write(rows);
    }
    channel.force(false);
    context.runOnContext(nothing -> group.forEach(Promise::complete));
  }
}
