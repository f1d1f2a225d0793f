package games.kontor.notify;

/** What became of an attempt to tell something. */
enum Outcome {
  /** Whoever takes it in has it. */
  TOLD,
  /** Not now; another attempt may succeed. */
  LATER,
  /** Not this way, however often it is tried. */
  NEVER
}
