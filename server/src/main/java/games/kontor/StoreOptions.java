package games.kontor;

import games.kontor.store.StoreLimits;
import picocli.CommandLine.Option;

/** How much the store takes on, as settings. */
final class StoreOptions {

  @Option(
      names = "--looks-waiting",
      defaultValue = "${env:KONTOR_LOOKS_WAITING:-256}",
      description =
          "Reads that may wait and for which nobody at a table waits"
              + " (KONTOR_LOOKS_WAITING, default 256).")
  private int looksWaiting;

  @Option(
      names = "--long-rows",
      defaultValue = "${env:KONTOR_LONG_ROWS:-20000}",
      description =
          "Rooms of more rows are read one after the other, beside all others"
              + " (KONTOR_LONG_ROWS, default 20000; 0: none is).")
  private int longRows;

  /** Throws IllegalArgumentException for a value that cannot be. */
  StoreLimits limits() {
    return new StoreLimits(looksWaiting, longRows);
  }
}
