package games.kontor.store;

import io.vertx.core.VertxException;
import io.vertx.pgclient.PgException;
import java.util.Objects;
import java.util.Set;

/** What a failure tells of the one who asked, and of the database. */
enum PostgresTrouble {
  /** Another row is there, or the one before is not: somebody else has this room. */
  FENCE,
  /** The transaction is undone for a reason that may pass. */
  AGAIN,
  /** Nobody knows what became of the transaction, and the connection is good for nothing. */
  AWAY,
  /** It is undone, and would fail each time. */
  FAULT;

  /** Raised by the trigger of the journal. */
  static final String NO_ROW_BEFORE = "KN001";

  private static final String TAKEN = "23505";
  private static final String NO_ROOM = "23503";
  private static final String TRANSACTION_FAILED = "25P02";
  private static final Set<String> FENCES =
      Set.of("journal_pkey", "entry_pkey", "journal_room_fkey");

  /** A server that is a standby by now, that ends, or that is not there yet. */
  private static final Set<String> GONE =
      Set.of("25006", "25P03", "57P01", "57P02", "57P03", "57P05");

  /** A statement took too long, a deadlock, a lock that was not to be had. */
  private static final Set<String> PASSING =
      Set.of("40001", "40P01", "55P03", "57014", TRANSACTION_FAILED);

  static PostgresTrouble of(Throwable failure) {
    if (failure instanceof NoLine) {
      return AWAY;
    }
    if (failure instanceof PgException told) {
      return of(told);
    }
    boolean ours = failure instanceof RuntimeException && !(failure instanceof VertxException);
    return ours || failure instanceof StackOverflowError ? FAULT : AWAY;
  }

  private static PostgresTrouble of(PgException told) {
    String state = Objects.requireNonNullElse(told.getSqlState(), "");
    String constraint = Objects.requireNonNullElse(told.getConstraint(), "");
    if (state.equals(NO_ROW_BEFORE)
        || (FENCES.contains(constraint) && (state.equals(TAKEN) || state.equals(NO_ROOM)))) {
      return FENCE;
    }
    if (GONE.contains(state) || state.startsWith("08") || state.isEmpty()) {
      return AWAY;
    }
    // 53: it has no memory, disk or connection left; 58: its machine fails it.
    return PASSING.contains(state) || state.startsWith("53") || state.startsWith("58")
        ? AGAIN
        : FAULT;
  }

  /** True if it tells only that another statement of its transaction has failed. */
  static boolean isEcho(Throwable failure) {
    return failure instanceof PgException told && TRANSACTION_FAILED.equals(told.getSqlState());
  }

  /** True if a server that begins need not try again: it is not let in, or not understood. */
  static boolean isForGood(Throwable failure) {
    Throwable told = failure instanceof NoLine ? failure.getCause() : failure;
    return told instanceof PgException && of(told) == FAULT;
  }

  /** Nothing was asked: there is no connection to be had. */
  static final class NoLine extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NoLine(Throwable cause) {
      super("no connection: " + cause.getMessage(), cause, false, false);
    }
  }
}
